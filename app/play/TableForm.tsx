import { View, useWindowDimensions } from 'react-native';
import { Button } from '../../components/controls/Button';
import { Choice } from '../../components/controls/Choice';
import { useTheme } from '../../components/theme';
import { games, type Seat } from '../../engine';
import type { Roster } from '../roster/roster';
import { useLanguage, useTexts, type PlayedId } from '../texts';
import { Chair } from './Chair';
import { namesOf } from './names';
import { OptionRows } from './OptionRows';
import { peopleOf } from './players';
import {
  playersIn,
  sharingFor,
  teamOf,
  withChair,
  withSeats,
  type Chair as Chosen,
  type Setup,
} from './setup';
import { setups } from './setups';
import { mayLieBetween } from './sharing';

interface Props {
  readonly game: PlayedId;
  readonly setup: Setup;
  /** Names that were written before. */
  readonly names: readonly string[];
  /** Who of the roster may sit there. */
  readonly roster: Roster;
  readonly onChange: (setup: Setup) => void;
  /** To carry names round the table. */
  readonly onSeats: () => void;
}

/** Everything about a table that can be chosen. */
export function TableForm({ game, setup, names, roster, onChange, onSeats }: Props) {
  const { space } = useTheme();
  const texts = useTexts();
  const language = useLanguage();
  const { width, height } = useWindowDimensions();
  const { first } = setups[game];
  const sizes = games[game].seats;
  /** Who plays alone needs no name and no chair. */
  const isForOne = Math.max(...sizes) === 1;
  const players = playersIn(setup);
  const shown = namesOf(players, language);
  const inUse = setup.chairs.map(({ name }) => name.trim());
  const known = [...new Set([...roster.map(({ name }) => name), ...names])];
  const unused = known.filter((name) => !inUse.includes(name));
  /** Whose name it is: somebody of the roster, or nobody there. */
  const named = (change: Partial<Chosen>) =>
    change.name === undefined
      ? change
      : { ...change, who: roster.find(({ name }) => name === change.name?.trim())?.id };
  return (
    <View style={{ gap: space.xl }}>
      {sizes.length > 1 && (
        <Choice
          label={texts.setup.seats}
          options={sizes.map((seats) => ({ value: seats, label: `${seats}` }))}
          value={setup.seats}
          onChange={(seats) => onChange(withSeats(setup, seats))}
        />
      )}
      {!isForOne && roster.length > 0 && (
        <Button kind="secondary" label={texts.seating.open} onPress={onSeats} />
      )}
      <View style={{ gap: space.m }}>
        {!isForOne &&
          setup.chairs
            .slice(0, setup.seats)
            .map((chair, seat) => (
              <Chair
                key={seat}
                seat={seat}
                team={teamOf(game, setup, seat)}
                chair={chair}
                goesBy={shown[seat] ?? ''}
                names={unused}
                onChange={(change) => onChange(withChair(setup, seat, named(change)))}
              />
            ))}
      </View>
      {peopleOf(players).length > 1 && mayLieBetween(game) && (
        <Choice
          label={texts.setup.sharing}
          options={[
            { value: 'pass', label: texts.setup.pass },
            { value: 'around', label: texts.setup.around },
          ]}
          value={sharingFor(game, setup, width, height)}
          onChange={(sharing) => onChange({ ...setup, sharing })}
        />
      )}
      {first && (
        <Choice<Seat | 'lot'>
          label={first.label[language]}
          options={[
            { value: 'lot', label: texts.setup.lot },
            ...shown.map((name, seat) => ({ value: seat, label: name })),
          ]}
          value={setup.first ?? 'lot'}
          onChange={(seat) => onChange({ ...setup, first: seat === 'lot' ? null : seat })}
        />
      )}
      <OptionRows
        game={game}
        options={setup.options}
        seats={setup.seats}
        onChange={(options) => onChange({ ...setup, options })}
      />
    </View>
  );
}
