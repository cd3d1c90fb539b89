import { Text, type TextProps } from 'react-native';
import type { Script } from '../engine/chinese/reading';
import { useTheme } from './theme';

/** `lang` is for browsers, the other for iOS; each platform ignores what it does not know. */
const spokenAs = (tag: string) => ({ lang: tag, accessibilityLanguage: tag });

const TAGS: Readonly<Record<Script, string>> = { simplified: 'zh-Hans', traditional: 'zh-Hant' };

interface Props extends TextProps {
  readonly script?: Script;
}

/** Chinese characters, in the bundled font, tagged so that a voice reads them as Chinese. */
export function Hanzi({ style, script = 'simplified', ...rest }: Props) {
  const { colors, hanziFont } = useTheme();
  return (
    <Text
      {...spokenAs(TAGS[script])}
      {...rest}
      style={[{ color: colors.ink, fontFamily: hanziFont }, style]}
    />
  );
}

/** Their sound in letters. In the same font: system fonts often draw ǎ and ǚ badly. */
export function Pinyin({ style, ...rest }: TextProps) {
  const { colors, hanziFont } = useTheme();
  return (
    <Text
      {...spokenAs('zh-Latn-pinyin')}
      {...rest}
      style={[{ color: colors.inkSoft, fontFamily: hanziFont }, style]}
    />
  );
}
