import { useLinkProps } from '@react-navigation/native';
import { Pressable, StyleSheet, Text, View } from 'react-native';
import { CardBack } from '../../components/CardBack';
import { Screen } from '../../components/Screen';
import { useTheme } from '../../components/theme';
import type { Routes } from '../routes';
import { useTexts } from '../texts';

/** For an address that leads nowhere. */
export function Lost() {
  const { colors, space, text, touch, radius } = useTheme();
  const texts = useTexts();
  const { href, onPress } = useLinkProps<Routes>({ screen: 'Home' });
  return (
    <Screen>
      <View style={[styles.page, { padding: space.xl, gap: space.m }]}>
        <CardBack width={100} />
        <Text role="heading" aria-level={1} style={{ color: colors.ink, fontSize: text.l }}>
          {texts.lost.title}
        </Text>
        <Text style={{ color: colors.inkSoft, fontSize: text.m }}>{texts.lost.about}</Text>
        <Pressable
          role="link"
          {...{ href }}
          onPress={onPress}
          style={({ pressed }) => [
            styles.button,
            {
              minHeight: touch,
              paddingHorizontal: space.xl,
              borderRadius: radius.card,
              backgroundColor: colors.accent,
              opacity: pressed ? 0.6 : 1,
            },
          ]}
        >
          <Text style={[styles.label, { color: colors.onAccent, fontSize: text.m }]}>
            {texts.lost.home}
          </Text>
        </Pressable>
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  button: { alignItems: 'center', justifyContent: 'center' },
  label: { fontWeight: '600' },
});
