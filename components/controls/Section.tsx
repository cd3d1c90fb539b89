import type { PropsWithChildren } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import { useTheme } from '../theme';

/** Things that belong together, under a heading. */
export function Section({ title, children }: PropsWithChildren<{ readonly title: string }>) {
  const { colors, space, text } = useTheme();
  return (
    <View style={{ gap: space.l }}>
      <Text
        role="heading"
        aria-level={2}
        style={[
          styles.title,
          {
            color: colors.inkSoft,
            fontSize: text.l,
            paddingBottom: space.xs,
            borderColor: colors.fibre,
          },
        ]}
      >
        {title}
      </Text>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({ title: { borderBottomWidth: 1 } });
