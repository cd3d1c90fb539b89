import { useState } from 'react';
import { Text, View } from 'react-native';
import { Card } from '../../components/Card';
import { cardLabel } from '../../components/cardLabel';
import { Choice } from '../../components/controls/Choice';
import { DragLayer } from '../../components/table/DragLayer';
import { Hand } from '../../components/table/Hand';
import type { Intent } from '../../components/table/intent';
import { layGroups } from '../../components/table/layGroups';
import { Piece } from '../../components/table/Piece';
import type { Rect } from '../../components/table/place';
import { Zone } from '../../components/table/Zone';
import { useTheme } from '../../components/theme';
import { Word } from '../../components/Word';
import { readNumber } from '../../engine/chinese/number';
import { words } from './words';

const COUNTS = [1, 5, 10] as const;
const PLACES = ['left', 'right', 'hand'] as const;
type Put = (typeof PLACES)[number];

const HEIGHT = 340;
const GAP = 8;

/** Cards to carry by finger, taps or keys: from a hand to two places and back, and one place that is shut. */
export function Hands({ width }: { readonly width: number }) {
  const [count, setCount] = useState<number>(5);
  const [put, setPut] = useState<Readonly<Record<string, Put>>>({});
  const [word, setWord] = useState<string | null>(null);
  const cards = Array.from({ length: count }, (_, at) => `${7 + at * 3}`);
  const placeOf = (card: string) => put[card] ?? 'hand';

  const third = (width - 2 * GAP) / 3;
  const rect = (at: number): Rect => ({ x: at * (third + GAP), y: 0, width: third, height: 170 });
  const hand: Rect = { x: 0, y: 190, width, height: HEIGHT - 190 };
  const intents = cards.flatMap((card): Intent[] =>
    PLACES.filter((place) => place !== placeOf(card)).map((place) => ({
      piece: card,
      zone: place,
      label: words.to(card, words[place]),
      act: () => setPut((before) => ({ ...before, [card]: place })),
    })),
  );
  return (
    <>
      <Choice
        label={words.count}
        options={COUNTS.map((value) => ({ value, label: `${value}` }))}
        value={count}
        onChange={setCount}
      />
      <View style={{ width, height: HEIGHT }}>
        <DragLayer
          intents={intents}
          whyNot={(_, zone) => (zone === 'shut' ? words.refused : null)}
          onRefused={setWord}
        >
          <Zone id="hand" rect={hand} />
          <Spot id="left" rect={rect(0)} />
          <Spot id="right" rect={rect(1)} />
          <Spot id="shut" rect={rect(2)} />
          {(['left', 'right'] as const).map((place, at) => (
            <Laid
              key={place}
              cards={cards.filter((card) => placeOf(card) === place)}
              rect={rect(at)}
            />
          ))}
          <Hand
            label={words.hand}
            cards={cards
              .filter((card) => placeOf(card) === 'hand')
              .map((id) => ({ id, label: cardLabel(readNumber(Number(id))) }))}
            area={hand}
            widest={90}
            draw={(card, wide) => (
              <Card compact={wide < 80} reading={readNumber(Number(card))} width={wide} />
            )}
          />
        </DragLayer>
        {word !== null && <Word onGone={() => setWord(null)}>{word}</Word>}
      </View>
    </>
  );
}

function Spot({ id, rect }: { readonly id: 'left' | 'right' | 'shut'; readonly rect: Rect }) {
  const { colors, radius, space, text } = useTheme();
  return (
    <Zone id={id} rect={rect}>
      <View
        style={{
          position: 'absolute',
          left: rect.x,
          top: rect.y,
          width: rect.width,
          height: rect.height,
          padding: space.s,
          borderWidth: 1,
          borderRadius: radius.card,
          borderColor: colors.cardEdge,
        }}
      >
        <Text style={{ color: colors.inkSoft, fontSize: text.s }}>{words[id]}</Text>
      </View>
    </Zone>
  );
}

function Laid({ cards, rect }: { readonly cards: readonly string[]; readonly rect: Rect }) {
  const box = { width: rect.width - 2 * GAP, height: rect.height - 40 };
  const laid = layGroups(
    cards.map(() => 1),
    box,
    56,
  );
  return cards.map((card, at) => {
    const [spot = { x: 0, y: 0 }] = laid.groups[at] ?? [];
    const reading = readNumber(Number(card));
    return (
      <Piece
        key={card}
        id={card}
        place={{
          x: rect.x + GAP + spot.x,
          y: rect.y + 32 + spot.y,
          width: laid.width,
          level: 2 + at,
        }}
        label={cardLabel(reading)}
        lift
      >
        <Card compact reading={reading} width={laid.width} />
      </Piece>
    );
  });
}
