import { useRef } from 'react';
import { Pressable, StyleSheet, Text, View } from 'react-native';
import { Hanzi } from '../Hanzi';
import { useTheme } from '../theme';
import { keyPress } from './keyPress';

export interface Option<T> {
  readonly value: T;
  readonly label: string;
  readonly hanzi?: string;
}

interface Props<T> {
  readonly label: string;
  readonly options: readonly Option<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** Where the words beside it already say what is chosen. */
  readonly hideLabel?: boolean;
}

/** One of a few: buttons side by side, the chosen one inked. Tab reaches the group, arrows go through it. */
export function Choice<T extends string | number>({
  label,
  options,
  value,
  onChange,
  hideLabel = false,
}: Props<T>) {
  const { colors, space, text } = useTheme();
  const buttons = useRef<(View | null)[]>([]);
  const chosen = options.findIndex((option) => option.value === value);

  const choose = (place: number) => {
    const at = (place + options.length) % options.length;
    const option = options[at];
    if (!option) return;
    if (option.value !== value) onChange(option.value);
    buttons.current[at]?.focus();
  };

  return (
    <View style={{ gap: space.s }}>
      {!hideLabel && (
        <Text style={[styles.label, { color: colors.ink, fontSize: text.m }]}>{label}</Text>
      )}
      <View role="radiogroup" aria-label={label} style={[styles.options, { gap: space.s }]}>
        {options.map((option, place) => (
          <Radio
            key={option.value}
            ref={(button) => {
              buttons.current[place] = button;
            }}
            option={option}
            on={place === chosen}
            // Where none is chosen yet, the first takes the focus for all.
            reachable={place === Math.max(0, chosen)}
            onChoose={() => choose(place)}
            onStep={(by) => choose(place + by)}
          />
        ))}
      </View>
    </View>
  );
}

interface RadioProps {
  readonly ref: React.Ref<View>;
  readonly option: Option<string | number>;
  readonly on: boolean;
  readonly reachable: boolean;
  readonly onChoose: () => void;
  readonly onStep: (by: 1 | -1) => void;
}

function Radio({ ref, option, on, reachable, onChoose, onStep }: RadioProps) {
  const { colors, space, text, touch, radius } = useTheme();
  const color = on ? colors.onAccent : colors.ink;
  const back = () => onStep(-1);
  const forth = () => onStep(1);
  return (
    <Pressable
      ref={ref}
      role="radio"
      aria-checked={on}
      aria-label={[option.hanzi, option.label].filter(Boolean).join(' ')}
      tabIndex={reachable ? 0 : -1}
      onPress={onChoose}
      {...keyPress({
        ' ': onChoose,
        ArrowLeft: back,
        ArrowUp: back,
        ArrowRight: forth,
        ArrowDown: forth,
      })}
      style={({ pressed }) => [
        styles.option,
        {
          minHeight: touch,
          minWidth: touch,
          gap: space.s,
          paddingHorizontal: space.m,
          paddingVertical: space.xs,
          borderRadius: radius.card,
          borderColor: on ? colors.accent : colors.cardEdge,
          backgroundColor: on ? colors.accent : colors.card,
          opacity: pressed ? 0.6 : 1,
        },
      ]}
    >
      {option.hanzi !== undefined && (
        <Hanzi style={{ color, fontSize: text.l }}>{option.hanzi}</Hanzi>
      )}
      <Text style={[styles.text, { color, fontSize: text.m }]}>{option.label}</Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  label: { fontWeight: '600' },
  options: { flexDirection: 'row', flexWrap: 'wrap' },
  option: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1,
    maxWidth: '100%',
  },
  text: { flexShrink: 1 },
});
