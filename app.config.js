// The app as app.json has it; for a site that does not live at the top of its host, under that path.
module.exports = ({ config }) => {
  const baseUrl = process.env.EXPO_BASE_URL;
  return baseUrl ? { ...config, experiments: { ...config.experiments, baseUrl } } : config;
};
