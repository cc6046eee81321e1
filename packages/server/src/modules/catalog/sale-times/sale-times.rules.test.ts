import { describe, expect, it } from 'vitest';
import { clearSale, computeSale } from './sale-times.rules.ts';

const day = (n: number) => new Date(Date.UTC(2026, 10, n));
const now = day(10);
const none = { saleStartsAt: null, saleEndsAt: null };
const asked = (isOn: boolean, startsAt?: Date | null, endsAt?: Date | null) => ({ isOn, startsAt, endsAt });

describe('the times of a sale', () => {
  it('stay as they were where nothing is said of them', () => {
    const before = { saleStartsAt: day(12), saleEndsAt: day(14) };
    expect(computeSale(asked(false), before, now)).toEqual({ sale: before, wrong: null });
    expect(computeSale(asked(false, null, null), before, now).sale).toEqual(none);
  });

  it('begin in the future, of what is off sale', () => {
    expect(computeSale(asked(false, day(9)), null, now).wrong).toBe('sale_starts_at');
    expect(computeSale(asked(false, day(11)), null, now).wrong).toBeNull();
    expect(computeSale(asked(true, day(11)), null, now).wrong).toBe('sale_starts_at');
    expect(computeSale(asked(true), { saleStartsAt: day(12), saleEndsAt: null }, now).sale).toEqual(none);
  });

  it('end after they begin, and after now', () => {
    expect(computeSale(asked(false, day(11), day(11)), null, now).wrong).toBe('sale_ends_at');
    expect(computeSale(asked(true, undefined, day(10)), null, now).wrong).toBe('sale_ends_at');
    expect(computeSale(asked(true, undefined, day(11)), null, now).wrong).toBeNull();
  });

  it('keep an end that has passed only as long as the goods stays off sale', () => {
    const ended = { saleStartsAt: null, saleEndsAt: day(9) };
    expect(computeSale(asked(false), ended, now)).toEqual({ sale: ended, wrong: null });
    expect(computeSale(asked(true), ended, now)).toEqual({ sale: none, wrong: null });
    expect(clearSale(ended, now)).toEqual(none);
    expect(clearSale({ saleEndsAt: day(11) }, now)).toEqual({ saleStartsAt: null, saleEndsAt: day(11) });
  });
});
