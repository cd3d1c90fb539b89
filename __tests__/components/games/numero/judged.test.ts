import { judged } from '../../../../components/games/numero/judged';
import { benchAfter, type Step } from '../../../../components/games/numero/workbench';
import type { NumeroMove } from '../../../../engine/games/numero/move';
import { bed, change, lay } from './bench';

const table = bed('g5 -2', 'b5 r3');

/** The rules' answers to a take and to a build; none is asked about anything else. */
interface Rules {
  readonly take?: string;
  readonly build?: string;
  readonly alone?: boolean;
}

function judge(draft: readonly Step[], { take, build, alone = false }: Rules = {}) {
  const asked: string[] = [];
  const why = ({ type }: NumeroMove) => {
    asked.push(type);
    return (type === 'take' ? take : build) ?? null;
  };
  return { ...judged({ bench: benchAfter(table, draft).bench, alone, why }), asked };
}

test('before a number card is laid down there is nothing to ask', () => {
  expect(judge([change('-2', 'b5')])).toEqual({
    ...{ takes: false, builds: false, stuck: null },
    asked: [],
  });
});

test('a card that was laid down may take, build, or both', () => {
  expect(judge([lay('g5', 'b5')])).toMatchObject({ takes: true, builds: true, stuck: null });
  expect(judge([lay('g5', 'b5')], { build: 'No 10 is held.' })).toMatchObject({
    ...{ takes: true, builds: false, stuck: null },
  });
  expect(judge([lay('g5', 'r3')], { take: 'This makes 3, not 5.' })).toMatchObject({
    ...{ takes: false, builds: true, stuck: null },
  });
});

test('where it may do neither, both reasons are told', () => {
  const against = { take: 'This makes 3, not 5.', build: 'No 8 is held.' };
  expect(judge([lay('g5', 'r3')], against).stuck).toBe('This makes 3, not 5. No 8 is held.');
});

test('a card that is part of a build for good takes no more', () => {
  expect(judge([lay('g5', 'b5'), change('-2', 'b5')], { build: 'No 8 is held.' })).toEqual({
    ...{ takes: false, builds: false, stuck: 'No 8 is held.' },
    asked: ['build'],
  });
});

test('alone nothing is built, and nobody asks whether it may be', () => {
  const against = { take: 'This makes 3, not 5.', build: 'No 8 is held.' };
  expect(judge([lay('g5', 'r3')], { ...against, alone: true })).toEqual({
    ...{ takes: false, builds: false, stuck: 'This makes 3, not 5.' },
    asked: ['take'],
  });
});
