import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { Button } from '../../components/controls/Button';
import { Screen } from '../../components/Screen';
import { arrangeSeats } from '../../components/setup/arrangeSeats';
import {
  FIRST,
  LOT,
  personPiece,
  POOL,
  SeatsTable,
  seatZone,
} from '../../components/setup/SeatsTable';
import type { Intent } from '../../components/table/intent';
import type { Size } from '../../components/table/place';
import { useTheme } from '../../components/theme';
import { TopBar } from '../../components/TopBar';
import { namesOf } from '../play/names';
import { playersIn, teamOf, type Setup } from '../play/setup';
import { setups } from '../play/setups';
import { useFeel } from '../settings/useFeel';
import { gameTexts, useLanguage, useTexts, type PlayedId } from '../texts';
import type { Roster } from './roster';
import { drawn, mixed, seatedAt, seatOf, stoodUp } from './seating';

interface Props {
  readonly game: PlayedId;
  readonly setup: Setup;
  readonly roster: Roster;
  readonly onChange: (setup: Setup) => void;
  readonly onDone: () => void;
}

/** Who sits where: names are carried round a table, or drawn by chance. */
export function Seating({ game, setup, roster, onChange, onDone }: Props) {
  const { space, textScale } = useTheme();
  const texts = useTexts();
  const language = useLanguage();
  const [size, setSize] = useState<Size | null>(null);
  /** A large class is shown a part at a time. */
  const [page, setPage] = useState(0);
  const onFeel = useFeel();
  const says = texts.seating;
  const layout = size && arrangeSeats(size, setup.seats, textScale);
  const asksFirst = setups[game].first;

  const names = namesOf(playersIn(setup), language);
  const waiting = roster.filter(({ id }) => seatOf(setup, id) < 0);
  const fits = layout?.slots.length ?? waiting.length;
  const pages = Math.max(1, Math.ceil(waiting.length / Math.max(1, fits)));
  const from = (page % pages) * fits;
  const shown = [
    ...roster.filter(({ id }) => seatOf(setup, id) >= 0),
    ...waiting.slice(from, from + fits),
  ];
  /** By seat, counted as people do. */
  const teams = names.map((_, seat) => teamOf(game, setup, seat));
  const inTeams = teams.some((team) => team !== null);
  const guests = shown.map((person) => {
    const seat = seatOf(setup, person.id);
    const { name } = person;
    return {
      ...person,
      seat: seat < 0 ? null : seat,
      label: seat < 0 ? says.waits(name) : says.sits(name, seat + 1, teams[seat] ?? null),
    };
  });

  const intents = useMemo(() => {
    const seats = names.map((_, seat) => seat);
    const carried = roster.flatMap((person): Intent[] => {
      const piece = personPiece(person.id);
      const own = seatOf(setup, person.id);
      const toSeats = seats
        .filter((seat) => seat !== own)
        .map((seat) => ({
          piece,
          zone: seatZone(seat),
          label: says.sit(person.name, seat + 1, teams[seat] ?? null),
          act: () => onChange(seatedAt(setup, person, seat)),
        }));
      const away = {
        piece,
        zone: POOL,
        label: says.standUp(person.name),
        act: () => onChange(stoodUp(setup, person.id)),
      };
      return own < 0 ? toSeats : [...toSeats, away];
    });
    if (!asksFirst) return carried;
    const begins = seats
      .filter((seat) => seat !== setup.first)
      .map((seat) => ({
        piece: FIRST,
        zone: seatZone(seat),
        label: says.begins(names[seat] ?? ''),
        act: () => onChange({ ...setup, first: seat }),
      }));
    const lot = {
      piece: FIRST,
      zone: LOT,
      label: texts.setup.lot,
      act: () => onChange({ ...setup, first: null }),
    };
    return [...carried, ...begins, ...(setup.first === null ? [] : [lot])];
  }, [names, roster, setup, says, onChange, asksFirst, texts, teams]);

  return (
    <Screen>
      <TopBar
        hanzi={gameTexts[game].hanzi}
        title={says.title}
        back={{ label: texts.back, onPress: onDone }}
      />
      <GestureHandlerRootView
        style={[styles.room, { margin: space.s }]}
        onLayout={({ nativeEvent: { layout: room } }) =>
          setSize({ width: room.width, height: room.height })
        }
      >
        {layout && (
          <SeatsTable
            layout={layout}
            guests={guests}
            seats={names.map((name, seat) => {
              const team = teams[seat] ?? null;
              return {
                label: says.seat(seat + 1, name, team),
                mark: team === null ? seat : team - 1,
                team: team === null ? null : says.team(team),
                shown: roster.some(({ id }) => id === setup.chairs[seat]?.who) ? null : name,
              };
            })}
            pool={says.pool}
            first={
              asksFirst && {
                label: says.first(
                  setup.first === null ? texts.setup.lot : (names[setup.first] ?? ''),
                ),
                title: asksFirst.label[language],
                seat: setup.first,
              }
            }
            intents={intents}
            onFeel={onFeel}
          />
        )}
      </GestureHandlerRootView>
      <View style={[styles.ways, { gap: space.s, padding: space.s }]}>
        {pages > 1 && (
          <Button kind="secondary" label={says.more} onPress={() => setPage(page + 1)} />
        )}
        <Button
          kind="secondary"
          label={says.draw}
          onPress={() => onChange(drawn(setup, roster, Math.random))}
        />
        <Button
          kind="secondary"
          label={inTeams ? says.mixTeams : says.mix}
          onPress={() => onChange(mixed(setup, Math.random))}
        />
        <Button kind="primary" label={says.done} onPress={onDone} />
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  room: { flex: 1 },
  ways: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center' },
});
