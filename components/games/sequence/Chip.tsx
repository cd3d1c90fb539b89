import { StyleSheet, View } from 'react-native';
import { seatColor } from '../../SeatMark';
import { Shape } from '../../Shape';
import { useTheme } from '../../theme';

interface Props {
  readonly side: number;
  readonly size: number;
  /** Part of a sequence: its other face is up. */
  readonly turned?: boolean;
}

/** A chip in the colour and with the shape of its side; turned over it is light, with a thick edge. */
export function Chip({ side, size, turned = false }: Props) {
  const { colors } = useTheme();
  const color = seatColor(colors, side);
  return (
    <View
      aria-hidden
      style={[
        styles.chip,
        {
          width: size,
          height: size,
          borderRadius: size / 2,
          borderWidth: size * (turned ? 0.13 : 0.05),
          borderColor: turned ? color : colors.card,
          backgroundColor: turned ? colors.card : color,
          boxShadow: `0px 1px 3px ${colors.shadow}`,
        },
      ]}
    >
      <Shape number={side} size={size * 0.5} color={turned ? color : colors.card} />
    </View>
  );
}

const styles = StyleSheet.create({ chip: { alignItems: 'center', justifyContent: 'center' } });
