const en = {
  title: 'Players',
  about:
    'Who plays on this device. A first name and a sign are enough; they stay on this device and are sent nowhere.',
  none: 'Nobody yet. Write a name above.',
  broken: 'The list of players could not be read. A copy of it is kept on this device.',
  name: 'Name',
  add: 'Add',
  nameOf: (name: string) => `Name of ${name}`,
  sign: (name: string, shape: string, color: string) => `Sign of ${name}: ${shape}, ${color}`,
  signTitle: (name: string) => `A sign for ${name}`,
  shape: 'Shape',
  color: 'Colour',
  shapes: ['Circle', 'Triangle', 'Square', 'Diamond', 'Star', 'Hexagon'],
  colors: ['Blue', 'Purple', 'Green', 'Yellow', 'Turquoise', 'Red'],
  page: (name: string) => `What ${name} has played`,
  up: (name: string) => `${name} up`,
  down: (name: string) => `${name} down`,
  remove: (name: string) => `Remove ${name}`,
  ask: {
    title: (name: string) => `Remove ${name}?`,
    about: 'Games that were played stay as they are.',
    yes: 'Remove',
    no: 'Keep',
  },
  faults: {
    empty: 'Everybody needs a name.',
    twice: 'This name is there already: a letter more tells them apart.',
    full: (most: number) => `There is room for ${most} players.`,
  },
};

const zh: typeof en = {
  title: '玩家',
  about: '谁在这台设备上玩。写个名字、选个记号就行；名字只留在这台设备上，不会发到别处。',
  none: '还没有人。请在上面写名字。',
  broken: '玩家名单读不出来。这台设备上留了一份备份。',
  name: '名字',
  add: '添加',
  nameOf: (name) => `${name} 的名字`,
  sign: (name, shape, color) => `${name} 的记号：${color}${shape}`,
  signTitle: (name) => `给 ${name} 选个记号`,
  shape: '形状',
  color: '颜色',
  shapes: ['圆形', '三角形', '正方形', '菱形', '星形', '六边形'],
  colors: ['蓝色', '紫色', '绿色', '黄色', '青色', '红色'],
  page: (name) => `${name} 玩过的`,
  up: (name) => `${name} 往上`,
  down: (name) => `${name} 往下`,
  remove: (name) => `去掉 ${name}`,
  ask: {
    title: (name) => `去掉 ${name} 吗？`,
    about: '玩过的局都会保留。',
    yes: '去掉',
    no: '留着',
  },
  faults: {
    empty: '每个人都要有名字。',
    twice: '这个名字已经有了，多写一个字就分得清了。',
    full: (most) => `最多 ${most} 个人。`,
  },
};

export const roster = { en, zh };
