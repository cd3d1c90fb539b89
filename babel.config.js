module.exports = (api) => {
  api.cache.using(() => process.env.NODE_ENV);
  return {
    presets: ['babel-preset-expo'],
    // Jest runs modules as CommonJS, which has no import() of its own there; Metro makes pieces of them.
    env: { test: { plugins: ['@babel/plugin-transform-dynamic-import'] } },
  };
};
