import { useState } from 'react';
import { Text, View } from 'react-native';
import { Button } from '../../components/controls/Button';
import { Sheet } from '../../components/Sheet';
import { useTheme } from '../../components/theme';
import { addressOf, handOver, HANDS } from '../services/handing';
import { useTexts } from '../texts';
import { codeOf } from './code';
import type { Plan } from './plan';

interface Props {
  readonly plan: Plan;
  readonly onClose: () => void;
}

/** A lesson for others, as a link and as the text in it. */
export function ShareSheet({ plan, onClose }: Props) {
  const { colors, space, text } = useTheme();
  const texts = useTexts();
  const { title, about, link, done, failed, ...says } = texts.plans.sharing;
  const [result, setResult] = useState<string | null>(null);
  const code = codeOf(plan);
  const copies = HANDS === 'copy';
  const ways = [
    {
      name: link,
      value: addressOf(`lessons/load?code=${code}`),
      label: copies ? says.copyLink : says.sendLink,
    },
    { name: says.text, value: code, label: copies ? says.copyText : says.sendText },
  ];
  const hand = async (value: string) => {
    const worked = await handOver(value);
    setResult(worked ? (copies ? done : null) : failed);
  };
  return (
    <Sheet title={title(plan.name)} close={texts.close} onClose={onClose}>
      <Text style={{ color: colors.ink, fontSize: text.m }}>{about}</Text>
      {ways.map(({ name, value, label }) => (
        <View key={name} role="group" aria-label={name} style={{ gap: space.xs }}>
          <Text selectable style={{ color: colors.inkSoft, fontSize: text.s }}>
            {value}
          </Text>
          <Button kind="secondary" label={label} onPress={() => void hand(value)} />
        </View>
      ))}
      <Text aria-live="polite" style={{ color: colors.ink, fontSize: text.m }}>
        {result}
      </Text>
    </Sheet>
  );
}
