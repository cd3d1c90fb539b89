import type { Language } from '../../language';
import { words } from './words';

const en = {
  goal: {
    title: 'The goal',
    says: [
      'Everyone is offered cards, and hardly anyone wants them: each is as many points as its number.',
      'Whoever has the fewest points at the end wins.',
    ],
    worth: (n: number) => words.en.points(n),
  },
  turn: {
    title: 'Your turn',
    says: ['A card lies open. Say one of two things:'],
    take: 'I want it. You get the card and every token on it. Then you turn over the next card and answer first.',
    decline: 'No, thank you. You pay one token onto the card, and the next player must answer.',
    how: 'Press the words. Or drag the card to yourself, or one of your tokens onto the card.',
  },
  runs: {
    title: 'Runs',
    says: ['Numbers in a row are a run. Only its lowest card counts, the others are free.'],
    gap: 'Here a card is missing. What happens if you take it?',
    add: (card: string) => `Take ${card}`,
    remove: (card: string) => `Give ${card} back`,
    counts: (runs: readonly number[]) =>
      runs.length > 1
        ? `${runs.join(' + ')} = ${words.en.points(runs.reduce((sum, n) => sum + n, 0))}`
        : words.en.points(runs[0] ?? 0),
  },
  tokens: {
    title: 'Tokens',
    says: [
      'Everyone begins with 10 tokens. At the end each one you still have takes a point off.',
      'Keep secret how many you have. Without any you cannot say no: you must take the card.',
    ],
    onCard: (card: string, tokens: number, cost: number) =>
      `${card} with ${words.en.tokens(tokens)} on it costs ${words.en.points(cost)}.`,
  },
  end: {
    title: 'The end',
    says: [
      'When the last card has been taken, everyone counts.',
      'Before the game six cards are put away and nobody looks at them. So the number you are waiting for may never come.',
    ],
  },
  score: {
    title: 'A score',
    says: (tokens: number) => `Three runs, and ${words.en.tokens(tokens)} left:`,
    sum: (runs: readonly number[], tokens: number, total: number) =>
      `${runs.join(' + ')} − ${tokens} = ${words.en.points(total)}`,
  },
  options: {
    title: 'Ways to play',
    says: [
      'There are 3 to 6 players. You choose who begins, or let luck choose.',
      'A shorter game has the numbers 1 to 20, and three of them are put away.',
    ],
  },
};

const zh: typeof en = {
  goal: {
    title: '目标',
    says: ['一张一张的牌问过来，谁都不太想要：牌上是几，就算几分。', '最后分数最少的人赢。'],
    worth: (n) => words.zh.points(n),
  },
  turn: {
    title: '轮到你',
    says: ['桌上有一张翻开的牌。你说两句话中的一句：'],
    take: '你拿走这张牌和上面所有的筹码，再翻下一张，还是你先说。',
    decline: '你付一个筹码放在牌上，轮到下一个人说。',
    how: '按一下那句话就行。也可以把牌拖到自己面前，或者把筹码拖到牌上。',
  },
  runs: {
    title: '连着的牌',
    says: ['数字连着的牌是一串。一串只算最小的一张，别的都不算分。'],
    gap: '这里缺了一张。要是拿到它，会怎么样？',
    add: (card) => `拿${card}`,
    remove: (card) => `放回${card}`,
    counts: (runs) =>
      runs.length > 1
        ? `${runs.join(' + ')} = ${words.zh.points(runs.reduce((sum, n) => sum + n, 0))}`
        : words.zh.points(runs[0] ?? 0),
  },
  tokens: {
    title: '筹码',
    says: [
      '每人开始有 10 个筹码。最后剩下的筹码，一个减 1 分。',
      '有几个筹码，别让人知道。没有筹码就不能说不要，只能拿牌。',
    ],
    onCard: (card, tokens, cost) =>
      `${card}上面有 ${words.zh.tokens(tokens)}，要它就是 ${words.zh.points(cost)}。`,
  },
  end: {
    title: '结束',
    says: [
      '最后一张牌被拿走，就开始算分。',
      '开始以前先拿掉六张牌，谁也不看。所以你等的那张，也许永远不来。',
    ],
  },
  score: {
    title: '算一算',
    says: (tokens) => `三串牌，还剩 ${words.zh.tokens(tokens)}：`,
    sum: (runs, tokens, total) => `${runs.join(' + ')} − ${tokens} = ${words.zh.points(total)}`,
  },
  options: {
    title: '别的玩法',
    says: ['3 到 6 个人玩。谁先来，可以选，也可以抽签。', '短一点的玩法只用 1 到 20，先拿掉三张。'],
  },
};

/** How the game is played, for a child. */
export const rules: Readonly<Record<Language, typeof en>> = { en, zh };
