import { StyleSheet, Text, View } from 'react-native';
import Svg, { Circle } from 'react-native-svg';
import { useTheme } from '../theme';

interface Props {
  /** In whole percent; null where there is nothing to tell. */
  readonly percent: number | null;
  /** Of which share it is, in words. */
  readonly label: string;
  readonly size: number;
}

const STROKE = 0.11;

/** How much of a whole, as a ring that closes. */
export function Ring({ percent, label, size }: Props) {
  const { colors } = useTheme();
  const stroke = size * STROKE;
  const radius = (size - stroke) / 2;
  const round = 2 * Math.PI * radius;
  const circle = { cx: size / 2, cy: size / 2, r: radius, strokeWidth: stroke, fill: 'none' };
  return (
    <View
      role="img"
      accessible
      aria-label={label}
      style={[styles.ring, { width: size, height: size }]}
    >
      <Svg width={size} height={size} style={styles.drawn} aria-hidden>
        <Circle {...circle} stroke={colors.cardEdge} />
        {percent !== null && percent > 0 && (
          <Circle
            {...circle}
            stroke={colors.accent}
            strokeLinecap={percent < 100 ? 'round' : 'butt'}
            strokeDasharray={[(round * percent) / 100, round]}
            // From the top on.
            transform={`rotate(-90 ${size / 2} ${size / 2})`}
          />
        )}
      </Svg>
      <Text
        aria-hidden
        allowFontScaling={false}
        style={[styles.share, { color: colors.ink, fontSize: size * 0.21 }]}
      >
        {percent === null ? '–' : `${percent} %`}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  ring: { alignItems: 'center', justifyContent: 'center' },
  drawn: { position: 'absolute' },
  share: { fontWeight: '700', fontVariant: ['tabular-nums'] },
});
