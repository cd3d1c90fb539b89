const en = {
  say: 'Say it',
  missing:
    'This device has no Chinese voice, so read the pinyin. The settings of this app tell how to add one.',
  test: 'Test the voice',
  trying: 'Looking for a Chinese voice…',
  speaks: (name: string, language: string) => `Speaking: ${name} (${language}).`,
  quiet:
    'Heard nothing? Turn the volume up. On an iPhone or iPad the silent switch mutes the voice too.',
  none: 'This device has no Chinese voice yet. Nothing else is missing: the pinyin shows how it sounds.',
  help: {
    ios: 'iPhone and iPad: Settings, Accessibility, Spoken Content (or Read & Speak), Voices, Chinese. Choose a Mandarin voice and download it.',
    android:
      'Android: Settings, search for “text-to-speech”, open the settings of the speech engine, Install voice data, Chinese (China).',
    browser:
      'Computer: add a Chinese voice in the system’s settings (Windows: Language; Mac: Spoken Content), then start the browser again. Chrome and Edge bring one when online.',
  },
};

const zh: typeof en = {
  say: '读一读',
  missing: '这台设备没有中文语音，请看拼音。本应用的设置里写着怎样添加。',
  test: '试一试声音',
  trying: '正在找中文语音……',
  speaks: (name, language) => `正在朗读：${name}（${language}）。`,
  quiet: '没听到？请调大音量。iPhone 和 iPad 的静音开关也会关掉声音。',
  none: '这台设备还没有中文语音。别的都好用：看拼音就知道怎么读。',
  help: {
    ios: 'iPhone 和 iPad：设置 → 辅助功能 → 朗读内容 → 声音 → 中文，下载一个普通话声音。',
    android: '安卓：在设置里搜索“文字转语音”，打开语音引擎的设置，安装语音数据，选中文（中国）。',
    browser:
      '电脑：在系统设置里添加中文语音（Windows 在“语言”，Mac 在“朗读内容”），再重新打开浏览器。Chrome 和 Edge 联网时自带中文语音。',
  },
};

export const voice = { en, zh };
