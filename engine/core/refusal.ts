/** What a text in any language needs to explain a refusal. */
export type Facts = { readonly [name: string]: string | number | boolean | readonly number[] };

/** Why something cannot be: `code` for the app's own texts, `reason` in plain English for everyone else. */
export interface Refusal {
  readonly code: string;
  readonly reason: string;
  readonly facts: Facts;
}

export function refusal(code: string, reason: string, facts: Facts = {}): Refusal {
  return { code, reason, facts };
}

/** Options, a save, a deck or a number that cannot be read. */
export class BadInput extends Error implements Refusal {
  override readonly name = 'BadInput';

  constructor(
    readonly code: string,
    readonly reason: string,
    readonly facts: Facts = {},
  ) {
    super(reason);
  }
}

/** A move that the rules do not allow now. */
export class IllegalMove extends Error implements Refusal {
  override readonly name = 'IllegalMove';
  readonly code: string;
  readonly reason: string;
  readonly facts: Facts;

  constructor(why: Refusal) {
    super(why.reason);
    this.code = why.code;
    this.reason = why.reason;
    this.facts = why.facts;
  }
}
