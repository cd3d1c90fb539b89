import { useNavigation } from '@react-navigation/native';
import type { ComponentType } from 'react';
import { GateScreen } from './GateScreen';
import { useLock } from './LockProvider';

/** A screen stays the same one, however often it is asked for: another would lose what it shows. */
const known = new Map<unknown, unknown>();

/** A screen that lies behind the teacher's lock, where there is one: `guarded(Settings)`. */
export function guarded<Props extends object>(Screen: ComponentType<Props>): ComponentType<Props> {
  function Guarded(props: Props) {
    const { locked, open } = useLock();
    const navigation = useNavigation();
    if (locked) return <GateScreen onOpened={open} onBack={navigation.goBack} />;
    return <Screen {...props} />;
  }
  if (!known.has(Screen)) known.set(Screen, Guarded);
  return known.get(Screen) as ComponentType<Props>; // under each screen lies its own
}
