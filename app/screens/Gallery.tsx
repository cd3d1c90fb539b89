import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useMemo, useState, type ReactNode } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { Choice } from '../../components/controls/Choice';
import { Section } from '../../components/controls/Section';
import { LookProvider, useLook } from '../../components/look';
import { Screen } from '../../components/Screen';
import { ThemeProvider, useTheme, type Theme } from '../../components/theme';
import { TopBar } from '../../components/TopBar';
import type { Script } from '../../engine/chinese/reading';
import { Cards } from '../gallery/Cards';
import { Controls } from '../gallery/Controls';
import { Hands } from '../gallery/Hands';
import { Papers } from '../gallery/Papers';
import { Row } from '../gallery/Shown';
import { TableParts } from '../gallery/TableParts';
import { words } from '../gallery/words';
import type { Routes } from '../routes';
import { useTexts } from '../texts';
import { themes } from '../theme';

const SCHEMES = ['light', 'dark'] as const;
const SCRIPTS = ['simplified', 'traditional'] as const;

/** Every component in its states, for those who build them: at /gallery, in development alone. */
export function Gallery({ navigation }: NativeStackScreenProps<Routes, 'Gallery'>) {
  const theme = useTheme();
  const look = useLook();
  const [scheme, setScheme] = useState<Theme['scheme']>(theme.scheme);
  const [script, setScript] = useState<Script>(look.script);
  const colours = useMemo(() => ({ ...theme, ...colorsOf(scheme) }), [theme, scheme]);
  const drawn = useMemo(() => ({ ...look, script }), [look, script]);
  return (
    <GestureHandlerRootView>
      <ThemeProvider value={colours}>
        <LookProvider value={drawn}>
          <Page onBack={navigation.goBack}>
            <Row>
              <Choice
                label={words.theme.label}
                options={SCHEMES.map((value) => ({ value, label: words.theme[value] }))}
                value={scheme}
                onChange={setScheme}
              />
              <Choice
                label={words.script.label}
                options={SCRIPTS.map((value) => ({ value, label: words.script[value] }))}
                value={script}
                onChange={setScript}
              />
            </Row>
          </Page>
        </LookProvider>
      </ThemeProvider>
    </GestureHandlerRootView>
  );
}

interface PageProps {
  readonly onBack: () => void;
  /** How it all is to look. */
  readonly children: ReactNode;
}

function Page({ onBack, children }: PageProps) {
  const { space } = useTheme();
  const texts = useTexts();
  const room = useWindowDimensions().width - 2 * space.l;
  const width = Math.min(room, 960);
  return (
    <Screen>
      <TopBar
        hanzi={texts.name.hanzi}
        title={words.title}
        back={{ label: texts.back, onPress: onBack }}
      />
      <ScrollView contentContainerStyle={[styles.page, { padding: space.l }]}>
        <View style={{ width, gap: space.xxl }}>
          {children}
          <Section title={words.headings.cards}>
            <Cards />
          </Section>
          <Section title={words.headings.hand}>
            <Hands width={width} />
          </Section>
          <Section title={words.headings.table}>
            <TableParts />
          </Section>
          <Section title={words.headings.papers}>
            <Papers width={width} />
          </Section>
          <Section title={words.headings.controls}>
            <Controls />
          </Section>
        </View>
      </ScrollView>
    </Screen>
  );
}

function colorsOf(scheme: Theme['scheme']): Pick<Theme, 'scheme' | 'colors'> {
  return { scheme, colors: themes[scheme].colors };
}

const styles = StyleSheet.create({ page: { alignItems: 'center' } });
