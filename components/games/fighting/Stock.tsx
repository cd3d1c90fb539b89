import { StyleSheet, View } from 'react-native';
import { ANIMAL_READINGS, zodiacCard } from '../../../engine/chinese/zodiac';
import { PHRASES } from '../../../engine/chinese/words';
import { CardBack } from '../../CardBack';
import { CARD_RATIO } from '../../CardShape';
import { fitting } from '../../fitting';
import { Hanzi } from '../../Hanzi';
import { useLook } from '../../look';
import { Piece } from '../../table/Piece';
import { useTheme } from '../../theme';
import { ElementSeal } from './ElementSeal';
import { face } from './face';
import type { PartProps } from './table';
import { ZodiacCard } from './ZodiacCard';

/** What nobody was dealt, and on it the card that was called: all of its element and all of its animal are wangpai. */
export function Stock(props: PartProps) {
  const { view, plan, words, onLook } = props;
  const { wangpai, stock } = view;
  const { x, y, width } = plan.stock;
  const height = width / CARD_RATIO;
  return (
    <>
      {stock > 0 && (
        <View
          role="img"
          aria-label={words.stock(stock)}
          accessible
          style={[styles.stock, { left: x - width / 2, top: y - height / 2 }]}
        >
          <CardBack width={width} />
        </View>
      )}
      {wangpai !== null && (
        <>
          <Piece
            key={wangpai}
            id={wangpai}
            place={plan.called}
            label={words.card(Number(wangpai), { wangpai: true })}
            onPress={() => onLook(face(wangpai), wangpai)}
            onLongPress={() => onLook(face(wangpai), wangpai)}
          >
            <ZodiacCard card={wangpai} width={plan.called.width} />
          </Piece>
          <Wangpai {...props} card={Number(wangpai)} />
        </>
      )}
    </>
  );
}

/** 王牌, and the two signs by which it is known. */
function Wangpai({ plan, words, card }: PartProps & { readonly card: number }) {
  const { colors, text } = useTheme();
  const { script } = useLook();
  const { x, y, width, height } = plan.wangpai;
  const { element, animal } = zodiacCard(card);
  const title = PHRASES.wangpai.hanzi[script];
  const sign = Math.min(height * 0.42, width * 0.44, 40);
  return (
    <View
      role="img"
      aria-label={words.wangpai(card)}
      accessible
      style={[styles.wangpai, { left: x, top: y, width, height }]}
    >
      <Hanzi
        script={script}
        style={{
          color: colors.accent,
          fontSize: fitting(Math.min(text.l, height * 0.3), title, width),
        }}
      >
        {title}
      </Hanzi>
      <View style={styles.signs}>
        <ElementSeal element={element} size={sign} />
        <Hanzi
          script={script}
          allowFontScaling={false}
          style={{ fontSize: sign * 0.9, lineHeight: sign * 1.1 }}
        >
          {ANIMAL_READINGS[animal].hanzi[script]}
        </Hanzi>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  stock: { position: 'absolute' },
  wangpai: { position: 'absolute', alignItems: 'center', justifyContent: 'center' },
  signs: { flexDirection: 'row', alignItems: 'center', gap: 4 },
});
