import { StyleSheet, View } from 'react-native';
import { PHRASES } from '../../../engine/chinese/words';
import { CardShape } from '../../CardShape';
import { Hanzi } from '../../Hanzi';
import { useLook } from '../../look';
import { useTheme } from '../../theme';
import type { FrontProps } from '../front';
import { IndexFace } from './IndexFace';
import { WholeFace } from './WholeFace';

interface Props extends FrontProps {
  /** Known to be wangpai this round: it says so at its foot. */
  readonly wangpai?: boolean;
}

/** Narrower than this, a card has no room for its sounds. */
const NARROW = 96;

/** A card of the sixty: its element in colour and as a character, its animal, its place in the cycle. */
export function ZodiacCard(props: Props) {
  const look = useLook();
  const { card, width, label, formal = false, compact = width < NARROW, wangpai = false } = props;
  const { face = look.face } = props;
  const Face = compact ? IndexFace : WholeFace;
  return (
    <CardShape
      width={width}
      plain={compact}
      {...(label === undefined ? decoration : picture(label))}
    >
      <Face number={Number(card)} width={width} face={face} script={look.script} formal={formal} />
      {wangpai && <WangpaiMark width={width} compact={compact} />}
    </CardShape>
  );
}

/** What is wangpai says so in words: a colour alone would not do. */
function WangpaiMark({ width, compact }: { readonly width: number; readonly compact: boolean }) {
  const { colors } = useTheme();
  const { script } = useLook();
  const place = compact
    ? [styles.band, { height: width * 0.22, paddingLeft: width * 0.06 }]
    : [styles.corner, { top: width * 0.08, right: width * 0.09, paddingHorizontal: width * 0.04 }];
  return (
    <View style={[place, { backgroundColor: colors.accent }]}>
      <Hanzi
        script={script}
        allowFontScaling={false}
        style={{
          color: colors.onAccent,
          fontSize: width * (compact ? 0.18 : 0.14),
          lineHeight: width * (compact ? 0.22 : 0.18),
        }}
      >
        {PHRASES.wangpai.hanzi[script]}
      </Hanzi>
    </View>
  );
}

const decoration = { 'aria-hidden': true } as const;
const picture = (label: string) =>
  ({ role: 'img', 'aria-label': label, accessible: true }) as const;

const styles = StyleSheet.create({
  corner: { position: 'absolute', borderRadius: 4 },
  band: {
    position: 'absolute',
    left: 0,
    right: 0,
    bottom: 0,
    borderBottomLeftRadius: 6,
    borderBottomRightRadius: 6,
  },
});
