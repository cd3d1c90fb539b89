import type { PropsWithChildren } from 'react';
import { StyleSheet, Text, useWindowDimensions, View } from 'react-native';
import { Hanzi } from './Hanzi';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import { useTheme } from './theme';

interface Props {
  /** Always in Chinese: what the screen belongs to. */
  readonly hanzi: string;
  readonly title?: string;
  readonly back: { readonly label: string; readonly onPress: () => void };
}

/** Beside a row of buttons there is little room for the name. */
const NARROW = 420;

/** Where one is, the way back, and at its other end what can be done here. */
export function TopBar({ hanzi, title, back, children }: PropsWithChildren<Props>) {
  const { colors, space, text, touch } = useTheme();
  const { width } = useWindowDimensions();
  const tight = children !== undefined && width < NARROW;
  return (
    <View
      style={[
        styles.bar,
        { minHeight: touch, paddingHorizontal: tight ? 0 : space.s, gap: tight ? 0 : space.xs },
      ]}
    >
      <IconButton label={back.label} onPress={back.onPress}>
        <Icon name="left" color={colors.ink} />
      </IconButton>
      <View role="heading" aria-level={1} style={[styles.title, { columnGap: space.m }]}>
        <Hanzi numberOfLines={2} style={{ fontSize: tight ? text.m : text.l }}>
          {hanzi}
        </Hanzi>
        {title !== undefined && (
          <Text style={{ color: colors.inkSoft, fontSize: text.m }}>{title}</Text>
        )}
      </View>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', alignItems: 'center' },
  title: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline' },
});
