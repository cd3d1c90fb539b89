import type { ReactNode } from 'react';
import { StyleSheet, Text, useWindowDimensions, View } from 'react-native';
import type { CardId } from '../../../../engine';
import { readNumber } from '../../../../engine/chinese/number';
import type { Heap } from '../../../../engine/games/numero/state';
import { useTheme } from '../../../theme';
import { HeapCards } from '../HeapCards';
import { HeapSum } from '../HeapSum';
import { labelOf } from '../labels';
import { NumeroCard } from '../NumeroCard';
import type { NumeroWords } from '../words';
import { heapOf, type HeapId } from '../workbench';
import { BestMark, TakenMark } from './marks';
import type { PositionWords } from './words';

interface Props {
  readonly centre: readonly Heap[];
  readonly hand: readonly CardId[];
  /** What was used, and what the best take uses. */
  readonly taken: ReadonlySet<HeapId>;
  readonly best: ReadonlySet<HeapId>;
  readonly words: NumeroWords;
  readonly says: PositionWords;
  /** How much there is across. */
  readonly width: number;
}

/** A hand lies side by side, on a phone that lies on its side too, and no card is larger than it need be. */
const FIVE = 5;
const LARGEST = 76;
const OF_HEIGHT = 0.12;
/** On both sides of a card. */
const FRAME = 2;
/** Of each further card of a build. */
const SEEN = 0.4;

/** The table as it stood: below each card, who has a use for it. */
export function Position({ centre, hand, taken, best, words, says, width: room }: Props) {
  const { space } = useTheme();
  const { height } = useWindowDimensions();
  const beside = (room - (FIVE - 1) * space.s) / FIVE - 2 * (FRAME + space.hair) - 1;
  const width = Math.min(LARGEST, height * OF_HEIGHT, beside);
  const shown = { taken, best, says };
  return (
    <>
      <Row title={says.centre} empty={centre.length === 0 ? says.nothing : null}>
        {centre.map((lying) => {
          const id = heapOf(lying);
          if (!('pile' in lying)) {
            return (
              <Used key={id} id={id} name={labelOf(lying.card, words)} {...shown}>
                <NumeroCard card={lying.card} width={width} />
              </Used>
            );
          }
          const value = readNumber(lying.value);
          const name = says.build(value, lying.cards.length);
          const wide = width * (1 + SEEN * (lying.cards.length - 1));
          return (
            <Used key={id} id={id} name={name} {...shown}>
              <HeapCards cards={lying.cards} card={width} width={wide} laid={false} />
              <HeapSum
                {...{ sentence: null, value, owner: lying.owner, taken: false }}
                room={wide}
                height={SUM}
              />
            </Used>
          );
        })}
      </Row>
      <Row title={says.hand} empty={hand.length === 0 ? says.nothing : null}>
        {hand.map((card) => (
          <Used key={card} id={card} name={labelOf(card, words)} {...shown}>
            <NumeroCard card={card} width={width} />
          </Used>
        ))}
      </Row>
    </>
  );
}

interface RowProps {
  readonly title: string;
  readonly empty: string | null;
  readonly children: ReactNode;
}

function Row({ title, empty, children }: RowProps) {
  const { colors, space, text } = useTheme();
  const soft = { color: colors.inkSoft, fontSize: text.s };
  return (
    <View style={{ gap: space.xs }}>
      <Text style={soft}>{title}</Text>
      <View style={[styles.row, { gap: space.s }]}>
        {empty === null ? children : <Text style={soft}>{empty}</Text>}
      </View>
    </View>
  );
}

interface UsedProps extends Pick<Props, 'taken' | 'best' | 'says'> {
  readonly id: HeapId;
  readonly name: string;
  readonly children: ReactNode;
}

function Used({ id, name, taken, best, says, children }: UsedProps) {
  const { colors, radius, space } = useTheme();
  const isTaken = taken.has(id);
  const isBest = best.has(id);
  return (
    <View
      role="img"
      accessible
      aria-label={says.used(name, isTaken, isBest)}
      style={[
        styles.used,
        {
          padding: space.hair,
          gap: space.hair,
          borderRadius: radius.card / 2,
          borderColor: isTaken ? colors.accent : isBest ? colors.legal : 'transparent',
          borderStyle: isTaken ? 'solid' : 'dashed',
        },
      ]}
    >
      {children}
      <View style={[styles.marks, { gap: space.xs, minHeight: MARK }]}>
        {isTaken && <TakenMark size={MARK} />}
        {isBest && <BestMark size={MARK} />}
      </View>
    </View>
  );
}

const MARK = 13;
const SUM = 22;

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-start' },
  used: { alignItems: 'center', borderWidth: FRAME },
  marks: { flexDirection: 'row', justifyContent: 'center' },
});
