import { Sheet } from '../../components/Sheet';
import { useTexts } from '../texts';
import { Gate } from './Gate';

interface Props {
  readonly onOpened: () => void;
  readonly onClose: () => void;
}

/** The lock before one thing to do, over whatever is shown. */
export function GateSheet({ onOpened, onClose }: Props) {
  const texts = useTexts();
  return (
    <Sheet title={texts.lock.title} close={texts.close} onClose={onClose}>
      <Gate onOpened={onOpened} />
    </Sheet>
  );
}
