import { Text } from 'react-native';
import { Button } from '../../../components/controls/Button';
import { Words } from '../../../components/help/Words';
import { Sheet } from '../../../components/Sheet';
import { useTheme } from '../../../components/theme';
import { useTexts } from '../../texts';
import type { Hints } from '../useHint';

/** A hint, a step at a time: people may find the rest for themselves. */
export function HintSheet({ hints }: { readonly hints: Hints }) {
  const { colors, text } = useTheme();
  const texts = useTexts();
  const { steps, thinking, next, close } = hints;
  if (steps.length === 0 && !thinking) return null;
  return (
    <Sheet title={texts.table.hint} close={texts.close} onClose={close}>
      {steps.map((step) => (
        <Words key={step}>{step}</Words>
      ))}
      {thinking && (
        <Text role="status" style={{ color: colors.inkSoft, fontSize: text.m }}>
          {texts.table.thinking}
        </Text>
      )}
      {next && !thinking && <Button kind="secondary" label={texts.table.moreHint} onPress={next} />}
    </Sheet>
  );
}
