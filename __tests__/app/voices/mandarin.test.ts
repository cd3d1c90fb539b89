import { chooseMandarin } from '../../../app/services/mandarin';
import {
  android,
  chrome,
  edge,
  iPhone,
  iPhoneWithBetterVoice,
  olderAndroid,
  safari,
} from './lists';

test.each([
  ['an iPhone', iPhone, 'com.apple.voice.compact.zh-CN.Tingting'],
  [
    'an iPhone with a better voice',
    iPhoneWithBetterVoice,
    'com.apple.voice.enhanced.zh-CN.Tingting',
  ],
  ['Android', android, 'cmn-cn-x-ccc-local'],
  ['an older Android', olderAndroid, 'zho-CHN-default'],
  ['Chrome', chrome, 'Google 普通话（中国大陆）'],
  ['Safari', safari, 'com.apple.voice.compact.zh-CN.Tingting'],
  ['Edge', edge, 'Microsoft Huihui - Chinese (Simplified)'],
])('%s speaks Mandarin', (_, voices, identifier) => {
  expect(chooseMandarin(voices)?.identifier).toBe(identifier);
  expect(chooseMandarin([...voices].reverse())?.identifier).toBe(identifier);
});

test.each([
  'zh',
  'zh-CN',
  'zh_CN',
  'zh-Hans',
  'zh-Hans-CN',
  'zh_CN_#Hans',
  'zh-TW',
  'zh-Hant-TW',
  'zh-SG',
  'cmn',
  'cmn-CN',
  'cmn-Hans-CN',
  'zho-CHN',
  'zho-TWN',
  'ZH-cn',
])('%s is Mandarin', (language) => {
  expect(chooseMandarin([{ identifier: 'it', language, quality: 'Default' }])).not.toBeNull();
});

test.each([
  'zh-HK',
  'zh_HK',
  'zh-Hant-HK',
  'zho-HKG',
  'zh-MO',
  'yue',
  'yue-HK',
  'yue-CN',
  'wuu-CN',
  'nan-TW',
  'zh-CN-liaoning',
  'ja-JP',
  'en-CN',
  '',
])('%s is not', (language) => {
  expect(chooseMandarin([{ identifier: 'it', language, quality: 'Enhanced' }])).toBeNull();
});

test('a device without voices has none', () => {
  expect(chooseMandarin([])).toBeNull();
});
