const { withGradleProperties } = require('expo/config-plugins');

/** Of the store in which Android keeps what the app keeps: six, unless told. Five thousand long matches are twenty. */
const ROOM = { type: 'property', key: 'AsyncStorage_db_size_in_MB', value: '64' };

// The app as app.json has it; for a site that does not live at the top of its host, under that path.
module.exports = ({ config }) => {
  const baseUrl = process.env.EXPO_BASE_URL;
  const app = baseUrl ? { ...config, experiments: { ...config.experiments, baseUrl } } : config;
  return withGradleProperties(app, (changing) => {
    changing.modResults = [...changing.modResults.filter(({ key }) => key !== ROOM.key), ROOM];
    return changing;
  });
};
