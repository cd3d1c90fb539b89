/** Fetches the page anew, and with it what a newer version calls its pieces; without a network there is only this one. */
export function reload(): void {
  if (navigator.onLine) location.reload();
}
