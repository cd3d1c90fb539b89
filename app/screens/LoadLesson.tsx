import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useState } from 'react';
import { ScrollView, StyleSheet, Text, View } from 'react-native';
import { Button } from '../../components/controls/Button';
import { Field } from '../../components/controls/Field';
import { Screen } from '../../components/Screen';
import { useTheme } from '../../components/theme';
import { TopBar } from '../../components/TopBar';
import { BadInput, type Refusal } from '../../engine';
import { LONGEST_CODE, planFrom } from '../plans/code';
import { withPlan } from '../plans/list';
import { MOST_PLANS, type Plan } from '../plans/plan';
import { PlanCard } from '../plans/PlanCard';
import { useBegin } from '../plans/useBegin';
import { usePlans } from '../plans/usePlans';
import { newSeed } from '../play/seed';
import type { Routes } from '../routes';
import { useLanguage, useTexts } from '../texts';
import { inWords } from '../texts/refusals';

/** A lesson that somebody has sent: looked at first, then started or kept. */
export function LoadLesson({ route, navigation }: NativeStackScreenProps<Routes, 'LoadLesson'>) {
  const { colors, space, text } = useTheme();
  const texts = useTexts();
  const language = useLanguage();
  const found = usePlans();
  const { begin, question } = useBegin();
  const [code, setCode] = useState(route.params?.code ?? '');
  const [kept, setKept] = useState<string | null>(null);
  const { title, about, field, keep, kept: isKept } = texts.plans.loading;
  const { plan, why } = looked(code);
  return (
    <Screen>
      <TopBar
        hanzi={texts.name.hanzi}
        title={title}
        back={{ label: texts.back, onPress: navigation.goBack }}
      />
      <ScrollView
        keyboardShouldPersistTaps="handled"
        automaticallyAdjustKeyboardInsets
        contentContainerStyle={[styles.page, { padding: space.l }]}
      >
        <View style={[styles.column, { gap: space.m }]}>
          <Text style={{ color: colors.inkSoft, fontSize: text.s }}>{about}</Text>
          {/* A letter more than it may have: what is too long is told, not cut. */}
          <Field label={field} value={code} maxLength={LONGEST_CODE + 1} onChange={setCode} />
          <Text aria-live="polite" style={{ color: colors.danger, fontSize: text.m }}>
            {why && inWords(why, language)}
          </Text>
          {plan && (
            <>
              <PlanCard plan={plan} own={null} onStart={() => begin(plan)} />
              {kept === code ? (
                <Text role="status" style={{ color: colors.ink, fontSize: text.m }}>
                  {isKept}
                </Text>
              ) : (
                <Button
                  kind="secondary"
                  label={keep}
                  disabled={!found || found.plans.length >= MOST_PLANS}
                  reason={texts.plans.full}
                  onPress={() => {
                    found?.change(withPlan(found.plans, plan, newSeed()));
                    setKept(code);
                  }}
                />
              )}
            </>
          )}
        </View>
      </ScrollView>
      {question}
    </Screen>
  );
}

/** The lesson in a text, or the reason why there is none; neither where nothing is written yet. */
function looked(code: string): { readonly plan: Plan | null; readonly why: Refusal | null } {
  if (code.trim() === '') return { plan: null, why: null };
  try {
    return { plan: planFrom(code), why: null };
  } catch (error) {
    if (error instanceof BadInput) return { plan: null, why: error };
    throw error;
  }
}

const styles = StyleSheet.create({
  page: { alignItems: 'center' },
  column: { width: '100%', maxWidth: 640 },
});
