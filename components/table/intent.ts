/** What can be lifted, and where it can be put: names that mean something to the game alone. */
export type PieceId = string;
export type ZoneId = string;

/**
 * One thing a person may do now: lift this piece and put it there. Dragging, tapping, keys and assistive
 * tech are four doors to the same list.
 */
export interface Intent {
  readonly piece: PieceId;
  readonly zone: ZoneId;
  /** In words, as a button would say it: "Take 18". */
  readonly label: string;
  readonly act: () => void;
}

/** Why this piece cannot go there, in words; null where nothing needs to be said. */
export type WhyNot = (piece: PieceId, zone: ZoneId) => string | null;
