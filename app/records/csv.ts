export type Cell = string | number;

/** A table for spreadsheets (RFC 4180): every cell quoted, and a mark in front by which they know UTF-8. */
export function csv(rows: readonly (readonly Cell[])[]): string {
  const lines = rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`);
  return `\uFEFF${lines.join('')}`;
}

function quoted(cell: Cell): string {
  const text = typeof cell === 'number' ? String(cell) : defused(cell);
  return `"${text.replaceAll('"', '""')}"`;
}

/** In a spreadsheet a text that begins so would be reckoned, and a name could do what it likes. */
const LIVE = /^[=+\-@\t\r\n＝＋－＠]/;

function defused(text: string): string {
  return LIVE.test(text) ? `'${text}` : text;
}
