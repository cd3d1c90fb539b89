import { StyleSheet, View } from 'react-native';
import { readNumber } from '../engine/chinese/number';
import { Card } from './Card';
import { CardBack } from './CardBack';
import { CARD_RATIO } from './CardShape';

/** A hand of cards, only to be looked at. */
export function Fan({ width }: { readonly width: number }) {
  const card = width * 0.36;
  const cards = [
    <CardBack key="back" width={card} />,
    ...[1, 2, 3].map((n) => <Card key={n} reading={readNumber(n)} width={card} />),
  ];
  return (
    <View aria-hidden style={[styles.fan, { width, height: card / CARD_RATIO + width * 0.12 }]}>
      {cards.map((drawn, place) => {
        const turn = place - (cards.length - 1) / 2;
        return (
          <View
            key={drawn.key}
            style={[
              styles.card,
              {
                left: width / 2 - card / 2 + turn * width * 0.19,
                top: width * 0.04 + turn * turn * width * 0.022,
                transform: [{ rotate: `${turn * 9}deg` }],
              },
            ]}
          >
            {drawn}
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({ fan: { alignSelf: 'center' }, card: { position: 'absolute' } });
