import { StyleSheet, Text, View } from 'react-native';
import { readNumber } from '../../../engine/chinese/number';
import type { Reading } from '../../../engine/chinese/reading';
import { Piece } from '../../table/Piece';
import { Zone } from '../../table/Zone';
import { useTheme } from '../../theme';
import { face } from './face';
import { HeapCards } from './HeapCards';
import { BUILD, DISCARD, heapZone } from './intents';
import { labelOf } from './labels';
import { NumeroCard } from './NumeroCard';
import { cardsIn, homeOf, placeOf } from './placed';
import { sentenceOf } from './sentence';
import type { PartProps } from './table';
import { buildIn, pileHeap, shownValue, takeIn, type Heap } from './workbench';

/** What lies in the middle: heaps with their values, wild cards, and the place to give a card away. */
export function Centre(props: PartProps) {
  const { plan, seen, turn, onLook } = props;
  const { bench } = turn;
  const from = seen.lastActor === null ? plan.pack : homeOf(plan, seen.lastActor);
  return (
    <>
      <Foot {...props} />
      {bench.heaps.map((heap, at) => {
        const rect = plan.heaps[at];
        if (!rect) return null; // there is one for each
        const reading = shownReading(heap, props);
        return (
          <Zone key={heap.id} id={heapZone(heap.id)} rect={rect}>
            <Piece
              id={heap.id}
              place={placeOf(rect, 2 + at)}
              ratio={rect.width / rect.height}
              from={from}
              label={heapLabel(heap, props)}
              lift
              onPress={() => onLook(reading)}
              onLongPress={() => onLook(reading)}
            >
              <HeapCards
                cards={cardsIn(heap, turn.bed)}
                card={plan.card}
                width={rect.width}
                value={valueOn(heap, props)}
                owner={ownerOf(heap, props)}
                laid={bench.laid?.on === heap.id || (bench.laid?.also.includes(heap.id) ?? false)}
              />
            </Piece>
          </Zone>
        );
      })}
      {bench.wilds.map((wild, at) => {
        const rect = plan.heaps[bench.heaps.length + at];
        if (!rect) return null;
        const reading = face(wild);
        return (
          <Piece
            key={wild}
            id={wild}
            place={placeOf(rect, 2)}
            from={from}
            label={props.words.card(reading, null)}
            lift
            onPress={() => onLook(reading)}
            onLongPress={() => onLook(reading)}
          >
            <NumeroCard card={wild} width={rect.width} />
          </Piece>
        );
      })}
    </>
  );
}

/** At the foot of the centre a card is given away; while one is laid on a heap, it is where a build is put down. */
function Foot({ plan, seen, turn, words, acting }: PartProps) {
  const { colors, text, radius } = useTheme();
  if (seen.alone || acting === null) return null;
  const { x, y, width, height } = plan.discard;
  const builds = turn.bench.laid !== null;
  return (
    <Zone id={builds ? BUILD : DISCARD} rect={plan.discard}>
      <View
        aria-hidden
        style={[
          styles.foot,
          {
            ...{ left: x, top: y, width, height },
            borderRadius: radius.card,
            borderColor: colors.cardEdge,
          },
        ]}
      >
        <Text style={{ color: colors.inkSoft, fontSize: text.s }}>
          {builds ? words.buildHere : words.discardHere}
        </Text>
      </View>
    </Zone>
  );
}

/** Nothing stands on a single card; on a heap its value, and where a card takes it, that card's. */
function valueOn(heap: Heap, { turn, why }: PartProps): string | null {
  const { bench } = turn;
  const { laid } = bench;
  if (laid?.on === heap.id && takes(turn.bench, why)) return `= ${face(laid.card).digits} ✓`;
  if (laid?.also.includes(heap.id)) return `= ${shownValue(heap)} ✓`;
  if (heap.things.length === 1 && !heap.id.startsWith('#')) return null;
  return `= ${shownValue(heap)}`;
}

function takes(bench: PartProps['turn']['bench'], why: PartProps['why']): boolean {
  const take = takeIn(bench);
  return take !== null && why(take) === null;
}

function ownerOf(heap: Heap, { seen }: PartProps) {
  if (heap.things.length > 1) return null;
  for (const [pile, owner] of seen.owners) if (pileHeap(pile) === heap.id) return owner;
  return null;
}

function shownReading(heap: Heap, { turn }: PartProps): Reading {
  return sentenceOf(heap, turn.bed);
}

function heapLabel(heap: Heap, props: PartProps): string {
  const { turn, words, seats } = props;
  const owner = ownerOf(heap, props);
  if (heap.things.length === 1 && owner !== null) {
    const cards = cardsIn(heap, turn.bed).length;
    return words.build(readNumber(Number(shownValue(heap))), seats[owner]?.name ?? '', cards);
  }
  if (heap.things.length === 1) return labelOf(heap.id, words);
  const build = turn.bench.laid?.on === heap.id ? buildIn(turn.bench) : null;
  return words.heap(build ? sentenceOf(heap, turn.bed) : shownReading(heap, props));
}

const styles = StyleSheet.create({
  foot: {
    position: 'absolute',
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1,
    borderStyle: 'dashed',
  },
});
