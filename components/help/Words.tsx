import { Text, type TextStyle } from 'react-native';
import { CHARACTERS } from '../../engine/chinese/characters';
import { Hanzi } from '../Hanzi';
import { useLook } from '../look';
import { useTheme } from '../theme';

interface Props {
  readonly children: string;
  readonly style?: TextStyle;
}

/** Characters, and the pauses between them. */
const CHINESE = /([\u4e00-\u9fff]+(?:，[\u4e00-\u9fff]+)*)/;

/** A text in which Chinese words may stand among others: those are drawn and read out as Chinese. */
export function Words({ children, style }: Props) {
  const { colors, text } = useTheme();
  const { script } = useLook();
  const look = { color: colors.ink, fontSize: text.m, lineHeight: text.m * 1.5, ...style };
  if (isChinese(children)) return <Text style={look}>{children}</Text>;
  const inline = { color: look.color, fontSize: look.fontSize * 1.1 };
  return (
    <Text style={look}>
      {children.split(CHINESE).map((part, at) =>
        at % 2 === 1 ? (
          <Hanzi key={at} script={script} style={inline}>
            {script === 'simplified' ? part : traditional(part)}
          </Hanzi>
        ) : (
          part
        ),
      )}
    </Text>
  );
}

/** With characters beyond those that the games teach, it is a Chinese text and needs no parts picked out. */
function isChinese(text: string): boolean {
  return (text.match(/[\u4e00-\u9fff]/g) ?? []).some((character) => !(character in CHARACTERS));
}

function traditional(part: string): string {
  return Array.from(part, (character) => CHARACTERS[character]?.[1] ?? character).join('');
}
