import { useMemo } from 'react';
import { View } from 'react-native';
import type { BuyaoView } from '../../../engine/games/buyao/state';
import { useLook } from '../../look';
import { DragLayer } from '../../table/DragLayer';
import type { Intent, WhyNot } from '../../table/intent';
import { useTheme } from '../../theme';
import { Answers } from './Answers';
import { arrange } from './arrange';
import { Centre } from './Centre';
import { face } from './face';
import { Places } from './Places';
import {
  coinName,
  DECLINE,
  OPEN_ZONE,
  purseOf,
  seatZone,
  TAKE,
  type BuyaoBoardProps,
} from './table';

/** The table of 不要，谢谢: everyone's cards, the open card with its tokens, and two things to say. */
export function Board(props: BuyaoBoardProps) {
  const { view, size, near, around, acting, why, onRefused, onFeel } = props;
  const { textScale } = useTheme();
  const { cardScale, leftHanded } = useLook();
  const plan = useMemo(
    () => arrange({ size, seats: view.seats, near, around, textScale, cardScale, leftHanded }),
    [size, view.seats, near, around, textScale, cardScale, leftHanded],
  );
  const intents = useIntents(props);

  const handler = acting ?? near;
  const whyNot: WhyNot = (piece, zone) => {
    if (piece === view.open && zone === seatZone(handler)) return why(TAKE);
    if (piece === view.open && zone !== OPEN_ZONE) {
      return props.words.notYours(props.seats[handler]?.name ?? '');
    }
    return piece === coinName(view.pot) && zone === OPEN_ZONE ? why(DECLINE) : null;
  };

  return (
    <View style={size}>
      <DragLayer
        intents={intents}
        whyNot={whyNot}
        onRefused={onRefused}
        onFeel={onFeel}
        wentTo={(piece) => (piece.startsWith('coin') ? purseOf(plan, lastTaker(view)) : null)}
      >
        <Places {...props} plan={plan} />
        <Centre {...props} plan={plan} />
        <Answers {...props} plan={plan} />
      </DragLayer>
    </View>
  );
}

/** What the acting seat may do, from the engine's list. */
function useIntents({ view, acting, legal, words, onMove }: BuyaoBoardProps): readonly Intent[] {
  return useMemo(() => {
    const { open } = view;
    if (acting === null || open === null) return [];
    const reading = face(open);
    return legal().map((move) =>
      move.type === 'take'
        ? {
            piece: open,
            zone: seatZone(acting),
            label: words.takeIt(reading),
            act: () => onMove(TAKE),
          }
        : {
            piece: coinName(view.pot),
            zone: OPEN_ZONE,
            label: words.payFor(reading),
            act: () => onMove(DECLINE),
          },
    );
  }, [view, acting, legal, words, onMove]);
}

function lastTaker(view: BuyaoView): number {
  return view.history.at(-1)?.seat ?? 0;
}
