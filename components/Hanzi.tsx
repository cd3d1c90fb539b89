import { Text, type TextProps } from 'react-native';
import { useTheme } from './theme';

/** `lang` is for browsers, the other for iOS; each platform ignores what it does not know. */
const spokenAs = (tag: string) => ({ lang: tag, accessibilityLanguage: tag });

/** Chinese characters, in the bundled font, tagged so that a voice reads them as Chinese. */
export function Hanzi({ style, ...rest }: TextProps) {
  const { colors, hanziFont } = useTheme();
  return (
    <Text
      {...spokenAs('zh-Hans')}
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
