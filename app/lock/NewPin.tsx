import { useState } from 'react';
import { Text } from 'react-native';
import { Button } from '../../components/controls/Button';
import { Field } from '../../components/controls/Field';
import { Sheet } from '../../components/Sheet';
import { useTheme } from '../../components/theme';
import { useTexts } from '../texts';
import { LONGEST_PIN, PIN } from './lock';
import { useLock } from './LockProvider';

/** A PIN is written twice: one that was mistyped would lock out its owner. */
export function NewPin({ onDone }: { readonly onDone: () => void }) {
  const { colors, text } = useTheme();
  const texts = useTexts();
  const { hasPin, setPin } = useLock();
  const [first, setFirst] = useState('');
  const [second, setSecond] = useState('');
  const why = !PIN.test(first) ? texts.lock.short : first !== second ? texts.lock.differ : null;

  const save = async () => {
    if (why !== null) return;
    await setPin(first);
    onDone();
  };
  const field = { digits: 'secret', maxLength: LONGEST_PIN, onSubmit: () => void save() } as const;
  return (
    <Sheet title={hasPin ? texts.lock.change : texts.lock.set} close={texts.close} onClose={onDone}>
      <Text style={{ color: colors.ink, fontSize: text.m }}>{texts.lock.honest}</Text>
      <Field {...field} label={texts.lock.newPin} value={first} onChange={setFirst} />
      <Field {...field} label={texts.lock.again} value={second} onChange={setSecond} />
      <Button
        kind="primary"
        label={texts.lock.save}
        disabled={why !== null}
        reason={why ?? undefined}
        onPress={() => void save()}
      />
    </Sheet>
  );
}
