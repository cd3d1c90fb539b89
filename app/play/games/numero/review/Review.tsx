import { useLinkProps } from '@react-navigation/native';
import { StyleSheet, Text, View } from 'react-native';
import { LinkButton } from '../../../../../components/LinkButton';
import { useTheme } from '../../../../../components/theme';
import { result } from '../../../../../engine';
import type { Routes } from '../../../../routes';
import { useLanguage } from '../../../../texts';
import { review } from '../../../../texts/games/numero/review';
import { useFound } from '../../../useFound';
import type { PageProps } from '../../gameTable';
import { LookBack } from './LookBack';

/** A look back at the match that was played last. While it goes on, nobody sees the hands of the others. */
export function Review({ game }: PageProps) {
  const { space } = useTheme();
  const says = review[useLanguage()];
  const found = useFound(game);
  const setup = useLinkProps<Routes>({ screen: 'Setup', params: { game } });
  const table = useLinkProps<Routes>({ screen: 'Table', params: { game } });
  if (!found) return null;
  const { sitting } = found;
  if (sitting && result(sitting.match)) {
    return <LookBack key={sitting.id} game={game} sitting={sitting} />;
  }
  const way = sitting ? table : setup;
  return (
    <View style={[styles.page, { padding: space.xl, gap: space.l }]}>
      <Nothing>{sitting ? says.notYet : says.none}</Nothing>
      <LinkButton
        kind="primary"
        label={sitting ? says.goOn : says.play}
        way={{ href: way.href, onPress: way.onPress }}
      />
    </View>
  );
}

function Nothing({ children }: { readonly children: string }) {
  const { colors, text } = useTheme();
  return <Text style={[styles.nothing, { color: colors.ink, fontSize: text.l }]}>{children}</Text>;
}

const styles = StyleSheet.create({
  page: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  nothing: { textAlign: 'center', maxWidth: 480 },
});
