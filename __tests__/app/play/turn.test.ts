import { SHUT, turnOf } from '../../../app/play/turn';
import { toMove } from '../../../engine';
import { sit } from './sit';

jest.mock('../../../engine', () => ({
  ...jest.requireActual('../../../engine'),
  toMove: jest.fn(),
}));

/** As in games where choices are made in secret together. */
function allToMove(seats: number[]) {
  jest.mocked(toMove).mockReturnValue(seats);
}

test('where several choose together, bots choose first, without a pause', () => {
  allToMove([0, 1, 2, 3]);
  expect(turnOf(sit('Mei * Bo *'), SHUT)).toEqual({
    kind: 'bot',
    seat: 1,
    level: 'easy',
    alone: false,
  });
});

test('then people, one by one in the order of their seats, each behind the gate', () => {
  const sitting = sit('Mei * Bo *');
  allToMove([2, 0]);
  expect(turnOf(sitting, SHUT)).toEqual({ kind: 'gate', seat: 0 });
  expect(turnOf(sitting, { last: 0, open: true })).toEqual({ kind: 'person', seat: 0 });
  allToMove([2]);
  expect(turnOf(sitting, { last: 0, open: true })).toEqual({ kind: 'gate', seat: 2 });
});

test('a bot alone is watched by everybody', () => {
  allToMove([1]);
  expect(turnOf(sit('Mei * Bo'), SHUT)).toMatchObject({ kind: 'bot', seat: 1, alone: true });
});
