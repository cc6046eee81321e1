import { describe, expect, it } from 'vitest';
import { computeReminder, computeState, computeValidity, findBlocker } from './coupon.rules.ts';

const now = new Date('2026-11-21T12:00:00Z');
const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const issued = {
  isDraft: false,
  isWithheld: false,
  stoppedAt: null,
  receiveFrom: after(-1),
  endsAt: null,
  total: 10,
  received: 3,
  perPerson: 2,
  level: null,
};
const someone = { received: 0, level: 1 };

describe('the state of a coupon', () => {
  it('says what becomes of a coupon in the course of time', () => {
    expect(computeState({ ...issued, isDraft: true, stoppedAt: now }, now)).toBe('draft');
    expect(computeState({ ...issued, receiveFrom: after(1) }, now)).toBe('coming');
    expect(computeState({ ...issued, endsAt: after(1) }, now)).toBe('running');
    expect(computeState({ ...issued, endsAt: now }, now)).toBe('ended');
    expect(computeState({ ...issued, endsAt: now, stoppedAt: after(-1) }, now)).toBe('stopped');
  });

  it('names what keeps a person from a card, and nothing where nothing does', () => {
    expect(findBlocker(issued, someone, now)).toBeNull();
    expect(findBlocker({ ...issued, receiveFrom: after(1) }, someone, now)).toBe('coupons.not_open');
    expect(findBlocker({ ...issued, isWithheld: true }, someone, now)).toBe('coupons.not_open');
    expect(findBlocker({ ...issued, level: 2 }, someone, now)).toBe('coupons.level_too_low');
    expect(findBlocker(issued, { ...someone, received: 2 }, now)).toBe('coupons.limit_reached');
    expect(findBlocker({ ...issued, received: 10 }, someone, now)).toBe('coupons.none_left');
  });
});

describe('a card', () => {
  it('is valid for days from its receipt, or between two dates whenever it was received', () => {
    const byDays = { validDays: 2, validFrom: null, validTo: null };
    expect(computeValidity(byDays, now)).toEqual({ validFrom: now, validTo: after(48) });
    const byDates = { validDays: null, validFrom: after(24), validTo: after(72) };
    expect(computeValidity(byDates, now)).toEqual({ validFrom: after(24), validTo: after(72) });
  });

  it('is spoken of a day before it expires, if it lasts longer than that', () => {
    expect(computeReminder(after(48), now)).toEqual(after(24));
    expect(computeReminder(after(24), now)).toBeNull();
  });
});
