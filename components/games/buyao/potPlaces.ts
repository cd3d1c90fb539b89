import type { Place, Rect } from '../../table/place';

/** The tokens on the open card: columns of coins, closing up as they grow many. */
export function potPlaces(count: number, { x, y, width, height }: Rect, coin: number): Place[] {
  const columns = Math.max(1, Math.floor(width / (coin * 1.08)));
  const rows = Math.max(1, Math.ceil(count / columns));
  const step = Math.min(coin * 1.08, rows > 1 ? (height - coin) / (rows - 1) : coin);
  const inLast = (row: number) => Math.min(columns, count - row * columns);
  const top = y + height / 2 - ((rows - 1) * step) / 2;
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns);
    const off = (at % columns) - (inLast(row) - 1) / 2;
    return {
      x: x + width / 2 + off * coin * 1.08,
      y: top + row * step,
      width: coin,
      level: 20 + at,
    };
  });
}
