import { Choice } from '../../components/controls/Choice';
import { useLanguage, type PlayedId } from '../texts';
import { rowsFor } from './setup';
import type { Value } from './setups/gameSetup';

type Options = Readonly<Record<string, Value>>;

interface Props {
  readonly game: PlayedId;
  readonly options: Options;
  /** Some are for tables of one size. */
  readonly seats: number;
  readonly onChange: (options: Options) => void;
}

/** The rules of a game that can be chosen, as things stand. */
export function OptionRows({ game, options, seats, onChange }: Props) {
  const language = useLanguage();
  return rowsFor(game, { options, seats }).map(({ key, label, choices }) => (
    <Choice
      key={key}
      label={label[language]}
      options={choices.map((choice) => ({ ...choice, label: choice.label[language] }))}
      value={options[key] ?? ''}
      onChange={(value) => onChange({ ...options, [key]: value })}
    />
  ));
}
