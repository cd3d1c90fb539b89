import { StyleSheet, View } from 'react-native';
import { PHRASES } from '../../../engine/chinese/words';
import type { BuyaoMove } from '../../../engine/games/buyao/state';
import { useLook } from '../../look';
import { AnswerButton } from '../../table/AnswerButton';
import { useTheme } from '../../theme';
import { DECLINE, TAKE, type PartProps } from './table';

/** 我要 and 不要，谢谢: the two things one can say. They stay where they are, and say why not when it is not the time. */
export function Answers({ view, plan, near, acting, around, legal, words, ...rest }: PartProps) {
  const { space } = useTheme();
  const { script, leftHanded } = useLook();
  const seat = around ? acting : near;
  const area = seat === null ? null : plan.seats[seat]?.answers;
  if (!area || view.open === null) return null;
  const { x, y, width, height, turn } = area;
  const half = { width: (width - space.s) / 2, height };
  const can = (type: BuyaoMove['type']) =>
    acting !== null && legal().some((move) => move.type === type);

  function answer(move: BuyaoMove) {
    const reason = rest.why(move);
    if (reason === null) rest.onMove(move);
    else rest.onRefused(reason);
  }

  return (
    <View
      style={[
        styles.answers,
        { left: x, top: y, width, height, gap: space.s, transform: [{ rotate: `${turn}deg` }] },
        leftHanded && styles.mirrored,
      ]}
    >
      <AnswerButton
        kind="secondary"
        size={half}
        hanzi={PHRASES.decline.hanzi[script]}
        pinyin={PHRASES.decline.said}
        label={words.decline}
        dim={!can('decline')}
        onPress={() => answer(DECLINE)}
      />
      <AnswerButton
        kind="primary"
        size={half}
        hanzi={PHRASES.take.hanzi[script]}
        pinyin={PHRASES.take.said}
        label={words.take}
        dim={!can('take')}
        onPress={() => answer(TAKE)}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  answers: { position: 'absolute', flexDirection: 'row', zIndex: 1 },
  mirrored: { flexDirection: 'row-reverse' },
});
