import { Button } from '../../components/controls/Button';
import { Words } from '../../components/help/Words';
import { Sheet } from '../../components/Sheet';
import { useTexts } from '../texts';

interface Props {
  readonly title: string;
  readonly count: number;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Asked once before something is gone for good. */
export function DeleteSheet({ title, count, onYes, onClose }: Props) {
  const texts = useTexts();
  const says = texts.records.remove;
  return (
    <Sheet title={title} close={texts.close} onClose={onClose}>
      <Words>{says.ask(count)}</Words>
      <Button kind="primary" label={says.yes} onPress={onYes} />
      <Button kind="secondary" label={says.no} onPress={onClose} />
    </Sheet>
  );
}
