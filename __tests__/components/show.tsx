import { render } from '@testing-library/react-native';
import { themes } from '../../app/theme';
import { LookProvider, USUAL_LOOK, type Look } from '../../components/look';
import { ThemeProvider } from '../../components/theme';

/** Draws it on paper, for people who like their cards so. */
export function show(element: React.ReactElement, look: Partial<Look> = {}) {
  return render(element, {
    wrapper: ({ children }) => (
      <ThemeProvider value={themes.light}>
        <LookProvider value={{ ...USUAL_LOOK, ...look }}>{children}</LookProvider>
      </ThemeProvider>
    ),
  });
}
