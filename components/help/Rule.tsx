import type { PropsWithChildren } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import { useTheme } from '../theme';
import { Words } from './Words';

interface Props {
  readonly title: string;
  readonly says?: readonly string[];
}

/** One rule: what it is called, what it says, and a picture of it. */
export function Rule({ title, says = [], children }: PropsWithChildren<Props>) {
  const { colors, space, text } = useTheme();
  return (
    <View style={{ gap: space.s }}>
      <Text
        role="heading"
        aria-level={2}
        style={[styles.title, { color: colors.accent, fontSize: text.l }]}
      >
        {title}
      </Text>
      {says.map((sentence) => (
        <Words key={sentence}>{sentence}</Words>
      ))}
      {children}
    </View>
  );
}

const styles = StyleSheet.create({ title: { fontWeight: '600' } });
