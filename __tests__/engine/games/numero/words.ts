import type { NumeroMove } from '../../../../engine/games/numero/move';
import type { Term } from '../../../../engine/games/numero/term';

/**
 * Moves as a test says them: `take g9: b5+r4, #1`, `build g1: (g1+b9)|-2`, `discard g5`, `toss x3`, `toss all`,
 * `challenge #1`, `pass`. In a sentence `|` puts a wild card on what is before it, and `#1` is a build.
 */
export function moveOf(words: string): NumeroMove {
  const [, what = '', card = '', said = ''] = /^(\w+) ?([^:]*)(?:: (.*))?$/.exec(words) ?? [];
  if (what === 'take')
    return { type: what, card, groups: said ? said.split(', ').map(termOf) : [] };
  if (what === 'build') return { type: what, card, term: termOf(said) };
  if (what === 'challenge') return { type: what, pile: Number(card.slice(1)) };
  if (what === 'toss' && card === 'all') return { type: 'tossAll' };
  if (what === 'discard' || what === 'toss') return { type: what, card };
  if (what === 'pass') return { type: what };
  throw new Error(`nobody says "${words}"`);
}

/** And the other way round. */
export function wordsOf(move: NumeroMove): string {
  if (move.type === 'tossAll') return 'toss all';
  if (move.type === 'take') return `take ${move.card}: ${move.groups.map(spelt).join(', ')}`;
  if (move.type === 'build') return `build ${move.card}: ${spelt(move.term)}`;
  if (move.type === 'challenge') return `challenge #${move.pile}`;
  return move.type === 'pass' ? 'pass' : `${move.type} ${move.card}`;
}

function spelt(term: Term): string {
  if ('card' in term) return term.card;
  if ('pile' in term) return `#${term.pile}`;
  if ('sum' in term) return term.sum.map(spelt).join('+');
  return 'sum' in term.on ? `(${spelt(term.on)})|${term.wild}` : `${spelt(term.on)}|${term.wild}`;
}

export function termOf(said: string): Term {
  let rest = said;

  function sum(): Term {
    const terms = [changed()];
    while (next('+')) terms.push(changed());
    return terms.length > 1 ? { sum: terms } : (terms[0] as Term); // there is one
  }

  function changed(): Term {
    let term = value();
    while (next('|')) term = { wild: word(), on: term };
    return term;
  }

  function value(): Term {
    if (next('(')) {
      const term = sum();
      if (!next(')')) throw new Error(`a bracket is open in "${said}"`);
      return term;
    }
    const name = word();
    return name.startsWith('#') ? { pile: Number(name.slice(1)) } : { card: name };
  }

  function next(sign: string): boolean {
    const isNext = rest.startsWith(sign);
    if (isNext) rest = rest.slice(sign.length);
    return isNext;
  }

  function word(): string {
    const [name = ''] = /^[^+|()]+/.exec(rest) ?? [];
    rest = rest.slice(name.length);
    return name;
  }

  const term = sum();
  if (rest) throw new Error(`"${rest}" is left of "${said}"`);
  return term;
}
