/** A rectangle of the table, in its own points from its top left corner. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a card or a token lies: its middle, its width, and how it is turned. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Degrees, clockwise: parts of the table may face another side. */
  readonly turn?: number;
  /** Higher lies above. */
  readonly level?: number;
}

/** Below this a table is that of a phone lying on its side. */
export const LOW = 500;

/** So low and so wide that what is drawn belongs beside each other. */
export function liesOnItsSide({ width, height }: Size): boolean {
  return height < LOW && width > height;
}
