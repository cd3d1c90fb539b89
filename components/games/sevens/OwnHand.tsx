import { View } from 'react-native';
import { Hand } from '../../table/Hand';
import { useTheme } from '../../theme';
import { face } from './face';
import { whyNoUse } from './intents';
import { SevensCard } from './SevensCard';
import { justGuessed, type PartProps } from './table';

/** The cards of whoever holds the device, suit by suit; those that can be laid now have a rim. */
export function OwnHand(props: PartProps) {
  const { view, plan, words, acting, why, onLook, onRefused, near } = props;
  const { colors } = useTheme();
  if (view.seat !== near) return null;
  const lays = acting !== null && view.phase === 'turn';
  const fits = (card: string) => lays && why({ type: 'lay', card }) === null;
  const label = (card: string) => {
    const named = words.card(face(card));
    return fits(card) ? words.fits(named) : named;
  };
  const last = justGuessed(view);
  return (
    <Hand
      label={words.hand}
      cards={(view.hand ?? []).map((id) => ({ id, label: label(id) }))}
      area={plan.hand}
      widest={plan.handCard}
      // What was guessed wrong comes from whoever had presented it.
      from={last?.seat === near ? plan.presented[last.from] : undefined}
      draw={(card, width) => (
        <View
          style={
            fits(card) && {
              borderRadius: width * 0.08,
              boxShadow: `0px 0px 0px 2px ${colors.legal}`,
            }
          }
        >
          <SevensCard card={card} width={width} />
        </View>
      )}
      onPress={(card) => {
        const reason = acting === null || view.phase === 'guess' ? null : whyNoUse(card, props);
        if (reason === null) onLook(face(card), card);
        else onRefused(reason);
      }}
      onLongPress={(card) => onLook(face(card), card)}
    />
  );
}
