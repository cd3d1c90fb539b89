import type { Voice } from '../../../app/services/mandarin';

const voice = (identifier: string, language: string, quality = 'Default'): Voice => ({
  identifier,
  language,
  quality,
});

const browserVoice = (identifier: string, language: string, localService: boolean): Voice => ({
  ...voice(identifier, language),
  localService,
});

/** What devices really list, cut down to a few other languages and all that is called Chinese. */
export const iPhone = [
  voice('com.apple.voice.compact.de-DE.Anna', 'de-DE'),
  voice('com.apple.voice.compact.en-US.Samantha', 'en-US'),
  voice('com.apple.voice.compact.ja-JP.Kyoko', 'ja-JP'),
  voice('com.apple.voice.compact.zh-HK.Sinji', 'zh-HK'),
  voice('com.apple.voice.compact.zh-TW.Meijia', 'zh-TW'),
  voice('com.apple.voice.compact.zh-CN.Tingting', 'zh-CN'),
];

export const iPhoneWithBetterVoice = [
  ...iPhone,
  voice('com.apple.voice.enhanced.zh-HK.Sinji', 'zh-HK', 'Enhanced'),
  voice('com.apple.voice.enhanced.zh-CN.Tingting', 'zh-CN', 'Enhanced'),
];

export const android = [
  voice('en-us-x-iol-local', 'en-US', 'Enhanced'),
  voice('yue-hk-x-jar-local', 'yue-HK', 'Enhanced'),
  voice('cmn-tw-x-ctc-network', 'zh-TW', 'Enhanced'),
  voice('cmn-cn-x-ccc-network', 'zh-CN', 'Enhanced'),
  voice('cmn-tw-x-ctd-local', 'zh-TW', 'Enhanced'),
  voice('cmn-cn-x-ccc-local', 'zh-CN', 'Enhanced'),
];

export const olderAndroid = [
  voice('eng-USA-default', 'eng-USA'),
  voice('zho-HKG-default', 'zho-HKG'),
  voice('zho-CHN-default', 'zho-CHN'),
];

export const chrome = [
  browserVoice('Google US English', 'en-US', false),
  browserVoice('Google 粤語（香港）', 'zh-HK', false),
  browserVoice('Google 國語（臺灣）', 'zh-TW', false),
  browserVoice('Google 普通话（中国大陆）', 'zh-CN', false),
];

export const safari = [
  browserVoice('com.apple.voice.compact.en-GB.Daniel', 'en-GB', true),
  browserVoice('com.apple.voice.compact.zh-TW.Meijia', 'zh-TW', true),
  browserVoice('com.apple.voice.compact.zh-HK.Sinji', 'zh-HK', true),
  browserVoice('com.apple.voice.compact.zh-CN.Tingting', 'zh-CN', true),
];

export const edge = [
  browserVoice('Microsoft XiaoMin Online - Chinese (Shaanxi)', 'zh-CN-shaanxi', false),
  browserVoice('Microsoft Xiaobei Online - Chinese (Liaoning)', 'zh-CN-liaoning', false),
  browserVoice('Microsoft HiuMaan Online - Chinese (Hong Kong)', 'zh-HK', false),
  browserVoice('Microsoft Xiaoxiao Online - Chinese (Mainland)', 'zh-CN', false),
  browserVoice('Microsoft Huihui - Chinese (Simplified)', 'zh-CN', true),
];
