const fs = require('node:fs');
const path = require('node:path');
const { getDefaultConfig } = require('expo/metro-config');

/** The packages are the app's own, seen through a link: Metro reads only what it is told to watch. */
const config = getDefaultConfig(__dirname);
config.watchFolders = [fs.realpathSync(path.join(__dirname, 'node_modules'))];

module.exports = config;
