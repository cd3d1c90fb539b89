import { useEffect, useState } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import { Button } from '../../components/controls/Button';
import { Field } from '../../components/controls/Field';
import { Hanzi } from '../../components/Hanzi';
import { useLook } from '../../components/look';
import { useTheme } from '../../components/theme';
import { useTexts } from '../texts';
import { newSum, PATIENCE, SUMS } from './sum';
import { useCountdown } from './useCountdown';

interface Props {
  readonly onRemembered: () => void;
  /** The sums are done and the time has gone by. */
  readonly onPassed: () => void;
}

/** A way back for whoever has forgotten the PIN: a few sums in formal numerals, and then some patience. */
export function Forgotten({ onRemembered, onPassed }: Props) {
  const { colors, space, text } = useTheme();
  const texts = useTexts();
  const { script } = useLook();
  const [sum, setSum] = useState(() => newSum(Math.random));
  const [done, setDone] = useState(0);
  const [wrong, setWrong] = useState(false);
  const [answer, setAnswer] = useState('');
  const wait = useCountdown();
  const waiting = done === SUMS;

  useEffect(() => {
    // Its last second has gone by.
    if (waiting && wait.left === 0) onPassed();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, whatever is handed in meanwhile
  }, [waiting, wait.left]);

  const enter = () => {
    const right = Number(answer) === sum.product;
    setAnswer('');
    setWrong(!right);
    setDone(right ? done + 1 : 0);
    setSum(newSum(Math.random));
    if (right && done + 1 === SUMS) wait.start(PATIENCE);
  };

  if (waiting) {
    return (
      <>
        <Text role="status" style={{ color: colors.ink, fontSize: text.m }}>
          {texts.lock.patience(wait.left)}
        </Text>
        <Button kind="secondary" label={texts.lock.remembered} onPress={onRemembered} />
      </>
    );
  }
  return (
    <>
      <Text style={{ color: colors.ink, fontSize: text.m }}>{texts.lock.sums(SUMS)}</Text>
      <View style={[styles.sum, { columnGap: space.m }]}>
        {sum.factors.map(({ digits, formal }, at) => (
          <View key={digits} style={[styles.sum, { columnGap: space.m }]}>
            {at > 0 && <Text style={{ color: colors.ink, fontSize: text.xl }}>×</Text>}
            <Hanzi script={script} style={{ fontSize: text.xl, color: colors.ink }}>
              {formal[script]}
            </Hanzi>
          </View>
        ))}
      </View>
      <Field
        digits="shown"
        label={texts.lock.product(done + 1, SUMS)}
        value={answer}
        maxLength={6}
        onChange={setAnswer}
        onSubmit={enter}
      />
      <Text aria-live="polite" style={{ color: colors.danger, fontSize: text.m }}>
        {wrong ? texts.lock.wrongSum : ''}
      </Text>
      <Button kind="primary" label={texts.lock.next} disabled={answer === ''} onPress={enter} />
      <Button kind="quiet" label={texts.lock.remembered} onPress={onRemembered} />
    </>
  );
}

const styles = StyleSheet.create({
  sum: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline' },
});
