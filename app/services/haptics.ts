import {
  impactAsync,
  ImpactFeedbackStyle,
  notificationAsync,
  NotificationFeedbackType,
  selectionAsync,
} from 'expo-haptics';
import { touched } from './touched';

/** What a finger can feel: a card picked up, a card laid down, a card sent home. */
export type Feeling = 'tap' | 'drop' | 'refuse';

const feelings: Readonly<Record<Feeling, () => Promise<void>>> = {
  tap: selectionAsync,
  drop: () => impactAsync(ImpactFeedbackStyle.Light),
  refuse: () => notificationAsync(NotificationFeedbackType.Warning),
};

/** Nothing comes of it where the device cannot. */
export function feel(feeling: Feeling): void {
  if (touched()) feelings[feeling]().catch(() => {});
}
