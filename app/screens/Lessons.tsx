import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useState } from 'react';
import { ScrollView, StyleSheet, Text, View } from 'react-native';
import { Button } from '../../components/controls/Button';
import { Screen } from '../../components/Screen';
import { Sheet } from '../../components/Sheet';
import { useTheme } from '../../components/theme';
import { TopBar } from '../../components/TopBar';
import { movedBy } from '../kept/order';
import { withoutPlan, withPlan } from '../plans/list';
import { MOST_PLANS, PLAYED, usualPlan } from '../plans/plan';
import { PlanCard } from '../plans/PlanCard';
import { ShareSheet } from '../plans/ShareSheet';
import { useBegin } from '../plans/useBegin';
import { usePlans } from '../plans/usePlans';
import { newSeed } from '../play/seed';
import type { Routes } from '../routes';
import { useTexts } from '../texts';

interface Asked {
  readonly id: string;
  readonly to: 'share' | 'remove';
}

/** The lessons of this device, each one tap away. */
export function Lessons({ navigation }: NativeStackScreenProps<Routes, 'Lessons'>) {
  const { colors, space, text } = useTheme();
  const texts = useTexts();
  const found = usePlans();
  const { begin, question } = useBegin();
  const [asked, setAsked] = useState<Asked | null>(null);
  if (!found) return <Screen />;

  const { plans, change, broken } = found;
  const [game = 'buyao'] = PLAYED;
  const plan = plans.find(({ id }) => id === asked?.id);
  const done = () => setAsked(null);
  const isFull = plans.length >= MOST_PLANS;
  const soft = { color: colors.inkSoft, fontSize: text.s };

  const add = () => {
    const id = newSeed();
    change(withPlan(plans, usualPlan(game, texts.plans.unnamed(plans.length + 1)), id));
    navigation.navigate('LessonPlan', { id });
  };
  return (
    <Screen>
      <TopBar
        hanzi={texts.name.hanzi}
        title={texts.plans.title}
        back={{ label: texts.back, onPress: navigation.goBack }}
      />
      <ScrollView contentContainerStyle={[styles.page, { padding: space.l }]}>
        <View style={[styles.column, { gap: space.m }]}>
          {broken && (
            <Text role="status" style={{ color: colors.ink, fontSize: text.m }}>
              {texts.plans.broken}
            </Text>
          )}
          <Text style={soft}>{texts.plans.about}</Text>
          <View style={[styles.ways, { gap: space.s }]}>
            <Button
              kind={plans.length > 0 ? 'secondary' : 'primary'}
              label={texts.plans.add}
              disabled={isFull}
              reason={texts.plans.full}
              onPress={add}
            />
            <Button
              kind="secondary"
              label={texts.plans.load}
              onPress={() => navigation.navigate('LoadLesson')}
            />
          </View>
          {plans.length === 0 && <Text style={soft}>{texts.plans.none}</Text>}
          {plans.map((one, at) => (
            <PlanCard
              key={one.id}
              plan={one}
              onStart={() => begin(one)}
              own={{
                onChange: () => navigation.navigate('LessonPlan', { id: one.id }),
                onShare: () => setAsked({ id: one.id, to: 'share' }),
                onRemove: () => setAsked({ id: one.id, to: 'remove' }),
                onUp: at === 0 ? null : () => change(movedBy(plans, one.id, -1)),
                onDown: at === plans.length - 1 ? null : () => change(movedBy(plans, one.id, 1)),
              }}
            />
          ))}
        </View>
      </ScrollView>
      {question}
      {plan && asked?.to === 'share' && <ShareSheet plan={plan} onClose={done} />}
      {plan && asked?.to === 'remove' && (
        <Sheet title={texts.plans.ask.title(plan.name)} close={texts.close} onClose={done}>
          <Button
            kind="primary"
            label={texts.plans.ask.yes}
            onPress={() => {
              done();
              change(withoutPlan(plans, plan.id));
            }}
          />
          <Button kind="secondary" label={texts.plans.ask.no} onPress={done} />
        </Sheet>
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  page: { alignItems: 'center' },
  column: { width: '100%', maxWidth: 640 },
  ways: { flexDirection: 'row', flexWrap: 'wrap' },
});
