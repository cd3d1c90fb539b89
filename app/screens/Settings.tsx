import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { ScrollView, StyleSheet, Text, useWindowDimensions, View } from 'react-native';
import { Section } from '../../components/controls/Section';
import { Switch } from '../../components/controls/Switch';
import { Screen } from '../../components/Screen';
import { useTheme } from '../../components/theme';
import { TopBar } from '../../components/TopBar';
import { readNumber } from '../../engine/chinese/number';
import { LockSection } from '../lock/LockSection';
import type { Routes } from '../routes';
import { KeptNotices } from '../settings/KeptNotices';
import { SampleCards } from '../settings/SampleCards';
import { SettingChoice } from '../settings/SettingChoice';
import { useSettings } from '../settings/SettingsProvider';
import { VoiceTest } from '../settings/VoiceTest';
import { useTexts } from '../texts';

/** Written differently in the two scripts. */
const EXAMPLE = readNumber(10_000).hanzi;

/** Wider than this, the sections lie in two columns. */
const TWO_COLUMNS = 700;

export function Settings({ navigation }: NativeStackScreenProps<Routes, 'Settings'>) {
  const { space, textScale } = useTheme();
  const texts = useTexts();
  const { width } = useWindowDimensions();
  const beside = width >= TWO_COLUMNS * textScale;
  const column = [beside && styles.column, { gap: space.xxl }];
  return (
    <Screen>
      <TopBar
        hanzi={texts.name.hanzi}
        title={texts.settings.title}
        back={{ label: texts.back, onPress: navigation.goBack }}
      />
      <ScrollView
        contentContainerStyle={[
          styles.page,
          { paddingHorizontal: space.l, paddingBottom: space.xl, gap: space.s },
        ]}
      >
        <View style={[styles.notices, { gap: space.s }]}>
          <KeptNotices />
        </View>
        <View
          style={[
            styles.columns,
            beside && styles.beside,
            { gap: beside ? space.xxxl : space.xxl },
          ]}
        >
          <View style={column}>
            <Cards />
            <Table />
          </View>
          <View style={column}>
            <Senses />
            <TheApp />
            <LockSection />
            <About />
          </View>
        </View>
      </ScrollView>
    </Screen>
  );
}

function Cards() {
  const texts = useTexts();
  return (
    <Section title={texts.settings.cards}>
      <SampleCards label={texts.settings.sample} />
      <SettingChoice
        name="face"
        label={texts.settings.face.label}
        options={texts.settings.face.options}
      />
      <SettingChoice
        name="script"
        label={texts.settings.script.label}
        options={texts.settings.script.options}
        hanzi={EXAMPLE}
      />
      <SettingChoice
        name="cardSize"
        label={texts.settings.cardSize.label}
        options={texts.settings.cardSize.options}
      />
    </Section>
  );
}

function Senses() {
  const texts = useTexts();
  const { settings, change } = useSettings();
  return (
    <Section title={texts.settings.senses}>
      <SettingChoice
        name="voice"
        label={texts.settings.voice.label}
        options={texts.settings.voice.options}
      />
      <VoiceTest />
      <Switch
        {...texts.settings.haptics}
        on={settings.haptics}
        onChange={(on) => change('haptics', on)}
      />
    </Section>
  );
}

function Table() {
  const texts = useTexts();
  const { settings, change } = useSettings();
  return (
    <Section title={texts.settings.table}>
      <SettingChoice
        name="motion"
        label={texts.settings.motion.label}
        options={texts.settings.motion.options}
      />
      <Switch
        {...texts.settings.leftHanded}
        on={settings.leftHanded}
        onChange={(on) => change('leftHanded', on)}
      />
      <Switch
        {...texts.settings.unaided}
        on={settings.unaided}
        onChange={(on) => change('unaided', on)}
      />
    </Section>
  );
}

function TheApp() {
  const texts = useTexts();
  return (
    <Section title={texts.settings.app}>
      <SettingChoice
        name="theme"
        label={texts.settings.theme.label}
        options={texts.settings.theme.options}
      />
      <SettingChoice
        name="language"
        label={texts.settings.language.label}
        options={texts.settings.language.options}
      />
    </Section>
  );
}

function About() {
  const { colors, text } = useTheme();
  const texts = useTexts();
  const line = { color: colors.inkSoft, fontSize: text.s };
  return (
    <Section title={texts.settings.about.title}>
      <Text style={line}>{texts.settings.about.privacy}</Text>
      <Text style={line}>{texts.settings.about.font}</Text>
    </Section>
  );
}

const styles = StyleSheet.create({
  page: { alignItems: 'center' },
  notices: { width: '100%', maxWidth: 1000 },
  columns: { width: '100%', maxWidth: 480 },
  beside: { flexDirection: 'row', maxWidth: 1000 },
  column: { flexShrink: 1, flexGrow: 1, flexBasis: 0 },
});
