import { useNavigation } from '@react-navigation/native';
import type { ComponentType } from 'react';
import { GateScreen } from './GateScreen';
import { useLock } from './LockProvider';

/** A screen that lies behind the teacher's lock, where there is one: `guarded(Settings)`. */
export function guarded<Props extends object>(Screen: ComponentType<Props>) {
  return function Guarded(props: Props) {
    const { locked, open } = useLock();
    const navigation = useNavigation();
    if (locked) return <GateScreen onOpened={open} onBack={navigation.goBack} />;
    return <Screen {...props} />;
  };
}
