import { dropZone } from '../../../components/table/dropZone';

const zones = {
  left: { x: 0, y: 0, width: 100, height: 100 },
  right: { x: 100, y: 0, width: 100, height: 100 },
};
const card = (x: number, y = 0) => ({ x, y, width: 50, height: 70 });

test('a card falls on the zone it lies on most', () => {
  expect(dropZone(card(70), zones)).toBe('left');
  expect(dropZone(card(80), zones)).toBe('right');
});

test('beside all zones it falls on none, and an edge that only touches is beside', () => {
  expect(dropZone(card(300), zones)).toBeNull();
  expect(dropZone(card(200), zones)).toBeNull();
  expect(dropZone(card(20, 100), zones)).toBeNull();
});

test('where only some zones take it, the others do not count', () => {
  expect(dropZone(card(60), zones, ['right'])).toBe('right');
  expect(dropZone(card(20), zones, ['right'])).toBeNull();
  expect(dropZone(card(20), zones, [])).toBeNull();
});

test('a zone that is not there takes nothing', () => {
  expect(dropZone(card(20), zones, ['gone'])).toBeNull();
});
