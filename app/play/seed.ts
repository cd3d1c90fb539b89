/** A new deal. The engine has no dice of its own, so they are thrown here. */
export function newSeed(): string {
  return `${letters()}${letters()}`;
}

/** A name for a sitting that no other one has, here or on another device. */
export function newId(): string {
  return `${letters()}${letters()}`;
}

function letters(): string {
  return Math.random().toString(36).slice(2, 10);
}
