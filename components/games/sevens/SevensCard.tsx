import { StyleSheet, View } from 'react-native';
import { readNumber } from '../../../engine/chinese/number';
import { faceOf } from '../../../engine/games/sevens/cards';
import { CARD_RATIO, CardShape } from '../../CardShape';
import { Hanzi, Pinyin } from '../../Hanzi';
import { useLook, type CardFace } from '../../look';
import { useTheme } from '../../theme';
import { face as named } from './face';
import { Index } from './Index';
import { suitColor, SuitSign } from './SuitSign';

interface Props {
  readonly card: string;
  readonly width: number;
  readonly label?: string;
  readonly formal?: boolean;
  /** For small cards, and those that others half cover. */
  readonly compact?: boolean;
  readonly face?: CardFace;
  /** Other cards cover what is below, and not the side. */
  readonly inRow?: boolean;
}

/** Narrower than this, a card has no room for its sound. */
const NARROW = 64;
/** From here on it lies alone: what it is called stands on it whole, and the corner needs less. */
const LARGE = 150;

/** A card with its number and the sign of its suit in the corner, and large in the middle whatever is left to say. */
export function SevensCard(props: Props) {
  const { card, width, label, formal = false, inRow = false } = props;
  const { compact = width < NARROW } = props;
  const { colors } = useTheme();
  const look = useLook();
  const face = props.face ?? look.face;
  const { number, suit } = faceOf(card);
  const color = suitColor(colors, suit);
  const reading = readNumber(number);
  // Where the corner says all, the middle is for the suit.
  const signed = face === 'digitsOnly' || face === 'hanzi';
  const large = width >= LARGE;
  const across = inRow || large;
  const middle = across ? { bottom: width * 0.1 } : { right: width * 0.08, bottom: width * 0.1 };
  return (
    <CardShape
      width={width}
      plain={compact}
      {...(label === undefined ? decoration : picture(label))}
    >
      <View style={[styles.corner, { left: width * 0.07, top: width * 0.05 }]}>
        <Index
          card={card}
          width={large ? width / 2 : width}
          inRow={inRow}
          formal={formal}
          face={face}
        />
      </View>
      <View style={[styles.middle, across && styles.across, middle]}>
        {signed ? (
          <SuitSign suit={suit} size={width * 0.52} />
        ) : (
          <Hanzi
            script={look.script}
            allowFontScaling={false}
            style={{ color, fontSize: width * 0.58, lineHeight: width * 0.68 }}
          >
            {(formal ? reading.formal : reading.hanzi)[look.script]}
          </Hanzi>
        )}
        {!compact && !signed && (
          <Pinyin
            allowFontScaling={false}
            style={{ fontSize: width * 0.14, lineHeight: width * 0.2 }}
          >
            {large ? named(card).pinyin : reading.pinyin}
          </Pinyin>
        )}
      </View>
    </CardShape>
  );
}

/** What a card leaves to be seen when the next one lies on its lower part, as a share of its width. */
export const STRIP = 0.46;

export const heightOf = (width: number) => width / CARD_RATIO;

const decoration = { 'aria-hidden': true } as const;
const picture = (label: string) =>
  ({ role: 'img', 'aria-label': label, accessible: true }) as const;

const styles = StyleSheet.create({
  corner: { position: 'absolute' },
  middle: { position: 'absolute', alignItems: 'center' },
  across: { left: 0, right: 0 },
});
