/** What keeps texts by key, as one task sees it. */
export interface Device {
  keys(): Promise<readonly string[]>;
  /** The texts of those that are there. */
  read(keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Whether there was room. Nobody is warned: what is tried here can wait. */
  write(key: string, text: string): Promise<boolean>;
  remove(keys: readonly string[]): Promise<void>;
}
