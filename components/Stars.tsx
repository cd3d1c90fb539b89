import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { useTheme } from './theme';

interface Props {
  readonly count: number;
  readonly of: number;
  readonly label: string;
  readonly size: number;
}

const STAR = 'M12 1.5L15 8.7L22.7 9.3L16.8 14.4L18.6 22L12 17.9L5.4 22L7.2 14.4L1.3 9.3L9 8.7Z';

/** Some of a few stars: those that were won are filled. */
export function Stars({ count, of, label, size }: Props) {
  const { colors, space } = useTheme();
  return (
    <View role="img" aria-label={label} accessible style={[styles.row, { gap: space.xs }]}>
      {Array.from({ length: of }, (_, at) => (
        <Svg key={at} width={size} height={size} viewBox="0 0 24 24" aria-hidden>
          <Path
            d={STAR}
            stroke={colors.coinEdge}
            strokeWidth={1.5}
            strokeLinejoin="round"
            fill={at < count ? colors.coin : 'none'}
          />
        </Svg>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ row: { flexDirection: 'row', justifyContent: 'center' } });
