import fc from 'fast-check';
import { packed, unpacked } from '../../../app/records/packed';
import { packedRecord, unpackedRecord } from '../../../app/records/packedRecord';
import { finished } from './finished';

const LONGEST = 10_000;

test('whatever is packed comes back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 300 }), (text) => {
      expect(unpacked(packed(text), LONGEST)).toBe(text);
    }),
    { numRuns: 40 },
  );
});

test('a save is packed the same on every device', () => {
  expect(packed('[0,{"type":"decline"}],[1,{"type":"take"}]')).toBe('___Vfqi9Az2McA');
});

test('what is no pack is unpacked to nonsense or refused, and never longer than allowed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (pack) => {
      try {
        expect(unpacked(pack, 500).length).toBeLessThanOrEqual(500);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
    }),
    { numRuns: 60 },
  );
});

test('a text that is not ASCII is not packed wrong, but not at all', () => {
  expect(() => packed('数数')).toThrow('ASCII');
});

test('a match comes back with its Chinese names, in a third of its letters', () => {
  const record = finished('小梅 * *', { id: 'm1' });
  const pack = packedRecord(record);
  expect(unpackedRecord(pack)).toEqual(record);
  expect(pack.length).toBeLessThan(JSON.stringify(record.match.moves).length / 3);
});

test('a torn pack is no match', () => {
  const pack = packedRecord(finished());
  expect(unpackedRecord(pack.slice(0, -20))).toBeNull();
  expect(unpackedRecord('')).toBeNull();
});
