/** Counted from 1; null where everybody plays alone. */
type Team = number | null;

const enTeam = (team: Team) => (team === null ? '' : `, team ${team}`);
const zhTeam = (team: Team) => (team === null ? '' : `（第 ${team} 队）`);

const en = {
  title: 'Who sits where',
  open: 'Choose seats by name',
  pool: 'Names',
  seat: (place: number, name: string, team: Team) => `Seat ${place}${enTeam(team)}: ${name}`,
  waits: (name: string) => `${name}, not at the table`,
  sits: (name: string, place: number, team: Team) => `${name}, at seat ${place}${enTeam(team)}`,
  sit: (name: string, place: number, team: Team) => `${name} at seat ${place}${enTeam(team)}`,
  standUp: (name: string) => `${name} leaves the table`,
  first: (who: string) => `Who begins: ${who}`,
  begins: (name: string) => `${name} begins`,
  more: 'More names',
  draw: 'Draw names',
  mix: 'Mix the seats',
  mixTeams: 'Random teams',
  team: (team: number) => `Team ${team}`,
  done: 'Done',
};

const zh: typeof en = {
  title: '谁坐哪儿',
  open: '按名字选座位',
  pool: '名字',
  seat: (place, name, team) => `${place} 号座位${zhTeam(team)}：${name}`,
  waits: (name) => `${name}，还没坐下`,
  sits: (name, place, team) => `${name}，坐 ${place} 号座位${zhTeam(team)}`,
  sit: (name, place, team) => `${name} 坐 ${place} 号座位${zhTeam(team)}`,
  standUp: (name) => `${name} 离开桌子`,
  first: (who) => `谁先开始：${who}`,
  begins: (name) => `${name} 先开始`,
  more: '更多名字',
  draw: '抽名字',
  mix: '换座位',
  mixTeams: '随机分队',
  team: (team) => `第 ${team} 队`,
  done: '好了',
};

export const seating = { en, zh };
