/** What a move lets the one who makes it practise; each game tells it of its own events. */
export interface Practised {
  /** Numbers that had to be read. */
  readonly read?: readonly number[];
  /** What each number sentence comes to that was put together. */
  readonly made?: readonly number[];
  /** Answers that had to be worked out: right at the first try, unless one was refused before. */
  readonly answered?: readonly number[];
}
