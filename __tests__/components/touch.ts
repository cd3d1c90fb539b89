import { act, fireEvent, screen } from '@testing-library/react-native';

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const noButton = (name: string | RegExp) => screen.queryByRole('button', { name });
export const tap = (name: string | RegExp) => fireEvent.press(button(name));
/** Though it is said to be disabled: it can be pressed to be told why. */
export const tapDim = (name: string | RegExp) =>
  act(() => button(name).props.onClick({ target: button(name), currentTarget: button(name) }));

interface Action {
  readonly name: string;
  readonly label: string;
}

const actionsOf = (name: string | RegExp) =>
  button(name).props.accessibilityActions as readonly Action[]; // every piece that is carried has them

/** What assistive tech offers for it. */
export const offered = (name: string | RegExp) => actionsOf(name).map(({ label }) => label);

export function ask(name: string | RegExp, what: string) {
  const action = actionsOf(name).find(({ label }) => label === what);
  if (!action) throw new Error(`"${what}" is not among: ${offered(name).join('; ')}`);
  fireEvent(button(name), 'accessibilityAction', { nativeEvent: { actionName: action.name } });
}
