import { describe, expect, it } from 'vitest';
import { daysAfter, numberStamp, pinRules, toUnixSeconds } from './pinned.rules.ts';

describe('the rules an order keeps', () => {
  it('are those in force when it was placed', () => {
    const values = {
      'orders.auto_receive_days': 10,
      'orders.extend_receive_days': 5,
      'orders.auto_comment_days': 15,
      'orders.ship_within_hours': 48,
      'ledger.commission_rate': 500,
    };
    expect(pinRules({ get: (name) => values[name] })).toEqual({
      autoReceiveDays: 10,
      extendDays: 5,
      autoCommentDays: 15,
      shipWithinHours: 48,
      commissionBasisPoints: 500,
    });
  });

  it('count days of 24 hours', () => {
    const from = new Date('2026-11-21T08:00:00Z');
    expect(daysAfter(from, 10).toISOString()).toBe('2026-12-01T08:00:00.000Z');
    expect(toUnixSeconds(new Date(1_500))).toBe(1);
  });

  it('number an order by the second in the market’s time zone', () => {
    expect(numberStamp(new Date('2026-11-21T18:30:22.900Z'))).toBe('20261122023022');
  });
});
