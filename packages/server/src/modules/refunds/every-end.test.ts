/** Every end a refund can come to, of every kind of order, beside a model of what each comes to in the end. */
import { endRefunds, listCases, purchases, withoutPlacingLimits } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { checkLedger } from '../ledger/index.ts';

const it = marketTest.extend('marketOptions', { settings: withoutPlacingLimits });

const channels = ['balance', 'sandbox'] as const;
const groups = purchases.flatMap((purchase) => channels.map((channel) => ({ purchase, channel })));

describe('the money of an order whose refund has ended', () => {
  it.for(groups)(
    'is where it belongs to the cent, bought $purchase and paid by $channel',
    { timeout: 600_000 },
    async (group, { market }) => {
      const ended = await endRefunds(market, listCases(group));
      expect(ended.length).toBe(listCases(group).length);
      for (const { one, actual, expected } of ended)
        expect.soft(actual, JSON.stringify(one)).toEqual(expected);
      expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
    },
  );
});
