import { View, useWindowDimensions } from 'react-native';
import { Choice } from '../../components/controls/Choice';
import { useTheme } from '../../components/theme';
import { games, type Seat } from '../../engine';
import { useLanguage, useTexts, type PlayedId } from '../texts';
import { Chair } from './Chair';
import { namesOf } from './names';
import { peopleOf } from './players';
import { playersIn, rowsFor, sharingFor, withChair, withSeats, type Setup } from './setup';
import { setups } from './setups';

interface Props {
  readonly game: PlayedId;
  readonly setup: Setup;
  /** Names that were written before. */
  readonly names: readonly string[];
  readonly onChange: (setup: Setup) => void;
}

/** Everything about a table that can be chosen. */
export function TableForm({ game, setup, names, onChange }: Props) {
  const { space } = useTheme();
  const texts = useTexts();
  const language = useLanguage();
  const { width, height } = useWindowDimensions();
  const { first, secret } = setups[game];
  const sizes = games[game].seats;
  /** Who plays alone needs no name and no chair. */
  const isForOne = Math.max(...sizes) === 1;
  const players = playersIn(setup);
  const shown = namesOf(players, language);
  const inUse = setup.chairs.map(({ name }) => name.trim());
  const unused = names.filter((name) => !inUse.includes(name));
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
      <View style={{ gap: space.m }}>
        {!isForOne &&
          setup.chairs
            .slice(0, setup.seats)
            .map((chair, seat) => (
              <Chair
                key={seat}
                seat={seat}
                chair={chair}
                goesBy={shown[seat] ?? ''}
                names={unused}
                onChange={(change) => onChange(withChair(setup, seat, change))}
              />
            ))}
      </View>
      {peopleOf(players).length > 1 && !secret && (
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
      {rowsFor(game, setup).map(({ key, label, choices }) => (
        <Choice
          key={key}
          label={label[language]}
          options={choices.map((choice) => ({ ...choice, label: choice.label[language] }))}
          value={setup.options[key] ?? ''}
          onChange={(value) => onChange({ ...setup, options: { ...setup.options, [key]: value } })}
        />
      ))}
    </View>
  );
}
