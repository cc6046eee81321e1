/** A shop's score is the mean of what its buyers gave, to one decimal; null while nobody has rated it. */
export const shopScore = (sum: number, count: number): number | null =>
  count === 0 ? null : Math.round((sum / count) * 10) / 10;

/** Whether a licence still holds; days are compared as text, and the last day counts. */
export function toLicenceState(
  endsOn: string | null,
  today: string,
  soonUntil: string,
): 'unknown' | 'valid' | 'ends_soon' | 'over' {
  if (endsOn === null) return 'unknown';
  if (endsOn < today) return 'over';
  return endsOn <= soonUntil ? 'ends_soon' : 'valid';
}
