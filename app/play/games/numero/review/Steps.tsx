import { StyleSheet, View } from 'react-native';
import { Icon } from '../../../../../components/Icon';
import { IconButton } from '../../../../../components/IconButton';
import { useTheme } from '../../../../../components/theme';
import { useLanguage } from '../../../../texts';
import { review } from '../../../../texts/games/numero/review';

interface Props {
  /** Which of how many turns is shown, from 0. */
  readonly at: number;
  readonly of: number;
  readonly onStep: (turn: number) => void;
}

/** From one turn to the next, under the thumb. */
export function Steps({ at, of, onStep }: Props) {
  const { colors, space } = useTheme();
  const says = review[useLanguage()];
  return (
    <View style={[styles.steps, { gap: space.l, paddingVertical: space.s }]}>
      <IconButton raised label={says.previous} disabled={at === 0} onPress={() => onStep(at - 1)}>
        <Icon name="left" color={colors.ink} />
      </IconButton>
      <IconButton raised label={says.next} disabled={at === of - 1} onPress={() => onStep(at + 1)}>
        <Icon name="right" color={colors.ink} />
      </IconButton>
    </View>
  );
}

const styles = StyleSheet.create({
  steps: { flexDirection: 'row', justifyContent: 'center' },
});
