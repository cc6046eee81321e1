import { aShopper, handOver, type Market } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { expectWait, isInboxOpen, presentInbox } from './service-hours.ts';

const it = marketTest;
const noon = 12 * 60;

/** The market at this minute of its day, with these hours. */
async function at(market: Market, minute: number, hours: string) {
  const { settings } = market.server.kernel.services;
  await settings.save(market.context(), 'support.hours', hours);
  await settings.load();
  const ctx = market.context();
  const start = ctx.calendar.startOfDay(ctx.clock.now());
  const now = new Date(start.getTime() + minute * 60_000);
  return { ...ctx, clock: { ...ctx.clock, now: () => now } };
}

describe('whether agents answer', () => {
  it.for([
    [noon, '09:00-21:00', true],
    [9 * 60, '09:00-21:00', true],
    [21 * 60, '09:00-21:00', false],
    [60, '22:00-06:00', true],
    [noon, '22:00-06:00', false],
    [noon, '00:00-24:00', true],
  ] as const)(
    'at minute %d of the market’s day, with %s: %s',
    async ([minute, hours, isOpen], { market }) => {
      expect(isInboxOpen(await at(market, minute, hours))).toBe(isOpen);
    },
  );
});

describe('when agents answer next', () => {
  it.for([
    ['today where the hours are still to come', 8 * 60, '09:30-21:00', 9 * 60 + 30],
    ['tomorrow where they are over', 22 * 60, '09:00-21:00', 33 * 60],
    ['tonight where they go over midnight', noon, '22:00-06:00', 22 * 60],
    ['tomorrow at midnight where they begin then', 23 * 60, '00:00-08:00', 24 * 60],
  ] as const)('is %s', async ([, minute, hours, opening], { market }) => {
    const ctx = await at(market, minute, hours);
    const start = ctx.calendar.startOfDay(ctx.clock.now());
    expect(await presentInbox(ctx)).toMatchObject({
      is_open: false,
      hours: hours.replace('-', '–'),
      opens_at: start.getTime() / 1_000 + opening * 60,
    });
  });

  it('is nothing while they do', async ({ market }) =>
    expect(await presentInbox(await at(market, noon, '09:00-21:00'))).toMatchObject({
      is_open: true,
      opens_at: null,
      waiting: 0,
      wait_seconds: 60,
    }));
});

describe('the expected wait', () => {
  it('goes by the pace of the last hour, and by none that is older', async ({ market, operator }) => {
    await at(market, noon, '00:00-24:00');
    for (const person of [await aShopper(market), await aShopper(market), await aShopper(market)]) {
      const id = await handOver(person);
      await market.advance(120);
      await operator.client.call('POST /platform/support/take', { id });
    }
    expect(await expectWait(market.context(), 1)).toBe(120);
    expect(await expectWait(market.context(), 3)).toBe(360);
    await market.advance(2 * 60 * 60);
    expect(await expectWait(market.context(), 1)).toBe(60);
  });
});
