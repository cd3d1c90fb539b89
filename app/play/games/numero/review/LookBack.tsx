import { useMemo, useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { Words } from '../../../../../components/help/Words';
import { Sheet, sheetWidth } from '../../../../../components/Sheet';
import { Progress } from '../../../../../components/review/Progress';
import { useTheme } from '../../../../../components/theme';
import type { By, Seat } from '../../../../../engine';
import { turnsAt } from '../../../../review/accuracy';
import { curveOf } from '../../../../review/curve';
import { scoringOf } from '../../../../review/turns';
import { useWeighed } from '../../../../review/useWeighed';
import type { Weighed } from '../../../../review/weigh';
import { useKeys } from '../../../../services/keys';
import { useLanguage, useTexts, type PlayedId } from '../../../../texts';
import { review } from '../../../../texts/games/numero/review';
import { namesOf } from '../../../names';
import { PageLinks } from '../../../PageLinks';
import { peopleOf } from '../../../players';
import type { Sitting } from '../../../playing';
import { Asked } from './Asked';
import { OneTurn, TurnTitle } from './OneTurn';
import { Overview } from './Overview';
import { Steps } from './Steps';

interface Props {
  readonly game: PlayedId;
  readonly sitting: Sitting;
}

/** A match that is over, weighed. */
export function LookBack({ game, sitting }: Props) {
  const says = review[useLanguage()];
  const { turns, percent } = useWeighed(sitting.match);
  if (!turns) return <Progress label={says.working(percent)} percent={percent} />;
  return <Weighted game={game} sitting={sitting} turns={turns} />;
}

/** From here on there is room for a turn beside all of them. */
const TWO_PANES = 700;

/** All turns of one seat, and one of them with its cards: beside them, or on a sheet. */
function Weighted({ game, sitting, turns }: Props & { readonly turns: readonly Weighed[] }) {
  const { colors, space, textScale } = useTheme();
  const { width } = useWindowDimensions();
  const language = useLanguage();
  const texts = useTexts();
  const says = review[language];
  const { match, players } = sitting;
  const names = useMemo(() => namesOf(players, language), [players, language]);
  const [seat, setSeat] = useState<Seat>(peopleOf(players)[0] ?? 0);
  const [by, setBy] = useState<By>(() => scoringOf(match));
  const [chosen, setChosen] = useState<number | null>(null);
  const own = useMemo(() => turnsAt(turns, seat), [turns, seat]);
  const curve = useMemo(() => curveOf(own, by), [own, by]);
  const beside = width >= TWO_PANES * textScale;
  const column = beside ? width / 2 : width;
  // Where there is room for a turn, the one that can teach most is open.
  const shown = chosen ?? (beside && own.length > 0 ? (curve.gap?.turn ?? 0) : null);
  const turn = shown === null ? undefined : own[shown];

  useKeys(
    useMemo(() => {
      const step = (by: number) =>
        setChosen(Math.max(0, Math.min(own.length - 1, (shown ?? -by) + by)));
      return { ArrowLeft: () => step(-1), ArrowRight: () => step(1) };
    }, [own, shown]),
  );

  const place = { at: shown ?? 0, of: own.length };
  return (
    <View style={styles.panes}>
      <ScrollView
        // A scroller that the keyboard can reach, as browsers want it.
        {...{ tabIndex: 0 }}
        style={styles.pane}
        contentContainerStyle={[styles.page, { padding: space.l, gap: space.l }]}
      >
        <Asked
          names={names}
          seat={seat}
          onSeat={(next) => {
            setSeat(next);
            setChosen(null);
          }}
          by={by}
          onBy={setBy}
        />
        {own.length === 0 ? (
          <Words>{says.noTurns}</Words>
        ) : (
          <Overview
            turns={own}
            by={by}
            curve={curve}
            width={Math.min(WIDEST, column) - 2 * space.l}
            chosen={shown}
            onChoose={setChosen}
          />
        )}
        <View style={styles.links}>
          <PageLinks game={game} but={{ page: 'review' }} />
        </View>
      </ScrollView>
      {beside && turn && (
        <View style={[styles.pane, styles.right, { borderColor: colors.cardEdge }]}>
          <View style={[styles.head, { paddingHorizontal: space.l }]}>
            <TurnTitle {...place} />
            <Steps {...place} onStep={setChosen} />
          </View>
          <ScrollView
            {...{ tabIndex: 0 }}
            contentContainerStyle={{ padding: space.l, paddingTop: 0, gap: space.m }}
          >
            <OneTurn turn={turn} by={by} width={column - 2 * space.l} />
          </ScrollView>
        </View>
      )}
      {!beside && turn && (
        <Sheet
          title={says.turn(place.at + 1, place.of)}
          close={texts.close}
          onClose={() => setChosen(null)}
          foot={<Steps {...place} onStep={setChosen} />}
        >
          <OneTurn turn={turn} by={by} width={sheetWidth(width) - 2 * space.l} />
        </Sheet>
      )}
    </View>
  );
}

const WIDEST = 640;

const styles = StyleSheet.create({
  panes: { flex: 1, flexDirection: 'row' },
  pane: { flex: 1 },
  right: { borderLeftWidth: 1 },
  head: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  page: { width: '100%', maxWidth: WIDEST, alignSelf: 'center' },
  links: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center' },
});
