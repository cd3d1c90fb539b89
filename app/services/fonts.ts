import { useFonts } from 'expo-font';

/** The bundled part of LXGW WenKai, under a name that no installed font has. */
export const hanziFont = 'ShushuKai';

/** True when the characters can be drawn, or when they never will be and the system's own must do. */
export function useHanziFont(): boolean {
  const [loaded, error] = useFonts({ [hanziFont]: require('../../assets/fonts/ShushuKai.ttf') });
  return loaded || error !== null;
}
