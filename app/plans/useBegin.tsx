import { useNavigation } from '@react-navigation/native';
import type { NativeStackNavigationProp } from '@react-navigation/native-stack';
import { useState, type ReactNode } from 'react';
import { Text, useWindowDimensions } from 'react-native';
import { Button } from '../../components/controls/Button';
import { Sheet } from '../../components/Sheet';
import { useTheme } from '../../components/theme';
import type { Routes } from '../routes';
import { useTexts } from '../texts';
import { beginPlan, wouldLose } from './begin';
import type { Plan } from './plan';

/** The one tap that starts a lesson, and the question that is asked where a match waits: draw it with the screen. */
export function useBegin(): { readonly begin: (plan: Plan) => void; readonly question: ReactNode } {
  const { colors, text } = useTheme();
  const texts = useTexts();
  const window = useWindowDimensions();
  const navigation = useNavigation<NativeStackNavigationProp<Routes>>();
  const [asked, setAsked] = useState<Plan | null>(null);
  const { title, about, yes, no } = texts.plans.waiting;

  const start = async (plan: Plan) => {
    setAsked(null);
    await beginPlan(plan, window);
    // From Home and nowhere else: a table that was left open would go on playing the old match.
    navigation.reset({
      index: 1,
      routes: [{ name: 'Home' }, { name: 'Table', params: { game: plan.game } }],
    });
  };
  const begin = async (plan: Plan) => {
    if (await wouldLose(plan)) setAsked(plan);
    else await start(plan);
  };

  return {
    begin: (plan) => void begin(plan),
    question: asked && (
      <Sheet title={title} close={texts.close} onClose={() => setAsked(null)}>
        <Text style={{ color: colors.ink, fontSize: text.m }}>{about}</Text>
        <Button kind="primary" label={yes} onPress={() => void start(asked)} />
        <Button kind="secondary" label={no} onPress={() => setAsked(null)} />
      </Sheet>
    ),
  };
}
