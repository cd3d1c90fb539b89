import { rowsFor } from '../play/setup';
import type { Language, Texts } from '../texts';
import { setupOf, type Plan } from './plan';

/** A lesson in a line: who plays, what differs from the usual game, and for how long. */
export function planInWords(plan: Plan, texts: Texts, language: Language): string {
  const { game, table, turn, rounds, settings } = plan;
  const { decides } = texts.plans;
  const setup = setupOf(plan);
  const options = rowsFor(game, setup).flatMap(({ key, choices }) => {
    const at = choices.findIndex(({ value }) => value === setup.options[key]);
    return at > 0 ? [choices[at]?.label[language] ?? ''] : [];
  });
  const { face, script, voice, unaided } = settings;
  return [
    texts.plans.players(table.people, table.bots),
    ...(table.bots > 0 ? [texts.setup.levels[table.level]] : []),
    ...options,
    ...(face ? [texts.settings.face.options[face]] : []),
    ...(script ? [texts.settings.script.options[script]] : []),
    ...(voice ? [decides(texts.settings.voice.label, texts.settings.voice.options[voice])] : []),
    ...(unaided === undefined
      ? []
      : [decides(texts.settings.unaided.label, texts.plans.unaided[unaided ? 'on' : 'off'])]),
    ...(turn === null ? [] : [texts.plans.perTurn(turn)]),
    ...(rounds > 1 ? [texts.plans.roundsOf(rounds)] : []),
  ].join(' · ');
}
