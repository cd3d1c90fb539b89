import { createContext, useContext } from 'react';

/** What a colour is for. Light and dark have the same names. */
export interface Colors {
  readonly surface: string;
  /** The fibres of the paper, the grain of the lacquer: felt more than seen. */
  readonly fibre: string;
  readonly card: string;
  readonly cardEdge: string;
  readonly cardBack: string;
  readonly lattice: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly legal: string;
  /** Laid over what is legal; what is below shows through. */
  readonly legalWash: string;
  readonly danger: string;
  readonly coin: string;
  readonly coinEdge: string;
  readonly seat1: string;
  readonly seat2: string;
  readonly seat3: string;
  readonly seat4: string;
  readonly seat5: string;
  readonly seat6: string;
  /** The colours of NUMERO's cards; each has a shape as well. */
  readonly green: string;
  readonly orange: string;
  readonly blue: string;
  readonly red: string;
  /** The five elements; each has its character as well. */
  readonly wood: string;
  readonly fire: string;
  readonly earth: string;
  readonly metal: string;
  readonly water: string;
  readonly shadow: string;
  /** Over the table while a sheet lies on it. */
  readonly shade: string;
}

export interface Theme {
  readonly scheme: 'light' | 'dark';
  readonly colors: Colors;
  readonly space: Readonly<Record<'hair' | 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl' | 'xxxl', number>>;
  readonly text: Readonly<Record<'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl' | 'xxxl', number>>;
  readonly radius: Readonly<Record<'card', number>>;
  /** Milliseconds. */
  readonly motion: Readonly<Record<'quick' | 'normal' | 'slow', number>>;
  /**
   * How much larger than usual the letters are. They are so already, here or on their way to the screen:
   * it is for layouts, to make room.
   */
  readonly textScale: number;
  /** What a finger needs, at least. */
  readonly touch: number;
  readonly hanziFont: string;
}

const ThemeContext = createContext<Theme | null>(null);

export const ThemeProvider = ThemeContext.Provider;

export function useTheme(): Theme {
  const theme = useContext(ThemeContext);
  if (!theme) throw new Error('useTheme needs a ThemeProvider above it');
  return theme;
}
