import { StyleSheet, Text, View } from 'react-native';
import { Slider } from '../../components/controls/Slider';
import { Icon, type IconName } from '../../components/Icon';
import { IconButton } from '../../components/IconButton';
import { useTheme } from '../../components/theme';
import { useTexts } from '../texts';
import type { Replay } from './useReplay';

/** Its sign and its words, what it does, and whether it cannot be done now. */
type Step = readonly [IconName, string, () => void, boolean];

const speaker = (label: string, act: (() => void) | null): Step => [
  'speaker',
  label,
  act ?? (() => {}),
  act === null,
];

interface Props {
  readonly replay: Replay;
  /** Says the move that led here; null where there is nothing to be said, left out where there is no voice. */
  readonly onHear?: (() => void) | null;
  /** All in one row, for the bar of a wide window. */
  readonly inline: boolean;
}

/** The way through a match: first, back, by itself, next, last, and a line to any move. */
export function StepBar({ replay, onHear, inline }: Props) {
  const { colors, space, text } = useTheme();
  const texts = useTexts();
  const says = texts.records.replay;
  const { at, last, running, goTo, step, run } = replay;
  const place = at === 0 ? says.dealt : says.place(at, last);
  const buttons: readonly Step[] = [
    ['first', says.first, () => goTo(0), at === 0],
    ['left', says.back, () => step(-1), at === 0],
    running ? ['pause', says.pause, run, false] : ['play', says.play, run, false],
    ['right', says.next, () => step(1), at === last],
    ['last', says.last, () => goTo(last), at === last],
    ...(onHear === undefined ? [] : [speaker(says.hear, onHear)]),
  ];
  return (
    <View
      style={[
        styles.bar,
        inline ? styles.inline : { paddingHorizontal: space.m, paddingBottom: space.s },
      ]}
    >
      <View style={[styles.line, styles.slider, { gap: space.s }]}>
        <Slider label={says.move} value={at} max={last} says={place} onChange={goTo} />
        <Text style={[styles.place, { color: colors.inkSoft, fontSize: text.s }]}>
          {`${at} / ${last}`}
        </Text>
      </View>
      <View style={[styles.line, !inline && styles.spread]}>
        {buttons.map(([icon, label, act, disabled]) => (
          <IconButton key={icon} label={label} onPress={act} disabled={disabled}>
            <Icon name={icon} color={icon === 'play' ? colors.accent : colors.ink} />
          </IconButton>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { alignSelf: 'center', width: '100%', maxWidth: 560 },
  inline: { flexDirection: 'row', alignItems: 'center', flex: 3, width: 'auto' },
  line: { flexDirection: 'row', alignItems: 'center' },
  slider: { flexGrow: 1, flexShrink: 1 },
  spread: { justifyContent: 'space-between' },
  place: { fontVariant: ['tabular-nums'], textAlign: 'right' },
});
