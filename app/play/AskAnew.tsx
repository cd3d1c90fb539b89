import { Text } from 'react-native';
import { Button } from '../../components/controls/Button';
import { Sheet } from '../../components/Sheet';
import { useTheme } from '../../components/theme';
import { useTexts } from '../texts';

interface Props {
  readonly onClose: () => void;
  readonly onGoOn: () => void;
  readonly onAnew: () => void;
}

/** A match waits that would be gone. */
export function AskAnew({ onClose, onGoOn, onAnew }: Props) {
  const { colors, text } = useTheme();
  const texts = useTexts();
  return (
    <Sheet title={texts.setup.ask.title} close={texts.close} onClose={onClose}>
      <Text style={{ color: colors.ink, fontSize: text.m }}>{texts.setup.ask.about}</Text>
      <Button kind="primary" label={texts.setup.ask.goOn} onPress={onGoOn} />
      <Button kind="secondary" label={texts.setup.ask.anew} onPress={onAnew} />
    </Sheet>
  );
}
