import type { PropsWithChildren } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import { useTheme } from '../../components/theme';

/** Samples side by side, as many as there is room for. */
export function Row({ children }: PropsWithChildren) {
  const { space } = useTheme();
  return <View style={[styles.row, { gap: space.l }]}>{children}</View>;
}

interface Props {
  /** Which of its states this is. */
  readonly as: string;
  /** Where it fills what it is given. */
  readonly width?: number;
  readonly height?: number;
}

/** One component in one of its states. */
export function Shown({ as, width, height, children }: PropsWithChildren<Props>) {
  const { colors, space, text } = useTheme();
  return (
    <View style={{ gap: space.xs, width }}>
      <View style={{ height }}>{children}</View>
      <Text style={{ color: colors.inkSoft, fontSize: text.xs }}>{as}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-end' },
});
