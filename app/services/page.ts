export interface Page {
  /** The language it is in, so that it is read aloud right. */
  readonly language: string;
  /** For what the browser itself draws: bars, the cursor in a field. */
  readonly scheme: 'light' | 'dark';
}

/** Tells the page what it is like. Only the web has one. */
export function usePage(_page: Page): void {}
