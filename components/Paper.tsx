import { StyleSheet, View } from 'react-native';
import Svg, { Defs, Path, Pattern, Rect } from 'react-native-svg';
import { useTheme } from './theme';

/** Loose fibres, as in handmade paper. They stay inside the tile, so that no seam shows. */
const FIBRES = [
  'M20 30q14 -9 30 -3',
  'M150 22q10 12 4 26',
  'M228 64q-16 2 -24 14',
  'M64 96q18 6 34 -4',
  'M132 130q-4 16 8 28',
  'M30 168q12 10 28 6',
  'M196 176q14 -8 22 -22',
  'M96 218q16 -6 26 4',
  'M236 226q-12 6 -14 16',
  'M178 96q6 4 14 2',
].join('');

const TILE = 256;

/** The table that everything lies on. */
export function Paper() {
  const { colors } = useTheme();
  return (
    <View
      aria-hidden
      style={[StyleSheet.absoluteFill, styles.paper, { backgroundColor: colors.surface }]}
    >
      <Svg width="100%" height="100%">
        <Defs>
          <Pattern id="fibres" width={TILE} height={TILE} patternUnits="userSpaceOnUse">
            <Path d={FIBRES} stroke={colors.fibre} strokeWidth={0.8} fill="none" opacity={0.45} />
          </Pattern>
        </Defs>
        <Rect width="100%" height="100%" fill="url(#fibres)" />
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({ paper: { pointerEvents: 'none' } });
