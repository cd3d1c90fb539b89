import { useId } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Defs, Path, Pattern, Rect } from 'react-native-svg';
import { useTheme } from './theme';

/** Loose fibres, as in handmade paper. They stay inside the tile, so that no seam shows. */
const FIBRES = [
  'M316 89q-13 10 -19 18M278 33q-6 -4 -15 -12M92 258q-1 -2 -3 -12M14 330q-5 0 -10 -5M269 325q11 3 23 2',
  'M266 203q1 -7 -7 -3M94 156q-4 -10 -11 -13M208 327q-6 7 -5 10M134 135q-2 9 6 8M142 16q-5 7 5 8',
  'M254 276q9 16 9 18M218 262q-1 2 -5 4M330 277q7 -13 3 -14M140 207q2 -3 18 -14M34 21q10 15 15 18',
  'M206 81q16 6 19 6M323 12q-4 4 3 4M75 87q-7 -6 -23 -5M196 215q-7 10 -11 7M339 327q-11 -5 -21 -8',
  'M149 80q-3 5 -18 9M20 154q3 9 0 4M324 199q-14 -12 -17 -13M79 33q-6 -3 -12 -18M150 257q-12 -5 -10 0',
  'M25 89q-4 4 -3 18',
].join('');

const TILE = 360;

/** The table that everything lies on. */
export function Paper() {
  const { colors } = useTheme();
  // Two on one page must not share a name: a browser takes the first, though it be hidden.
  const id = useId();
  return (
    <View
      aria-hidden
      style={[StyleSheet.absoluteFill, styles.paper, { backgroundColor: colors.surface }]}
    >
      <Svg width="100%" height="100%">
        <Defs>
          <Pattern id={id} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
            <Path d={FIBRES} stroke={colors.fibre} strokeWidth={0.7} fill="none" opacity={0.5} />
          </Pattern>
        </Defs>
        <Rect width="100%" height="100%" fill={`url(#${id})`} />
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({ paper: { pointerEvents: 'none' } });
