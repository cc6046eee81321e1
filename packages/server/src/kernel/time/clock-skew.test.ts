import { anOperator, type Market, startMarket } from '@chengji/testkit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Job } from '../jobs/job.ts';
import { computeSkewMs } from './clock-skew.ts';

const hourMs = 3_600_000;
const markets: Market[] = [];
afterEach(async () => {
  for (const market of markets.splice(0).reverse()) await market.stop();
});

const start = async (options: Parameters<typeof startMarket>[0]) => {
  const market = await startMarket(options);
  markets.push(market);
  return market;
};

describe('clock skew', () => {
  it('is no difference what the way to the database and back explains', () => {
    expect(computeSkewMs(1_000, 1_400, 2_000)).toBe(0);
    expect(computeSkewMs(1_000, 900, 2_000)).toBe(100);
    expect(computeSkewMs(1_000, 5_000, 2_000)).toBe(-3_000);
    expect(computeSkewMs(1_000, 1_000.9, 1_000)).toBe(0);
  });

  it.each([
    ['ahead of', 2 * hourMs],
    ['behind', -2 * hourMs],
  ])(
    'fires nothing while the clock is %s the database’s, says so, and goes on when it agrees again',
    async (_what, skewMs) => {
      let systemSkewMs = skewMs;
      const fired: number[] = [];
      const dueAt = [
        new Date(Date.now() - 3 * hourMs), // due by any clock
        new Date(Date.now() + hourMs), // due for a clock that is ahead
      ];
      const job: Job = {
        name: 'test.alarm',
        nextDue: async () => dueAt[0] ?? null,
        listDue: async (_db, now) =>
          dueAt
            .map((dueAt, id) => ({ id, dueAt }))
            .filter(({ dueAt, id }) => dueAt <= now && !fired.includes(id)),
        batchSize: 1,
        fire: async (_ctx, ids) => fired.push(...ids),
      };
      const right = await start({});
      const skewed = await start({
        modules: [{ name: 'test', jobs: [job] }],
        databaseUrl: right.databaseUrl,
        background: true,
        systemTime: () => Date.now() + systemSkewMs,
      });
      const health = async () => (await fetch(`${skewed.url}/readyz`)).json();
      expect(await health()).toMatchObject({ status: 'degraded', database: true, clock: false });
      const metrics = await (await fetch(`${skewed.url}/metrics`)).text();
      const shown = Number(/^chengji_clock_skew_seconds (\S+)/m.exec(metrics)?.[1]);
      expect(Math.abs(shown - skewMs / 1_000)).toBeLessThan(60);

      const operator = await anOperator(right);
      for (const minutes of [31, 32]) {
        // a look takes over the settings first: the second is seen by one that began after the first had ended
        await operator.client.call('POST /platform/settings/save', {
          name: 'orders.auto_close_minutes',
          value: minutes,
        });
        const seen = () => skewed.server.kernel.services.settings.get('orders.auto_close_minutes');
        await vi.waitFor(() => expect(seen()).toBe(minutes));
      }
      expect(fired).toEqual([]);

      systemSkewMs = 0;
      await vi.waitFor(() => expect(fired).toEqual([0]));
      expect(await health()).toMatchObject({ status: 'ready', clock: true });
    },
  );
});
