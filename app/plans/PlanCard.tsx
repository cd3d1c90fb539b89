import { StyleSheet, Text, View } from 'react-native';
import { Button } from '../../components/controls/Button';
import { Hanzi } from '../../components/Hanzi';
import { Icon } from '../../components/Icon';
import { IconButton } from '../../components/IconButton';
import { useTheme } from '../../components/theme';
import { gameTexts, useLanguage, useTexts } from '../texts';
import { planInWords } from './inWords';
import type { Plan } from './plan';

interface Props {
  readonly plan: Plan;
  readonly onStart: () => void;
  /** What else can be done with one of the own list; null for one that is only looked at. */
  readonly own: {
    readonly onChange: () => void;
    readonly onShare: () => void;
    readonly onRemove: () => void;
    /** null at the end of the list. */
    readonly onUp: (() => void) | null;
    readonly onDown: (() => void) | null;
  } | null;
}

const nothing = () => {};

/** A lesson, with the one tap that starts it. */
export function PlanCard({ plan, onStart, own }: Props) {
  const { colors, radius, space, text } = useTheme();
  const texts = useTexts();
  const language = useLanguage();
  const { name, game } = plan;
  return (
    <View
      role="group"
      aria-label={name}
      style={{
        gap: space.s,
        padding: space.m,
        borderWidth: 1,
        borderRadius: radius.card,
        borderColor: colors.cardEdge,
        backgroundColor: colors.card,
      }}
    >
      <View style={[styles.head, { columnGap: space.m }]}>
        <Text
          role="heading"
          aria-level={2}
          style={[styles.name, { color: colors.ink, fontSize: text.l }]}
        >
          {name}
        </Text>
        <Hanzi style={{ fontSize: text.m, color: colors.inkSoft }}>{gameTexts[game].hanzi}</Hanzi>
      </View>
      <Text style={{ color: colors.inkSoft, fontSize: text.s }}>
        {planInWords(plan, texts, language)}
      </Text>
      <View style={[styles.ways, { gap: space.s }]}>
        <Button
          kind="primary"
          label={texts.plans.startIt}
          says={texts.plans.start(name)}
          onPress={onStart}
        />
        {own && (
          <>
            <Button
              kind="secondary"
              label={texts.plans.changeIt}
              says={texts.plans.change(name)}
              onPress={own.onChange}
            />
            <Button
              kind="secondary"
              label={texts.plans.shareIt}
              says={texts.plans.share(name)}
              onPress={own.onShare}
            />
            <View style={styles.order}>
              <IconButton
                label={texts.plans.up(name)}
                disabled={own.onUp === null}
                onPress={own.onUp ?? nothing}
              >
                <Icon name="up" color={colors.ink} />
              </IconButton>
              <IconButton
                label={texts.plans.down(name)}
                disabled={own.onDown === null}
                onPress={own.onDown ?? nothing}
              >
                <Icon name="down" color={colors.ink} />
              </IconButton>
              <IconButton label={texts.plans.remove(name)} onPress={own.onRemove}>
                <Icon name="cross" color={colors.ink} />
              </IconButton>
            </View>
          </>
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline' },
  name: { fontWeight: '600' },
  ways: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' },
  order: { flexDirection: 'row' },
});
