import { useState } from 'react';
import { Text, View } from 'react-native';
import { Choice } from '../../components/controls/Choice';
import { Field } from '../../components/controls/Field';
import { useTheme } from '../../components/theme';
import { games, type Level } from '../../engine';
import { LEVELS } from '../../engine/bots/levels';
import { OptionRows } from '../play/OptionRows';
import { gameTexts, useLanguage, useTexts, type PlayedId } from '../texts';
import { DecidedSettings } from './DecidedSettings';
import { PLAYED, settingsIn, TURNS, usualPlan, type Plan } from './plan';
import { LONGEST_PLAN_NAME, MOST_ROUNDS } from './underway';

interface Props {
  readonly plan: Plan;
  readonly onChange: (change: Partial<Plan>) => void;
}

const upTo = (most: number) => Array.from({ length: most }, (_, at) => at + 1);

/** All that a lesson is. */
export function PlanForm({ plan, onChange }: Props) {
  const { colors, space, text } = useTheme();
  const texts = useTexts();
  const language = useLanguage();
  const { game, table, turn, rounds } = plan;
  /** A name has at least a letter: while it has none, the old one stays. */
  const [name, setName] = useState(plan.name);
  const seats = table.people + table.bots;
  const withTable = (change: Partial<Plan['table']>) =>
    onChange({ table: { ...table, ...change } });
  const soft = { color: colors.inkSoft, fontSize: text.s };
  return (
    <View style={{ gap: space.xl }}>
      <Field
        label={texts.plans.name}
        value={name}
        maxLength={LONGEST_PLAN_NAME}
        onChange={(written) => {
          setName(written);
          if (written.trim() !== '') onChange({ name: written.trim() });
        }}
      />
      <Choice<PlayedId>
        label={texts.plans.game}
        options={PLAYED.map((id) => ({
          value: id,
          label: gameTexts[id].name[language],
        }))}
        value={game}
        onChange={(id) =>
          onChange({
            game: id,
            table: usualPlan(id, plan.name).table,
            settings: settingsIn(id, plan.settings),
          })
        }
      />
      {games[game].seats.length > 1 && (
        <Choice
          label={texts.setup.seats}
          options={games[game].seats.map((count) => ({ value: count, label: `${count}` }))}
          value={seats}
          onChange={(count) => {
            const people = Math.min(table.people, count);
            withTable({ people, bots: count - people });
          }}
        />
      )}
      {seats > 1 && (
        <Choice
          label={texts.plans.people}
          options={upTo(seats).map((count) => ({ value: count, label: `${count}` }))}
          value={table.people}
          onChange={(people) => withTable({ people, bots: seats - people })}
        />
      )}
      {table.bots > 0 && (
        <Choice<Level>
          label={texts.plans.level}
          options={LEVELS.map((level) => ({ value: level, label: texts.setup.levels[level] }))}
          value={table.level}
          onChange={(level) => withTable({ level })}
        />
      )}
      <OptionRows
        game={game}
        options={table.options ?? {}}
        seats={seats}
        onChange={(options) => withTable({ options })}
      />
      <View style={{ gap: space.xs }}>
        <Choice
          label={texts.plans.turn}
          options={[
            { value: 0, label: texts.plans.noTurn },
            ...TURNS.map((count) => ({ value: count, label: texts.plans.seconds(count) })),
          ]}
          value={turn ?? 0}
          onChange={(count) => onChange({ turn: count === 0 ? null : count })}
        />
        <Text style={soft}>{texts.plans.turnAbout}</Text>
      </View>
      <Choice
        label={texts.plans.rounds}
        options={upTo(MOST_ROUNDS).map((count) => ({ value: count, label: `${count}` }))}
        value={rounds}
        onChange={(count) => onChange({ rounds: count })}
      />
      <DecidedSettings
        game={game}
        settings={plan.settings}
        onChange={(settings) => onChange({ settings })}
      />
    </View>
  );
}
