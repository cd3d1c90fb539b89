import { StyleSheet, View } from 'react-native';
import { KindCard } from '../../../../../components/statistics/KindCard';
import { useTheme } from '../../../../../components/theme';
import { percentOf } from '../../../../review/accuracy';
import { KINDS, nameOf } from '../../../../statistics/kind';
import { meanAccuracyOf, meanOf, type Tally } from '../../../../statistics/tally';
import { useLanguage } from '../../../../texts';
import { statistics } from '../../../../texts/games/patience/statistics';
import { numero } from '../../../../texts/setups/numero';

interface Props {
  readonly tallies: Readonly<Record<string, Tally>>;
  readonly width: number;
}

/** Two beside each other need as much, at the usual size of text. */
const TWO = 620;

/** A card for every level and scoring that has been played, the easiest first. */
export function Kinds({ tallies, width }: Props) {
  const { space, textScale } = useTheme();
  const language = useLanguage();
  const says = statistics[language];
  const card = width >= TWO * textScale ? (width - space.l) / 2 : width;
  return (
    <View style={[styles.kinds, { gap: space.l }]}>
      {KINDS.map((kind) => {
        const name = nameOf(kind);
        const tally = tallies[name];
        if (!tally) return null;
        const level = kind.level === null ? numero.level.own : numero.level.choices[kind.level];
        const share = meanAccuracyOf(tally);
        const percent = share === null ? null : percentOf(share);
        return (
          <KindCard
            key={name}
            width={card}
            title={level?.[language] ?? ''}
            about={says.by[kind.by]}
            accuracy={{
              percent,
              label: percent === null ? says.noAccuracy : says.accuracy(percent),
            }}
            numbers={[
              { label: says.played, value: says.number(tally.played) },
              { label: says.best, value: says.number(tally.best) },
              { label: says.mean, value: says.number(meanOf(tally)) },
              { label: says.dealtOut, value: says.number(tally.dealtOut) },
            ]}
          />
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({ kinds: { flexDirection: 'row', flexWrap: 'wrap' } });
