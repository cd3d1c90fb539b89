import { useLinkProps } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';
import { useTheme } from '../../components/theme';
import { WayTile } from '../../components/WayTile';
import type { Routes } from '../routes';
import { useTexts } from '../texts';
import { ways, type HomeWay } from './ways';

/** All that Home leads to beside the games. */
export function WaysFromHome() {
  const { space } = useTheme();
  return (
    <View style={[styles.ways, { gap: space.s }]}>
      {ways.map((way) => (
        <OneWay key={way.screen} {...way} />
      ))}
    </View>
  );
}

function OneWay({ screen, icon, label }: HomeWay) {
  const texts = useTexts();
  const { href, onPress } = useLinkProps<Routes>({ screen });
  return <WayTile icon={icon} label={label(texts)} way={{ href, onPress }} />;
}

const styles = StyleSheet.create({
  ways: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center' },
});
