/** Of a button that stays down. Browsers know it as pressed, phones as selected; in a browser a selected button is a fault. */
export function pressedState(on: boolean) {
  return { 'aria-pressed': on, accessibilityState: { selected: on } };
}
