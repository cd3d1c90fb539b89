import type { CardState, FightingWords } from '../../../../components/games/fighting/words';
import { ELEMENT_READINGS, readZodiacCard, zodiacCard } from '../../../../engine/chinese/zodiac';
import type { Language } from '../../language';
import { account } from './account';
import { words } from './words';

/** To be heard: the number, how the card is written, how it sounds. */
const named = (card: number) => {
  const { digits, hanzi, pinyin } = readZodiacCard(card);
  return [digits, hanzi.simplified, pinyin].join(', ');
};

const en: FightingWords = {
  card: (card, state) => {
    const { element, animal } = zodiacCard(card);
    return [named(card), `${element} ${animal}`, ...stateOf(state)].join(', ');
  },
  faceDown: (name) => `A card of ${name}, face down`,
  hand: 'Your cards',
  lay: (card) => `Lay ${words.en.card(card)} face down`,
  play: (card) => `Play ${words.en.card(card)}`,
  stock: (cards) => `Not in play: ${words.en.cards(cards)}`,
  wangpai: (card) =>
    `${words.en.wangpai()}: every ${words.en.element(card)} and every ${words.en.animal(card)}`,
  seat: (name, partner, { cards, tricks, active, lacks }) =>
    [
      `${name}${active ? ', whose turn it is' : ''}${partner === null ? '' : `, with ${partner}`}: ${words.en.cards(cards)}`,
      words.en.tricks(tricks),
      ...lacks.map((element) => `has no ${ELEMENT_READINGS[element].hanzi.simplified}`),
    ].join(', '),
  thinking: 'thinking…',
  led: 'led',
  best: 'winning',
  won: 'won',
  called: 'wangpai',
  trick: 'The trick',
  now: (now, names) => {
    const nameOf = (seat: number) => names[seat] ?? '';
    switch (now.is) {
      case 'lay':
        return 'Lay one card face down: the lowest of all makes wangpai.';
      case 'waiting':
        return 'Waiting for the others.';
      case 'called':
        return `${nameOf(now.seat)} laid the lowest and leads. Every ${words.en.element(now.card)} and every ${words.en.animal(now.card)} is ${words.en.wangpai()}.`;
      case 'won':
        return `${nameOf(now.seat)} won the trick and leads.`;
      case 'lead':
        return 'You won the trick. Lead any card.';
      case 'follow':
        return now.can
          ? `You have ${words.en.element(now.card)}: follow it.`
          : `You have no ${words.en.element(now.card)}: play any card.`;
      case 'turn':
        return `It is ${nameOf(now.seat)}’s turn.`;
      case 'over':
        return 'The match is over.';
    }
  },
  score: (goal) => `First to ${goal}`,
  scoreOf: (name, points) => `${name} ${words.en.points(points)}`,
  sheet: 'All the rounds',
  close: 'Close',
  table: {
    round: 'Round',
    calls: '◆ called wangpai. The number above is tricks won, below it are points.',
    total: 'Total',
    none: 'No round is over yet.',
    row: (at, round, sides, names) =>
      `Round ${at}: ${names[round.caller] ?? ''} called ${words.en.card(Number(round.wangpai))}. ` +
      `${sides.map((side, n) => `${side} ${words.en.tricks(round.tricks[n] ?? 0)}`).join(', ')}. ` +
      `${account.en.round(round, names)}`,
    totals: (sides, totals) =>
      `Total: ${sides.map((side, n) => `${side} ${words.en.points(totals[n] ?? 0)}`).join(', ')}`,
    seatNames: (names, seats) => words.en.list(seats.map((seat) => names[seat] ?? '')),
  },
};

const zh: FightingWords = {
  card: (card, state) => [named(card), ...stateInChinese(state)].join('，'),
  faceDown: (name) => words.zh.set(`${name}扣着的一张牌`),
  hand: '你的牌',
  lay: (card) => `扣下${words.zh.card(card)}`,
  play: (card) => `出${words.zh.card(card)}`,
  stock: (cards) => `不用的牌：${words.zh.cards(cards)}`,
  wangpai: (card) => `王牌：所有的${words.zh.element(card)}和所有的${words.zh.animal(card)}`,
  seat: (name, partner, { cards, tricks, active, lacks }) =>
    words.zh.set(
      [
        `${name}${active ? '，轮到这里' : ''}${partner === null ? '' : `，和${partner}一边`}：${words.zh.cards(cards)}`,
        `赢了 ${words.zh.tricks(tricks)}`,
        ...lacks.map((element) => `没有${ELEMENT_READINGS[element].hanzi.simplified}`),
      ].join('，'),
    ),
  thinking: '在想……',
  led: '先出',
  best: '现在最大',
  won: '赢了',
  called: '王牌',
  trick: '这一墩',
  now: (now, names) => {
    const nameOf = (seat: number) => names[seat] ?? '';
    switch (now.is) {
      case 'lay':
        return '扣一张牌：号码最小的定王牌。';
      case 'waiting':
        return '等别人扣牌。';
      case 'called':
        return words.zh.set(
          `${nameOf(now.seat)}的牌最小，先出。所有的${words.zh.element(now.card)}和${words.zh.animal(now.card)}都是王牌。`,
        );
      case 'won':
        return words.zh.set(`${nameOf(now.seat)}赢了这一墩，先出。`);
      case 'lead':
        return '你赢了这一墩，随便先出一张。';
      case 'follow':
        return now.can
          ? `你有${words.zh.element(now.card)}，要跟${words.zh.element(now.card)}。`
          : `你没有${words.zh.element(now.card)}，出哪张都行。`;
      case 'turn':
        return words.zh.set(`轮到${nameOf(now.seat)}。`);
      case 'over':
        return '这一场结束了。';
    }
  },
  score: (goal) => `先到 ${goal} 分`,
  scoreOf: (name, points) => `${name} ${words.zh.points(points)}`,
  sheet: '每一局',
  close: '关闭',
  table: {
    round: '局',
    calls: '◆ 定王牌。上面是墩数，下面是得分。',
    total: '总分',
    none: '还没有打完一局。',
    row: (at, round, sides, names) =>
      words.zh.set(
        `第 ${at} 局：${names[round.caller] ?? ''}定王牌${words.zh.card(Number(round.wangpai))}。` +
          `${sides.map((side, n) => `${side} ${words.zh.tricks(round.tricks[n] ?? 0)}`).join('，')}。` +
          account.zh.round(round, names),
      ),
    totals: (sides, totals) =>
      words.zh.set(
        `总分：${sides.map((side, n) => `${side} ${words.zh.points(totals[n] ?? 0)}`).join('，')}`,
      ),
    seatNames: (names, seats) => words.zh.list(seats.map((seat) => names[seat] ?? '')),
  },
};

function stateOf({ wangpai, by, place, barred }: CardState): string[] {
  return [
    ...(wangpai ? ['wangpai'] : []),
    ...(by === undefined ? [] : [`played by ${by}`]),
    ...(place ? [`card ${place[0]} of ${place[1]}`] : []),
    ...(barred ? ['cannot be played now'] : []),
  ];
}

function stateInChinese({ wangpai, by, place, barred }: CardState): string[] {
  return [
    ...(wangpai ? ['王牌'] : []),
    ...(by === undefined ? [] : [words.zh.set(`${by}出的`)]),
    ...(place ? [`第 ${place[0]} 张，共 ${place[1]} 张`] : []),
    ...(barred ? ['现在不能出'] : []),
  ];
}

export const board: Readonly<Record<Language, FightingWords>> = { en, zh };
