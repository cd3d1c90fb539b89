import { useState } from 'react';
import { Text } from 'react-native';
import { Button } from '../../../components/controls/Button';
import { Sheet } from '../../../components/Sheet';
import { useTheme } from '../../../components/theme';
import { useTexts } from '../../texts';

interface Props {
  /** The lesson that is played, in words. */
  readonly lesson: string | null;
  readonly onPause: () => void;
  readonly onClose: () => void;
  /** Null where the log lies beside the table. */
  readonly onLog: (() => void) | null;
  readonly onRead: () => void;
  readonly onSettings: () => void;
  readonly onSame: () => void;
  readonly onAnew: () => void;
  /** There is a game to lose. */
  readonly underway: boolean;
}

/** What else can be done at the table. Starting over asks once. */
export function Menu(props: Props) {
  const { onClose, onLog, onRead, onSettings, onSame, onAnew, underway } = props;
  const { lesson, onPause } = props;
  const { colors, text } = useTheme();
  const texts = useTexts();
  const [asking, setAsking] = useState(false);
  const and = (act: () => void) => () => {
    onClose();
    act();
  };
  if (asking) {
    return (
      <Sheet title={texts.table.same} close={texts.close} onClose={onClose}>
        <Text style={{ color: colors.ink, fontSize: text.m }}>{texts.table.stop.ask}</Text>
        <Button kind="primary" label={texts.table.stop.yes} onPress={and(onSame)} />
        <Button kind="secondary" label={texts.table.stop.no} onPress={onClose} />
      </Sheet>
    );
  }
  return (
    <Sheet title={texts.table.menu} close={texts.close} onClose={onClose}>
      {lesson !== null && <Text style={{ color: colors.inkSoft, fontSize: text.m }}>{lesson}</Text>}
      <Button kind="secondary" label={texts.table.pause} onPress={and(onPause)} />
      {onLog && <Button kind="secondary" label={texts.table.log} onPress={and(onLog)} />}
      <Button kind="secondary" label={texts.table.readTable} onPress={and(onRead)} />
      <Button kind="secondary" label={texts.table.settings} onPress={and(onSettings)} />
      <Button
        kind="secondary"
        label={texts.table.same}
        onPress={underway ? () => setAsking(true) : and(onSame)}
      />
      <Button kind="secondary" label={texts.table.anew} onPress={and(onAnew)} />
    </Sheet>
  );
}
