/** Money against the simplest thing that could be it; `node tools/bench/money-walk.ts` walks 100,000 steps. */
import { walkMoney, walkMoneyOptions } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest.extend('marketOptions', walkMoneyOptions);

describe('money', () => {
  it('is where the model says after each of 500 random steps', async ({ market }) => {
    const { counts, differences, steps } = await walkMoney(market, { seed: 20261123, steps: 500 });
    expect(differences).toEqual([]);
    expect(steps).toBe(500);
    const ends = ['order completed', 'order closed', 'refund completed', 'refund closed'];
    for (const what of ends) expect(counts[what] ?? 0, what).toBeGreaterThan(0);
  });
});
