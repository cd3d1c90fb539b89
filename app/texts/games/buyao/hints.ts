import type { Language } from '../../language';
import { words } from './words';

const { points, signed, tokens } = words.en;

const en = {
  /** Where to look first, as a question. */
  look: {
    noTokens: () => 'How many tokens do you have left?',
    own: (card: string) => `Look at your own cards. Is there a neighbour of ${card}?`,
    rival: (card: string, name: string) =>
      `Look at ${name}’s cards. What would ${card} be worth to ${name}?`,
    fewTokens: (phrase: string) => `Count your tokens. How often can you still say ${phrase}?`,
    pot: (card: string) => `Look at the tokens on ${card}. What does it cost with them?`,
    number: (card: string, phrase: string) =>
      `How many points is ${card}? And how many does it cost to say ${phrase}?`,
  },
  /** What the card would do to the score. */
  adds: {
    alone: (n: number) => `It joins none of your cards, so it adds ${points(n)}.`,
    after: (held: number) => `It goes on after your ${held}, so it adds nothing.`,
    before: (n: number, held: number) =>
      `It goes before your ${held}. That run then counts ${n} instead of ${held}: 1 point less.`,
    between: (held: number, above: number) =>
      `It joins your ${held} to your ${above}, which then counts no more: ${points(above)} less.`,
  },
  /** With the tokens on it. */
  sum: (added: number, pot: number, cost: number) => {
    const sum = `With the ${tokens(pot)} on it: ${signed(added)} − ${pot} = ${signed(cost)}`;
    if (cost > 0) return `${sum}. Taking it costs ${points(cost)}.`;
    if (cost === 0) return `${sum}. Taking it costs nothing.`;
    return `${sum}. Taking it makes your score ${points(-cost)} better.`;
  },
  must: 'Without a token you cannot pass.',
  passing: 'Passing costs 1 token, and that is 1 point.',
  passingLeaves: (left: number) =>
    `Passing costs 1 token, and that is 1 point. It leaves you ${tokens(left)}.`,
  /** What a strong player would do. */
  would: (phrase: string) => `A strong player would say ${phrase}.`,
  /** And why. */
  why: {
    must: 'There is no other way without tokens.',
    after: (held: number) => `After ${held} it is free.`,
    before: (held: number) => `Before ${held} it makes your run cheaper.`,
    between: (held: number, above: number) => `It closes the gap from ${held} to ${above}.`,
    paid: (pot: number) => `The ${tokens(pot)} on it make up for its points.`,
    mayLoseIt: (name: string, held: number) =>
      `${name} has ${held}, so it may not come back to you.`,
    fewTokens: (left: number, pot: number) =>
      `You have only ${tokens(left)} left, and this brings ${pot} more.`,
    cheap: (cost: number, average: number) =>
      `${points(cost)} is cheap: the numbers nobody has seen yet are ${average} on average.`,
    bridge: (missing: number, held: number) =>
      `If ${missing} turns up, it joins this card to your ${held}.`,
    nobodyElse: 'Nobody else has a neighbour of it.',
    comesBack: (pot: number) => `If all pass, it comes back with ${tokens(pot)} on it.`,
    dear: (cost: number) => `Passing costs 1 point, taking ${cost}.`,
    mayTakeIt: (name: string, held: number) => `${name} has ${held} and may well take it.`,
    enoughTokens: (held: number) => `With ${tokens(held)} you can wait.`,
    imagined: 'It played on from here many times in its head, and that went best.',
  },
  together: (sentences: readonly string[]) => sentences.join(' '),
};

const zh: typeof en = {
  look: {
    noTokens: () => '你还剩几个筹码？',
    own: (card) => `看看你自己的牌，有没有和${card}相邻的？`,
    rival: (card, name) => `看看${name}的牌。${card}对${name}来说值多少？`,
    fewTokens: (phrase) => `数一数你的筹码，还能说几次“${phrase}”？`,
    pot: (card) => `看看${card}上面的筹码，算上它们要多少分？`,
    number: (card, phrase) => `${card}是多少分？说“${phrase}”又要多少分？`,
  },
  adds: {
    alone: (n) => `它和你的牌都不相邻，要加 ${n} 分。`,
    after: (held) => `它接在你的 ${held} 后面，不加分。`,
    before: (n, held) => `它接在你的 ${held} 前面，这一串从 ${held} 分变成 ${n} 分，少 1 分。`,
    between: (held, above) =>
      `它把你的 ${held} 和 ${above} 连起来，${above} 不再算分，少 ${above} 分。`,
  },
  sum: (added, pot, cost) => {
    const sum = `算上 ${pot} 个筹码：${signed(added)} − ${pot} = ${signed(cost)}`;
    if (cost > 0) return `${sum}。要它，多 ${cost} 分。`;
    if (cost === 0) return `${sum}。要它，不多也不少。`;
    return `${sum}。要它，少 ${-cost} 分。`;
  },
  must: '没有筹码，就不能不要。',
  passing: '不要，就付 1 个筹码，也就是 1 分。',
  passingLeaves: (left) =>
    `不要，就付 1 个筹码，也就是 1 分，${left === 0 ? '筹码就用完了' : `还剩 ${left} 个`}。`,
  would: (phrase) => `高手会说“${phrase}”。`,
  why: {
    must: '没有筹码，只能这样。',
    after: (held) => `接在 ${held} 后面，不用加分。`,
    before: (held) => `接在 ${held} 前面，这一串的分更少。`,
    between: (held, above) => `它正好填上 ${held} 和 ${above} 中间的空。`,
    paid: (pot) => `上面的 ${pot} 个筹码抵得过它的分。`,
    mayLoseIt: (name, held) => `${name}有 ${held}，它不一定会再回到你这里。`,
    fewTokens: (left, pot) => `你只剩 ${left} 个筹码，要它能得到 ${pot} 个。`,
    cheap: (cost, average) => `${cost} 分很便宜：还没见过的数平均是 ${average}。`,
    bridge: (missing, held) => `要是翻出 ${missing}，它就和你的 ${held} 连上了。`,
    nobodyElse: '别人都没有和它相邻的牌。',
    comesBack: (pot) => `要是大家都不要，它回来时上面会有 ${pot} 个筹码。`,
    dear: (cost) => `不要只花 1 分，要它得花 ${cost} 分。`,
    mayTakeIt: (name, held) => `${name}有 ${held}，很可能会要它。`,
    enoughTokens: (held) => `你有 ${held} 个筹码，可以等一等。`,
    imagined: '高手在心里把这一局往下试了很多遍，这样最好。',
  },
  together: (sentences) => sentences.join(''),
};

export const hints: Readonly<Record<Language, typeof en>> = { en, zh };
