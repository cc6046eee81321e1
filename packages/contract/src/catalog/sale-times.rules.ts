/** What the times of a goods' sale must keep. Moments in one unit. */

type SaleTimes = { isOn: boolean; startsAt: number | null; endsAt: number | null };

/** The time at fault: a start and an end lie ahead, the end behind the start; what is not sold may have ended. */
export function findWrongSaleTime(
  { isOn, startsAt, endsAt }: SaleTimes,
  now: number,
): 'sale_starts_at' | 'sale_ends_at' | null {
  if (startsAt !== null && startsAt <= now) return 'sale_starts_at';
  const isSold = isOn || startsAt !== null;
  return isSold && endsAt !== null && endsAt <= (startsAt ?? now) ? 'sale_ends_at' : null;
}
