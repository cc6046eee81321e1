import { expect, it } from 'vitest';
import { toNumberStamp } from './order-number.rules.ts';

it('an order number begins with the second in the market’s time zone', () => {
  expect(toNumberStamp(new Date('2026-11-21T18:30:22.900Z'))).toBe('20261122023022');
  expect(toNumberStamp(new Date('2026-11-21T16:00:00.000Z'))).toBe('20261122000000');
});
