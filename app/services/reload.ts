/** An installed app is whole: there is nothing that could be fetched anew. */
export function reload(): void {}
