import { useMemo, type ReactNode } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import { Button } from '../../../../../components/controls/Button';
import { BestMark, TakenMark } from '../../../../../components/games/numero/review/marks';
import { Curve } from '../../../../../components/review/Curve';
import { Ring } from '../../../../../components/review/Ring';
import { TurnTiles } from '../../../../../components/review/TurnTiles';
import { useTheme } from '../../../../../components/theme';
import type { By } from '../../../../../engine';
import { accuracyOf, percentOf, sumOf } from '../../../../review/accuracy';
import type { Curve as Drawn } from '../../../../review/curve';
import type { Weighed } from '../../../../review/weigh';
import { useLanguage } from '../../../../texts';
import { review } from '../../../../texts/games/numero/review';
import { tileOf } from './told';

interface Props {
  /** At least one. */
  readonly turns: readonly Weighed[];
  readonly by: By;
  readonly curve: Drawn;
  readonly width: number;
  readonly chosen: number | null;
  readonly onChoose: (turn: number) => void;
}

const RING = 108;
const CURVE = 170;

/** How it went in all: how well, when, and turn by turn. */
export function Overview({ turns, by, curve, width, chosen, onChoose }: Props) {
  const { colors, space, text } = useTheme();
  const language = useLanguage();
  const says = review[language];
  const share = accuracyOf(turns, by);
  const percent = share === null ? null : percentOf(share);
  const worth = sumOf(turns, by);
  const tiles = useMemo(
    () => turns.map((turn, at) => tileOf(turn, at, by, language)),
    [turns, by, language],
  );
  const most = curve.gap && says.mostLeft(curve.gap.turn + 1, curve.gap.left, by);
  const inWords = [says.curve(turns.length, worth, by), ...(most ? [`${most}.`] : [])].join(' ');
  return (
    <>
      <View style={[styles.head, { gap: space.l }]}>
        <Ring
          size={RING}
          percent={percent}
          label={percent === null ? says.nothingAtAll : says.accuracy(percent)}
        />
        <View style={[styles.words, { gap: space.s }]}>
          <Text style={[styles.strong, { color: colors.ink, fontSize: text.l }]}>
            {percent === null ? says.nothingAtAll : says.summary(worth, by)}
          </Text>
          {percent === 100 && (
            <Text style={{ color: colors.inkSoft, fontSize: text.m }}>{says.perfect}</Text>
          )}
          {percent !== null && (
            <>
              <Legend sign={<TakenMark size={14} />}>{says.legend.taken}</Legend>
              <Legend sign={<BestMark size={14} />}>{says.legend.best}</Legend>
            </>
          )}
        </View>
      </View>
      {percent !== null && <Curve {...curve} label={inWords} width={width} height={CURVE} />}
      {curve.gap && most && (
        <Button kind="secondary" label={most} onPress={choosing(curve.gap.turn, onChoose)} />
      )}
      <TurnTiles label={says.turns} tiles={tiles} chosen={chosen} onChoose={onChoose} />
    </>
  );
}

const choosing = (turn: number, onChoose: (turn: number) => void) => () => onChoose(turn);

function Legend({ sign, children }: { readonly sign: ReactNode; readonly children: string }) {
  const { colors, space, text } = useTheme();
  return (
    <View style={[styles.legend, { gap: space.s }]}>
      {sign}
      <Text style={{ color: colors.inkSoft, fontSize: text.s }}>{children}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center' },
  words: { flex: 1 },
  strong: { fontWeight: '600' },
  legend: { flexDirection: 'row', alignItems: 'center' },
});
