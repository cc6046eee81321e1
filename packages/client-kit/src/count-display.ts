/**
 * How counts are shown: over 999 in k and over 9999 in w, with one decimal. It is cut, never rounded up,
 * so that nobody is shown more than there is.
 */
export function showCount(count: number): string {
  if (count > 9_999) return `${tenths(count, 10_000)}w`;
  if (count > 999) return `${tenths(count, 1_000)}k`;
  return String(count);
}

/** A badge caps at 99+; nothing to count is no badge. */
export function showBadge(count: number): string {
  if (count <= 0) return '';
  return count > 99 ? '99+' : String(count);
}

const tenths = (count: number, unit: number) => (Math.floor((count * 10) / unit) / 10).toFixed(1);
