import { useNavigation, type NavigationProp } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Gear } from '../../components/Gear';
import { IconButton } from '../../components/IconButton';
import { useTheme } from '../../components/theme';
import type { Routes } from '../routes';
import { useTexts } from '../texts';
import { KeptNotices } from './KeptNotices';

/** Over the top of Home: what there is to know, and in the corner the way to the settings. */
export function HomeBar() {
  const { colors, space } = useTheme();
  const texts = useTexts();
  const { top, left, right } = useSafeAreaInsets();
  const navigation = useNavigation<NavigationProp<Routes>>();
  return (
    <View style={[styles.bar, { top, left, right, padding: space.s, gap: space.s }]}>
      <View style={[styles.notices, { gap: space.s }]}>
        <KeptNotices />
      </View>
      <IconButton
        raised
        label={texts.settings.title}
        onPress={() => navigation.navigate('Settings')}
      >
        <Gear color={colors.ink} />
      </IconButton>
    </View>
  );
}

const styles = StyleSheet.create({
  bar: {
    position: 'absolute',
    flexDirection: 'row',
    alignItems: 'flex-start',
    pointerEvents: 'box-none',
  },
  notices: { flex: 1, pointerEvents: 'box-none' },
});
