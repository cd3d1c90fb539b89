import type { ReactNode } from 'react';
import type { Reading } from '../engine/chinese/reading';
import { CardShape } from './CardShape';
import { CompactFace } from './CompactFace';
import { FullFace } from './FullFace';
import { useLook, type CardFace } from './look';

interface Props {
  readonly reading: Reading;
  readonly width: number;
  /** In 大写, the numerals of cheques. */
  readonly formal?: boolean;
  /** What a screen reader says; without it the card is decoration. */
  readonly label?: string;
  /** For small cards, and those that others half cover: what it is stands large in the corner. */
  readonly compact?: boolean;
  /** The colour of what is written, where a deck has colours. */
  readonly ink?: string;
  /** Something more on the paper: a shape that says the colour once more. */
  readonly children?: ReactNode;
  /** Instead of the one that the people here have chosen. */
  readonly face?: CardFace;
}

/** Narrower than this, a card has no room for three things. */
const NARROW = 64;

/**
 * The front of a card. Every measure is a share of its width, so that it looks the same at any size;
 * for the same reason its letters do not grow with the system's text size: the card itself is what grows.
 */
export function Card(props: Props) {
  const look = useLook();
  const { reading, width, formal = false, label, compact = width < NARROW } = props;
  const { face = look.face, ink, children } = props;
  const hanzi = (formal ? reading.formal : reading.hanzi)[look.script];
  const Face = compact ? CompactFace : FullFace;
  return (
    <CardShape
      width={width}
      plain={compact}
      {...(label === undefined ? decoration : picture(label))}
    >
      <Face
        hanzi={hanzi}
        reading={reading}
        width={width}
        face={face}
        script={look.script}
        ink={ink}
      />
      {children}
    </CardShape>
  );
}

const decoration = { 'aria-hidden': true } as const;
const picture = (label: string) =>
  ({ role: 'img', 'aria-label': label, accessible: true }) as const;
