import { useState } from 'react';
import { Text } from 'react-native';
import { Button } from '../../components/controls/Button';
import { Sheet } from '../../components/Sheet';
import { useTheme } from '../../components/theme';
import { useTexts } from '../texts';

interface Props {
  readonly onClose: () => void;
  readonly onGiveUp: () => void;
  readonly onRead: () => void;
  readonly onRules: () => void;
  readonly onSettings: () => void;
}

/** What else can be done at a challenge. Giving up asks once. */
export function ChallengeMenu({ onClose, onGiveUp, onRead, onRules, onSettings }: Props) {
  const { colors, text } = useTheme();
  const texts = useTexts();
  const [asking, setAsking] = useState(false);
  const and = (act: () => void) => () => {
    onClose();
    act();
  };
  if (asking) {
    return (
      <Sheet title={texts.today.giveUp.way} close={texts.close} onClose={onClose}>
        <Text style={{ color: colors.ink, fontSize: text.m }}>{texts.today.giveUp.ask}</Text>
        <Button kind="primary" label={texts.today.giveUp.no} onPress={onClose} />
        <Button kind="secondary" label={texts.today.giveUp.yes} onPress={and(onGiveUp)} />
      </Sheet>
    );
  }
  return (
    <Sheet title={texts.table.menu} close={texts.close} onClose={onClose}>
      <Button kind="secondary" label={texts.today.giveUp.way} onPress={() => setAsking(true)} />
      <Button kind="secondary" label={texts.table.readTable} onPress={and(onRead)} />
      <Button kind="secondary" label={texts.table.rules} onPress={and(onRules)} />
      <Button kind="secondary" label={texts.table.settings} onPress={and(onSettings)} />
    </Sheet>
  );
}
