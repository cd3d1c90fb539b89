/** Whether the page has been touched: before that, browsers refuse to speak or to shake, and complain. */
export function touched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}
