import { StyleSheet, View } from 'react-native';
import { Piece } from '../../table/Piece';
import { Zone } from '../../table/Zone';
import { face } from './face';
import { HeapCards } from './HeapCards';
import { HeapSum } from './HeapSum';
import { heapZone } from './intents';
import { labelOf } from './labels';
import { NumeroCard } from './NumeroCard';
import { cardsIn, homeOf, placeOf } from './placed';
import { sentenceOf, valueOf } from './sentence';
import { ownerOf, sumsOf } from './sums';
import type { PartProps } from './table';
import type { Heap } from './workbench';

/** What lies in the middle: heaps with what they come to, and wild cards. */
export function Centre(props: PartProps) {
  const { plan, seen, turn, takes, onLook } = props;
  const { bench } = turn;
  const sums = sumsOf({ bench, bed: turn.bed, takes, owners: seen.owners });
  const from = seen.lastActor === null ? plan.pack : homeOf(plan, seen.lastActor);
  return (
    <>
      {bench.heaps.map((heap, at) => {
        const rect = plan.heaps[at];
        if (!rect) return null; // there is one for each
        const reading = sentenceOf(heap, turn.bed);
        const sum = sums[at];
        return (
          <Zone key={heap.id} id={heapZone(heap.id)} rect={rect} tells>
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
                laid={bench.laid?.on === heap.id}
              />
              {sum && (
                <View style={[styles.sum, { top: rect.height - OVER }]}>
                  <HeapSum {...sum} room={rect.width + 2 * BESIDE} height={plan.foot} />
                </View>
              )}
            </Piece>
          </Zone>
        );
      })}
      {bench.wilds.map((wild, at) => {
        const rect = plan.heaps[bench.heaps.length + at];
        if (!rect) return null;
        const reading = face(wild);
        return (
          <Zone key={wild} id={heapZone(wild)} rect={rect} tells>
            <Piece
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
          </Zone>
        );
      })}
    </>
  );
}

function heapLabel(heap: Heap, { turn, seen, words, seats }: PartProps): string {
  const owner = ownerOf(heap, seen.owners);
  if (owner !== null) {
    const cards = cardsIn(heap, turn.bed).length;
    return words.build(valueOf(heap), seats[owner]?.name ?? '', cards);
  }
  if (heap.things.length === 1) return labelOf(heap.id, words);
  return words.heap(sentenceOf(heap, turn.bed));
}

/** So much of a sum lies over the cards, and so much beside them. */
const OVER = 6;
const BESIDE = 8;

const styles = StyleSheet.create({
  sum: { position: 'absolute', left: -BESIDE, right: -BESIDE },
});
