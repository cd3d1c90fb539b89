import { Choice } from '../../components/controls/Choice';
import { Field } from '../../components/controls/Field';
import { ChairCard } from '../../components/setup/ChairCard';
import { NameChips } from '../../components/setup/NameChips';
import type { Level, Seat } from '../../engine';
import { LEVELS } from '../../engine/bots/levels';
import { useTexts } from '../texts';
import { LONGEST_NAME } from './names';
import type { Player } from './players';
import type { Chair as Chosen } from './setup';

interface Props {
  readonly seat: Seat;
  /** Counted from 1; null where everybody plays alone. */
  readonly team: number | null;
  readonly chair: Chosen;
  /** What they will be called if nothing else is written. */
  readonly goesBy: string;
  readonly names: readonly string[];
  readonly onChange: (change: Partial<Chosen>) => void;
}

/** More would hide the form behind its own help. */
const NAMES_OFFERED = 6;

/** Who sits at one seat: a person with a name, or a bot of some skill. */
export function Chair({ seat, team, chair, goesBy, names, onChange }: Props) {
  const texts = useTexts();
  const place = seat + 1;
  return (
    <ChairCard
      mark={team === null ? seat : team - 1}
      title={texts.setup.seat(place, team)}
      who={
        <Choice<Player['kind']>
          hideLabel
          label={texts.setup.who(place)}
          options={[
            { value: 'person', label: texts.setup.person },
            { value: 'bot', label: texts.setup.bot },
          ]}
          value={chair.kind}
          onChange={(kind) => onChange({ kind })}
        />
      }
    >
      {chair.kind === 'bot' ? (
        <Choice<Level>
          hideLabel
          label={texts.setup.level(place)}
          options={LEVELS.map((level) => ({ value: level, label: texts.setup.levels[level] }))}
          value={chair.level}
          onChange={(level) => onChange({ level })}
        />
      ) : (
        <>
          <Field
            hideLabel
            label={texts.setup.name(place)}
            value={chair.name}
            placeholder={goesBy}
            maxLength={LONGEST_NAME}
            onChange={(name) => onChange({ name })}
          />
          {chair.name === '' && names.length > 0 && (
            <NameChips
              names={names
                .slice(0, NAMES_OFFERED)
                .map((name) => ({ name, label: texts.setup.known(name, place) }))}
              onChoose={(name) => onChange({ name })}
            />
          )}
        </>
      )}
    </ChairCard>
  );
}
