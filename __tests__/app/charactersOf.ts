type Range = readonly [first: number, last: number];

const formats: Readonly<Record<number, (font: Buffer, at: number) => Range[]>> = {
  4: rangesOf4,
  12: rangesOf12,
};

/** The code points that a TrueType font has a glyph for: its `cmap` table, formats 4 and 12. */
export function charactersOf(font: Buffer): Set<number> {
  const found = new Set<number>();
  const cmap = tableAt(font, 'cmap');
  for (let i = 0; i < font.readUInt16BE(cmap + 2); i++) {
    const at = cmap + font.readUInt32BE(cmap + 4 + i * 8 + 4);
    const ranges = formats[font.readUInt16BE(at)]?.(font, at) ?? [];
    for (const [first, last] of ranges) for (let c = first; c <= last; c++) found.add(c);
  }
  return found;
}

function tableAt(font: Buffer, tag: string): number {
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const record = 12 + i * 16;
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  throw new Error(`The font has no table ${tag}`);
}

function rangesOf4(font: Buffer, at: number): Range[] {
  const size = font.readUInt16BE(at + 6);
  return Array.from({ length: size / 2 }, (_, i) => [
    font.readUInt16BE(at + 16 + size + i * 2),
    font.readUInt16BE(at + 14 + i * 2),
  ]);
}

function rangesOf12(font: Buffer, at: number): Range[] {
  return Array.from({ length: font.readUInt32BE(at + 12) }, (_, i) => [
    font.readUInt32BE(at + 16 + i * 12),
    font.readUInt32BE(at + 16 + i * 12 + 4),
  ]);
}
