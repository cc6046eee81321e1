import { createMarketCalendar } from '@chengji/contract/market-calendar';
import { expect, it } from 'vitest';
import { toNumberStamp } from './order-number.rules.ts';

it('an order number begins with the second in the market’s time zone', () => {
  const inShanghai = createMarketCalendar('Asia/Shanghai');
  expect(toNumberStamp(inShanghai, new Date('2026-11-21T18:30:22.900Z'))).toBe('20261122023022');
  expect(toNumberStamp(inShanghai, new Date('2026-11-21T16:00:00.000Z'))).toBe('20261122000000');
  const inNewYork = createMarketCalendar('America/New_York');
  expect(toNumberStamp(inNewYork, new Date('2026-11-21T18:30:22.900Z'))).toBe('20261121133022');
});
