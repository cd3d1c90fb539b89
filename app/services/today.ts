/** The day that it is where the device is, as in 2026-11-18. */
export function today(now = new Date()): string {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

function padded(number: number, digits: number): string {
  return `${number}`.padStart(digits, '0');
}
