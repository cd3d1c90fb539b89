import { useColorScheme } from 'react-native';
import type { Theme } from '../../components/theme';
import { hanziFont } from '../services/fonts';
import { dark, light } from './tokens';

const scales = {
  space: { hair: 2, xs: 4, s: 8, m: 12, l: 16, xl: 24, xxl: 32, xxxl: 48 },
  text: { xs: 12, s: 14, m: 16, l: 20, xl: 28, xxl: 40, xxxl: 64 },
  radius: { card: 12 },
  motion: { quick: 120, normal: 200, slow: 320 },
  touch: 48,
  hanziFont,
} as const;

export const themes: Readonly<Record<Theme['scheme'], Theme>> = {
  light: { scheme: 'light', colors: light, ...scales },
  dark: { scheme: 'dark', colors: dark, ...scales },
};

export function useSystemTheme(): Theme {
  return themes[useColorScheme() === 'dark' ? 'dark' : 'light'];
}
