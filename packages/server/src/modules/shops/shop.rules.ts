/** A shop's score is the mean of what its buyers gave, to one decimal; a shop nobody has judged has full marks. */

export const shopScore = (sum: number, count: number): number =>
  count === 0 ? 5 : Math.round((sum / count) * 10) / 10;

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
