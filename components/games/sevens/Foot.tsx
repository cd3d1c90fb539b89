import { StyleSheet, View } from 'react-native';
import { readNumber } from '../../../engine/chinese/number';
import { PHRASES } from '../../../engine/chinese/words';
import { fittingIn } from '../../fitting';
import { Words } from '../../help/Words';
import { useLook } from '../../look';
import { AnswerButton } from '../../table/AnswerButton';
import { Piece } from '../../table/Piece';
import { useTheme } from '../../theme';
import { face } from './face';
import { SevensCard } from './SevensCard';
import { justGuessed, presentedPiece, type Guessed, type PartProps } from './table';

/** What goes on, the knock, and the card that one has put face down oneself. */
export function Foot(props: PartProps) {
  const { view, plan, near, words } = props;
  const { colors, text } = useTheme();
  const down = plan.presented[near];
  const { x, y, width, height } = view.phase === 'turn' ? plan.line : plan.wideLine;
  const said = whatGoesOn(props);
  // Large letters become smaller rather than be cut off.
  const size = fittingIn(text.s, said, { width, height });
  return (
    <>
      <View style={[styles.line, { left: x, top: y, width, height }]}>
        <Words
          style={{
            color: colors.ink,
            fontSize: size,
            lineHeight: size * 1.4,
            textAlign: 'center',
          }}
        >
          {said}
        </Words>
      </View>
      {view.phase === 'turn' && <Knock {...props} />}
      {view.mine !== null && down && (
        <Piece id={presentedPiece(view, near)} place={down} label={words.mine(face(view.mine))}>
          <SevensCard card={view.mine} width={down.width} />
        </Piece>
      )}
    </>
  );
}

/** It stays where it is, and says why not when it is not the time. */
function Knock({ view, plan, acting, legal, words, why, onMove, onRefused }: PartProps) {
  const { script } = useLook();
  const { x, y, width, height } = plan.answer;
  if (view.seat === null) return null;
  const can = acting !== null && legal().some(({ type }) => type === 'knock');
  return (
    <View style={[styles.knock, { left: x, top: y, width, height }]}>
      <AnswerButton
        kind={can ? 'primary' : 'secondary'}
        size={{ width, height }}
        hanzi={PHRASES.knock.hanzi[script]}
        pinyin={PHRASES.knock.said}
        label={words.knock}
        dim={!can}
        onPress={() => {
          const reason = why({ type: 'knock' });
          if (reason === null) onMove({ type: 'knock' });
          else onRefused(reason);
        }}
      />
    </View>
  );
}

/** The last guess, and what is to be done now. */
function whatGoesOn(props: PartProps): string {
  const guessed = justGuessed(props.view);
  return [...(guessed ? [told(guessed, props)] : []), toDo(props)].join(' ').trim();
}

function told({ seat, from, guess, card, right }: Guessed, { seats, words }: PartProps): string {
  return words.told({
    knocker: seats[seat]?.name ?? '',
    from: seats[from]?.name ?? '',
    guess: typeof guess === 'number' ? readNumber(guess) : face(guess),
    card: face(card),
    right,
  });
}

function toDo({ view, acting, seats, words, legal }: PartProps): string {
  const { phase, turn, target, options } = view;
  const knocker = seats[turn ?? -1]?.name ?? '';
  const asked = seats[target ?? -1]?.name ?? '';
  switch (phase) {
    case 'turn':
      if (acting === null) return words.turn(knocker);
      return legal().some(({ type }) => type === 'knock') ? words.mustKnock : words.lay;
    case 'present':
      return acting === null ? words.presenting(knocker) : words.present(knocker);
    case 'guess':
      if (acting === null) return words.guessing(knocker, asked);
      return words.guess(asked, options.guess === 'number');
    case 'over':
      return '';
  }
}

const styles = StyleSheet.create({
  line: { position: 'absolute', justifyContent: 'center', overflow: 'hidden' },
  knock: { position: 'absolute' },
});
