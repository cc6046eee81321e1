/** When a goods goes on sale and off it by itself. */
import { findWrongSaleTime } from '@chengji/contract/catalog/sale-times.rules';

export type Sale = { saleStartsAt: Date | null; saleEndsAt: Date | null };

/** Undefined is what was not said, and stays as it was. */
type Asked = { isOn: boolean; startsAt: Date | null | undefined; endsAt: Date | null | undefined };

const toTime = (at: Date | null): number | null => at?.getTime() ?? null;

/**
 * One on sale has no start any more. An end that has passed is told to buyers as long as the goods is off sale
 * with no start to come.
 */
export function computeSale(
  { isOn, startsAt, endsAt }: Asked,
  before: Sale | null,
  now: Date,
): { sale: Sale; wrong: null | 'sale_starts_at' | 'sale_ends_at' } {
  const start = startsAt === undefined ? (before?.saleStartsAt ?? null) : startsAt;
  const end = endsAt === undefined ? (before?.saleEndsAt ?? null) : endsAt;
  if (isOn && startsAt) return { sale: { saleStartsAt: null, saleEndsAt: end }, wrong: 'sale_starts_at' };
  const saleStartsAt = isOn ? null : start;
  const isSold = isOn || saleStartsAt !== null;
  const isEnded = end !== null && end <= now;
  // putting on sale again what had ended without a word about it
  const saleEndsAt = isEnded && isSold && endsAt === undefined ? null : end;
  const times = { isOn, startsAt: toTime(saleStartsAt), endsAt: toTime(saleEndsAt) };
  return { sale: { saleStartsAt, saleEndsAt }, wrong: findWrongSaleTime(times, now.getTime()) };
}

/** What a goods that is put on sale or taken off by hand has then: nothing planned, and no end that has passed. */
export const clearSale = ({ saleEndsAt }: Pick<Sale, 'saleEndsAt'>, now: Date): Sale => ({
  saleStartsAt: null,
  saleEndsAt: saleEndsAt && saleEndsAt > now ? saleEndsAt : null,
});
