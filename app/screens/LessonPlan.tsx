import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { ScrollView, StyleSheet, View } from 'react-native';
import { Screen } from '../../components/Screen';
import { useTheme } from '../../components/theme';
import { TopBar } from '../../components/TopBar';
import { withPlanChanged } from '../plans/list';
import { PlanForm } from '../plans/PlanForm';
import { usePlans } from '../plans/usePlans';
import type { Routes } from '../routes';
import { useTexts } from '../texts';
import { Lost } from './Lost';

/** One lesson, to be put together. Every change is kept at once. */
export function LessonPlan({ route, navigation }: NativeStackScreenProps<Routes, 'LessonPlan'>) {
  const { space } = useTheme();
  const texts = useTexts();
  const found = usePlans();
  if (!found) return <Screen />;
  const plan = found.plans.find(({ id }) => id === route.params.id);
  if (!plan) return <Lost />;
  return (
    <Screen>
      <TopBar
        hanzi={texts.name.hanzi}
        title={texts.plans.edit}
        back={{ label: texts.back, onPress: () => navigation.popTo('Lessons') }}
      />
      <ScrollView
        keyboardShouldPersistTaps="handled"
        automaticallyAdjustKeyboardInsets
        contentContainerStyle={[styles.page, { padding: space.l }]}
      >
        <View style={styles.column}>
          <PlanForm
            plan={plan}
            onChange={(change) => found.change(withPlanChanged(found.plans, plan.id, change))}
          />
        </View>
      </ScrollView>
    </Screen>
  );
}

const styles = StyleSheet.create({
  page: { alignItems: 'center' },
  column: { width: '100%', maxWidth: 640 },
});
