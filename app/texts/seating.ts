const en = {
  title: 'Who sits where',
  open: 'Choose seats by name',
  pool: 'Names',
  seat: (place: number, name: string) => `Seat ${place}: ${name}`,
  waits: (name: string) => `${name}, not at the table`,
  sits: (name: string, place: number) => `${name}, at seat ${place}`,
  sit: (name: string, place: number) => `${name} at seat ${place}`,
  standUp: (name: string) => `${name} leaves the table`,
  first: (who: string) => `Who begins: ${who}`,
  begins: (name: string) => `${name} begins`,
  more: 'More names',
  draw: 'Draw names',
  mix: 'Mix the seats',
  done: 'Done',
};

const zh: typeof en = {
  title: '谁坐哪儿',
  open: '按名字选座位',
  pool: '名字',
  seat: (place, name) => `${place} 号座位：${name}`,
  waits: (name) => `${name}，还没坐下`,
  sits: (name, place) => `${name}，坐 ${place} 号座位`,
  sit: (name, place) => `${name} 坐 ${place} 号座位`,
  standUp: (name) => `${name} 离开桌子`,
  first: (who) => `谁先开始：${who}`,
  begins: (name) => `${name} 先开始`,
  more: '更多名字',
  draw: '抽名字',
  mix: '换座位',
  done: '好了',
};

export const seating = { en, zh };
