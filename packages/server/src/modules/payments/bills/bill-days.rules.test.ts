import { describe, expect, it } from 'vitest';
import {
  computeFetchTime,
  findLastBillDay,
  getNextBillDay,
  toBillPeriod,
  toBillTimes,
} from './bill-days.rules.ts';

describe('a day of a channel', () => {
  it('is one of Beijing', () => {
    expect(toBillPeriod('2026-11-20')).toEqual({
      from: new Date('2026-11-19T16:00:00Z'),
      until: new Date('2026-11-20T16:00:00Z'),
    });
    expect(findLastBillDay(new Date('2026-11-20T15:59:59Z'))).toBe('2026-11-19');
    expect(findLastBillDay(new Date('2026-11-20T16:00:00Z'))).toBe('2026-11-20');
    expect(getNextBillDay('2026-12-31')).toBe('2027-01-01');
  });

  it('is fetched at the hour of the day after it', () => {
    expect(computeFetchTime('2026-11-20', 10)).toEqual(new Date('2026-11-21T02:00:00Z'));
  });

  it('leaves what ended in the hour before midnight to the next, and the first begins with its own midnight', () => {
    const paid = toBillPeriod('2026-11-20');
    const until = new Date('2026-11-20T15:00:00Z');
    expect(toBillTimes('2026-11-20', '2026-11-19')).toEqual({
      day: '2026-11-20',
      paid,
      ended: { from: new Date('2026-11-19T15:00:00Z'), until },
      since: toBillPeriod('2026-11-19').from,
    });
    expect(toBillTimes('2026-11-20', null)).toMatchObject({
      ended: { from: paid.from, until },
      since: paid.from,
    });
  });
});
