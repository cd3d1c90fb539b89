import { useMemo } from 'react';
import { useColorScheme } from 'react-native';
import type { Theme } from '../../components/theme';
import { hanziFont } from '../services/fonts';
import { TEXT_GROWS, useTextScale } from '../services/textScale';
import { dark, light } from './tokens';

const scales = {
  space: { hair: 2, xs: 4, s: 8, m: 12, l: 16, xl: 24, xxl: 32, xxxl: 48 },
  text: { xs: 12, s: 14, m: 16, l: 20, xl: 28, xxl: 40, xxxl: 64 },
  radius: { card: 12 },
  motion: { quick: 120, normal: 200, slow: 320 },
  textScale: 1,
  touch: 48,
  hanziFont,
} as const;

export const themes: Readonly<Record<Theme['scheme'], Theme>> = {
  light: { scheme: 'light', colors: light, ...scales },
  dark: { scheme: 'dark', colors: dark, ...scales },
};

/** With letters this much larger; `grows` where the platform draws them larger by itself. */
export function withTextScale(theme: Theme, textScale: number, grows: boolean): Theme {
  const { xs, s, m, l, xl, xxl, xxxl } = theme.text;
  const by = grows ? 1 : textScale;
  const text = {
    xs: xs * by,
    s: s * by,
    m: m * by,
    l: l * by,
    xl: xl * by,
    xxl: xxl * by,
    xxxl: xxxl * by,
  };
  return { ...theme, text, textScale };
}

export function useAppTheme(choice: 'system' | Theme['scheme']): Theme {
  const system = useColorScheme() === 'dark' ? 'dark' : 'light';
  const textScale = useTextScale();
  const scheme = choice === 'system' ? system : choice;
  return useMemo(() => withTextScale(themes[scheme], textScale, TEXT_GROWS), [scheme, textScale]);
}
