import { StyleSheet, View } from 'react-native';
import { fittingIn } from '../../fitting';
import { Words } from '../../help/Words';
import { useTheme } from '../../theme';
import { nowIn } from './seen';
import type { PartProps } from './table';

/** What there is to do, or what is happening: one or two lines above the hand. */
export function NowLine({ view, plan, seats, acting, words }: PartProps) {
  const { text } = useTheme();
  const { x, y, width, height } = plan.now;
  const names = seats.map(({ name }) => name);
  const says = words.now(nowIn(view, acting), names);
  const size = fittingIn(text.s, says, { width, height });
  return (
    <View style={[styles.now, { left: x, top: y, width, height }]}>
      <Words style={{ fontSize: size, lineHeight: size * 1.4, textAlign: 'center' }}>{says}</Words>
    </View>
  );
}

const styles = StyleSheet.create({
  now: { position: 'absolute', alignItems: 'center', justifyContent: 'center' },
});
