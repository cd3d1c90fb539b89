import { useLinkProps } from '@react-navigation/native';
import { ScrollView, StyleSheet, Text, View } from 'react-native';
import { Fan } from '../../components/Fan';
import { LinkButton } from '../../components/LinkButton';
import { useTheme } from '../../components/theme';
import type { Routes } from '../routes';

interface Props {
  readonly title: string;
  readonly about: string;
  readonly way: {
    readonly label: string;
    readonly to: { readonly screen: 'Home' | 'Records' };
  };
}

/** Nothing is here: what would be, and where to go on from here. */
export function Nothing({ title, about, way }: Props) {
  const { colors, space, text } = useTheme();
  const { href, onPress } = useLinkProps<Routes>(way.to);
  return (
    <ScrollView contentContainerStyle={[styles.page, { padding: space.xl, gap: space.l }]}>
      <Fan width={180} />
      <View style={{ gap: space.s }}>
        <Text
          role="heading"
          aria-level={2}
          style={[styles.centred, { color: colors.ink, fontSize: text.l }]}
        >
          {title}
        </Text>
        <Text style={[styles.centred, { color: colors.inkSoft, fontSize: text.m }]}>{about}</Text>
      </View>
      <LinkButton kind="primary" label={way.label} way={{ href, onPress }} />
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  page: { flexGrow: 1, alignItems: 'center', justifyContent: 'center' },
  centred: { textAlign: 'center', maxWidth: 480 },
});
