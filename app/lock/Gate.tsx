import { useState } from 'react';
import { Text } from 'react-native';
import { Button } from '../../components/controls/Button';
import { Field } from '../../components/controls/Field';
import { useTheme } from '../../components/theme';
import { useTexts } from '../texts';
import { Forgotten } from './Forgotten';
import { LONGEST_PIN } from './lock';
import { useLock } from './LockProvider';
import { useCountdown } from './useCountdown';

/** After so many wrong ones, a moment to think. */
const TRIES = 3;
const MOMENT = 30;

/** Asks for the PIN; and knows a way on for those who have forgotten it. */
export function Gate({ onOpened }: { readonly onOpened: () => void }) {
  const { colors, text } = useTheme();
  const texts = useTexts();
  const { isPin, takeAway } = useLock();
  const [pin, setPin] = useState('');
  const [wrong, setWrong] = useState(0);
  const [forgotten, setForgotten] = useState(false);
  const wait = useCountdown();

  if (forgotten) {
    return (
      <Forgotten
        onRemembered={() => setForgotten(false)}
        onPassed={() => {
          takeAway();
          onOpened();
        }}
      />
    );
  }

  const enter = async () => {
    if (wait.left > 0) return;
    const right = await isPin(pin);
    setPin('');
    if (right) return onOpened();
    setWrong(wrong + 1);
    if ((wrong + 1) % TRIES === 0) wait.start(MOMENT);
  };

  return (
    <>
      <Text style={{ color: colors.ink, fontSize: text.m }}>{texts.lock.about}</Text>
      <Field
        digits="secret"
        label={texts.lock.pin}
        value={pin}
        maxLength={LONGEST_PIN}
        onChange={setPin}
        onSubmit={() => void enter()}
      />
      <Text aria-live="polite" style={{ color: colors.danger, fontSize: text.m }}>
        {wait.left > 0
          ? texts.lock.wait(wait.left)
          : wrong > 0 && pin === ''
            ? texts.lock.wrong
            : ''}
      </Text>
      <Button
        kind="primary"
        label={texts.lock.open}
        disabled={pin === '' || wait.left > 0}
        onPress={() => void enter()}
      />
      <Button kind="quiet" label={texts.lock.forgot} onPress={() => setForgotten(true)} />
    </>
  );
}
