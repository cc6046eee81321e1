import { createMarketCalendar } from '@chengji/contract/market-calendar';
import { expect, test } from 'vitest';
import { StatementDays } from './statement-days.ts';

test('a month has each of its days, and what is booked at night counts for the market’s day', () => {
  const days = new StatementDays(createMarketCalendar('Asia/Shanghai'), '2028-02');
  days.add([
    { movedAt: new Date('2028-02-28T15:59:59Z'), cents: 9_500 },
    { movedAt: new Date('2028-02-28T16:00:00Z'), cents: 500 },
    { movedAt: new Date('2028-02-28T17:00:00Z'), cents: -4_750 },
  ]);
  const shown = days.present();
  expect(shown).toHaveLength(29);
  expect(shown.slice(-2)).toEqual([
    { day: '2028-02-28', income: '95.00', refunds: '0.00' },
    { day: '2028-02-29', income: '5.00', refunds: '47.50' },
  ]);
});
