const lines = [];

/** Printed at once, and kept for the results. */
export function say(text = '') {
  lines.push(text);
  console.log(text);
}

export function table(head, rows) {
  say(`| ${head.join(' | ')} |`);
  say(`|${head.map(() => ' --- |').join('')}`);
  for (const row of rows) say(`| ${row.join(' | ')} |`);
  say();
}

/** What has been said since the last time this was asked. */
export function said() {
  return lines.splice(0).join('\n').trim();
}

export const whole = (rate) => Math.round(rate).toLocaleString('en');
export const percent = (part) => `${(100 * part).toFixed(1)} %`;
