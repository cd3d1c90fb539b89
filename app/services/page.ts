/** Tells the page which language it is in, so that it is read aloud right. Only the web has a page. */
export function usePageLanguage(_tag: string): void {}
