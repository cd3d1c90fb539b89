import { ScrollView, StyleSheet, View } from 'react-native';
import { Screen } from '../../components/Screen';
import { useTheme } from '../../components/theme';
import { TopBar } from '../../components/TopBar';
import { useTexts } from '../texts';
import { Gate } from './Gate';

interface Props {
  readonly onOpened: () => void;
  readonly onBack: () => void;
}

/** What is there instead of a screen that is locked. */
export function GateScreen({ onOpened, onBack }: Props) {
  const { space } = useTheme();
  const texts = useTexts();
  return (
    <Screen>
      <TopBar
        hanzi={texts.name.hanzi}
        title={texts.lock.title}
        back={{ label: texts.back, onPress: onBack }}
      />
      <ScrollView
        keyboardShouldPersistTaps="handled"
        automaticallyAdjustKeyboardInsets
        contentContainerStyle={[styles.page, { padding: space.l }]}
      >
        <View style={[styles.gate, { gap: space.m }]}>
          <Gate onOpened={onOpened} />
        </View>
      </ScrollView>
    </Screen>
  );
}

const styles = StyleSheet.create({
  page: { flexGrow: 1, alignItems: 'center', justifyContent: 'center' },
  gate: { width: '100%', maxWidth: 420 },
});
