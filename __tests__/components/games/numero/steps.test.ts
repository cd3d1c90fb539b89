import { readSteps } from '../../../../components/games/numero/steps';

const add = { type: 'add', heap: 'g1', onto: 'g2' };
const lay = { type: 'lay', card: 'g3', onto: 'g2' };

test('steps that were kept come back as they were', () => {
  const draft = [
    add,
    { type: 'change', wild: '-2', onto: 'g2' },
    lay,
    { type: 'also', heap: '#1' },
  ];
  expect(readSteps(draft)).toEqual(draft);
});

test.each([
  null,
  'add',
  {},
  { type: 'add', heap: 'g1' },
  { type: 'add', heap: 1, onto: 'g2' },
  { type: 'toString' },
  { type: 'jump', heap: 'g1' },
])('%j is no step, and what comes after it is left out', (odd) => {
  expect(readSteps([add, odd, lay])).toEqual([add]);
});
