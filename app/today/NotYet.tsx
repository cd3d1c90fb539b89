import { useLinkProps } from '@react-navigation/native';
import { StyleSheet, Text, View } from 'react-native';
import { CardBack } from '../../components/CardBack';
import { LinkButton } from '../../components/LinkButton';
import { useTheme } from '../../components/theme';
import type { Routes } from '../routes';
import { useTexts } from '../texts';

/** For a day that somebody has looked up too early. */
export function NotYet() {
  const { colors, space, text } = useTheme();
  const texts = useTexts();
  const { href, onPress } = useLinkProps<Routes>({ screen: 'Today' });
  return (
    <View style={[styles.page, { padding: space.xl, gap: space.m }]}>
      <CardBack width={100} />
      <Text role="heading" aria-level={2} style={{ color: colors.ink, fontSize: text.l }}>
        {texts.today.notYet.title}
      </Text>
      <Text style={{ color: colors.inkSoft, fontSize: text.m }}>{texts.today.notYet.about}</Text>
      <LinkButton kind="primary" label={texts.today.notYet.way} way={{ href, onPress }} />
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1, alignItems: 'center', justifyContent: 'center' },
});
