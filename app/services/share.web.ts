import type { Shared } from './share';

export type { Shared };

/** Browsers of phones can hand a text on; where they cannot, it is copied. */
export async function share(text: string): Promise<Shared> {
  // Older browsers, and pages that are not secure, know neither.
  const { share: handOn, clipboard } = navigator as Partial<Navigator>;
  if (handOn) {
    try {
      await handOn.call(navigator, { text });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  }
  try {
    await clipboard?.writeText(text);
    return clipboard ? 'copied' : 'failed';
  } catch {
    return 'failed';
  }
}
