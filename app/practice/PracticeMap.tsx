import { useState } from 'react';
import { Text, View } from 'react-native';
import { Choice } from '../../components/controls/Choice';
import { Section } from '../../components/controls/Section';
import { HeatMap } from '../../components/records/HeatMap';
import { useTheme } from '../../components/theme';
import { useTexts } from '../texts';
import { KINDS, total, type Kind, type Tally } from './tally';

interface Props {
  readonly practice: Tally;
  readonly width: number;
}

/** So many of the most frequent numbers are named. */
const NAMED = 5;

/** Which numbers have been heard, read, made and answered: as a map, and in words. */
export function PracticeMap({ practice, width }: Props) {
  const { colors, space, text } = useTheme();
  const texts = useTexts();
  const says = texts.records.player;
  const kinds = texts.records.player.kinds;
  const [kind, setKind] = useState<Kind>('read');
  const sentences = total(practice.made);
  const right = total(practice.right);
  const wrong = total(practice.wrong);
  const counts = practice[kind];
  const numbers = counts.flatMap((times, number) => (number > 0 && times > 0 ? number : []));
  const most = [...numbers]
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b)
    .slice(0, NAMED);
  const sum =
    total(counts) === 0
      ? says.none
      : `${says.sum(total(counts), numbers.length)} ${most.length > 0 ? says.most(most.map(String)) : ''}`;
  const soft = { color: colors.inkSoft, fontSize: text.s };
  return (
    <View style={{ width }}>
      <Section title={says.practice}>
        {sentences + right + wrong > 0 && (
          <Text style={{ color: colors.ink, fontSize: text.m }}>
            {`${says.sentences(sentences)} · ${says.tries(right, wrong)}`}
          </Text>
        )}
        <Choice<Kind>
          hideLabel
          label={says.what}
          options={KINDS.map((value) => ({ value, label: kinds[value] }))}
          value={kind}
          onChange={setKind}
        />
        <View style={{ gap: space.s }}>
          <Text role="status" style={soft}>
            {sum}
          </Text>
          <HeatMap
            label={`${kinds[kind]}. ${sum}`}
            counts={counts}
            says={(number, times) => says.cell(`${number}`, times)}
            width={width}
          />
          <Text style={soft}>{says.scale}</Text>
        </View>
      </Section>
    </View>
  );
}
