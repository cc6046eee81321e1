import { describe, expect, it } from 'vitest';
import { isShown } from './advert.rules.ts';

const now = new Date('2026-11-21T08:00:00Z');
const earlier = new Date('2026-11-21T07:59:59Z');
const later = new Date('2026-11-21T08:00:01Z');

describe('an advert', () => {
  it('shows from its start, this moment included', () => {
    expect(isShown({ startsAt: earlier, endsAt: null }, now)).toBe(true);
    expect(isShown({ startsAt: now, endsAt: null }, now)).toBe(true);
    expect(isShown({ startsAt: later, endsAt: null }, now)).toBe(false);
  });

  it('shows to its end, that moment not included', () => {
    expect(isShown({ startsAt: null, endsAt: later }, now)).toBe(true);
    expect(isShown({ startsAt: null, endsAt: now }, now)).toBe(false);
  });

  it('shows always without either', () => {
    expect(isShown({ startsAt: null, endsAt: null }, now)).toBe(true);
  });
});
