import { Text, type TextStyle } from 'react-native';
import { Hanzi } from '../Hanzi';
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
  const look = { color: colors.ink, fontSize: text.m, lineHeight: text.m * 1.5, ...style };
  if (isChinese(children)) return <Text style={look}>{children}</Text>;
  return (
    <Text style={look}>
      {children.split(CHINESE).map((part, at) =>
        at % 2 === 1 ? (
          <Hanzi key={at} style={{ color: look.color, fontSize: look.fontSize * 1.1 }}>
            {part}
          </Hanzi>
        ) : (
          part
        ),
      )}
    </Text>
  );
}

/** A text that is Chinese throughout needs no parts picked out. */
function isChinese(text: string): boolean {
  const characters = text.match(/[\u4e00-\u9fff]/g)?.length ?? 0;
  const letters = text.match(/[a-z]/gi)?.length ?? 0;
  return characters > letters;
}
