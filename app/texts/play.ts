const en = {
  /** Who has given no name. */
  person: (place: number) => `Player ${place}`,
};

const zh: typeof en = {
  person: (place) => `玩家 ${place}`,
};

export const play = { en, zh };
