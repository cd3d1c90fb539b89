import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { StyleSheet, Text, View } from 'react-native';
import { Screen } from '../../components/Screen';
import { useTheme } from '../../components/theme';
import { TopBar } from '../../components/TopBar';
import { LEVELS } from '../../engine/games/numero/pack';
import type { Routes } from '../routes';
import { useTexts } from '../texts';
import { ChallengeTable } from '../today/ChallengeTable';
import { FIRST_DAY, isDay } from '../today/days';
import { NotYet } from '../today/NotYet';
import { underwayAt } from '../today/underway';
import { useFoundChallenge } from '../today/useFoundChallenge';
import { useRecords, type Records } from '../today/useRecords';
import { Lost } from './Lost';

type Props = NativeStackScreenProps<Routes, 'Challenge'>;

/** The challenge of a day and a level. */
export function Challenge(props: Props) {
  const { date, level } = props.route.params;
  const records = useRecords();
  if (!isDay(date) || date < FIRST_DAY || !(level in LEVELS)) return <Lost />;
  if (!records) return <Screen />;
  if (date > records.day) {
    return (
      <Waiting {...props}>
        <NotYet />
      </Waiting>
    );
  }
  return <Found key={`${date} ${level}`} {...props} records={records} />;
}

function Found({ route, navigation, records }: Props & { readonly records: Records }) {
  const { colors, text } = useTheme();
  const texts = useTexts();
  const { date, level } = route.params;
  const challenge = useFoundChallenge(date, level);
  if (!challenge) {
    return (
      <Waiting route={route} navigation={navigation}>
        <View style={styles.middle}>
          <Text role="status" style={{ color: colors.inkSoft, fontSize: text.m }}>
            {texts.today.busy}
          </Text>
        </View>
      </Waiting>
    );
  }
  return (
    <ChallengeTable
      challenge={challenge}
      start={underwayAt(records.underway, date, level)}
      records={records}
      onBack={() => navigation.goBack()}
      onNext={(next) => navigation.replace('Challenge', { date, level: next })}
      onAll={() => navigation.popTo('Today')}
      onRules={() => navigation.navigate('Rules', { game: 'patience' })}
      onSettings={() => navigation.navigate('Settings')}
    />
  );
}

function Waiting({ navigation, children }: React.PropsWithChildren<Props>) {
  const texts = useTexts();
  return (
    <Screen>
      <TopBar
        hanzi={texts.today.hanzi}
        title={texts.today.title}
        back={{ label: texts.back, onPress: () => navigation.goBack() }}
      />
      {children}
    </Screen>
  );
}

const styles = StyleSheet.create({
  middle: { flex: 1, alignItems: 'center', justifyContent: 'center' },
});
