/** The part of a key event that browsers and phones with keyboards share. */
interface KeyEvent {
  readonly nativeEvent: { readonly key: string };
  preventDefault(): void;
}

/** What keys do while the control has the focus. React Native's types do not know the event yet; its views do. */
export function keyPress(keys: Readonly<Record<string, () => void>>) {
  return {
    onKeyDown: (event: KeyEvent) => {
      const act = keys[event.nativeEvent.key];
      if (!act) return;
      event.preventDefault(); // space and arrows would scroll the page
      act();
    },
  };
}
