import { asCents } from '@chengji/contract/money';
import type { Market } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { transact } from '../../kernel/db/transact.ts';
import {
  type Account,
  checkLedger,
  external,
  getBalance,
  payOut,
  platform,
  shopperAvailable,
} from './index.ts';

const it = marketTest.extend('marketOptions', { modules: [] });

it.afterEach(async ({ market }) => {
  expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
});

const movement = (key: string, to: Account, cents: number, from = platform('escrow')) => ({
  key,
  kind: 'refund' as const,
  reference: key,
  entries: [
    { account: from, cents: asCents(-cents) },
    { account: to, cents: asCents(cents) },
  ],
});
const findBalance = (market: Market, account: Account) => getBalance(market.context().db, account);

describe('a pay-out', () => {
  it('hands out to many at once, and to one person more than once', async ({ market }) => {
    await payOut(market.context(), [
      movement('a', shopperAvailable(1), 100),
      movement('b', shopperAvailable(2), 250),
      movement('c', shopperAvailable(1), 30),
    ]);
    expect([
      await findBalance(market, shopperAvailable(1)),
      await findBalance(market, shopperAvailable(2)),
    ]).toEqual([130, 250]);
    expect(await findBalance(market, platform('escrow'))).toBe(-380);
  });

  it('moves the money of a key once, also beside keys that are new', async ({ market }) => {
    await payOut(market.context(), [movement('once', shopperAvailable(3), 70)]);
    await payOut(market.context(), [
      movement('once', shopperAvailable(3), 70),
      movement('new', shopperAvailable(3), 5),
    ]);
    expect(await findBalance(market, shopperAvailable(3))).toBe(75);
  });

  it('takes the same key for other money as a fault, and then moves nothing', async ({ market }) => {
    await payOut(market.context(), [movement('taken', shopperAvailable(4), 70)]);
    const other = [movement('fresh', shopperAvailable(4), 5), movement('taken', shopperAvailable(4), 71)];
    await expect(payOut(market.context(), other)).rejects.toThrow('the key taken moved other money before');
    expect(await findBalance(market, shopperAvailable(4))).toBe(70);
  });

  it('draws nothing from an account that could fall short, and takes no transfer that is invalid', async ({
    market,
  }) => {
    const drawn = movement('draw', external('wechat'), 10, shopperAvailable(1));
    await expect(payOut(market.context(), [drawn])).rejects.toThrow('draw: it draws');
    const one = { ...movement('invalid', shopperAvailable(1), 10), entries: [] };
    await expect(payOut(market.context(), [one])).rejects.toThrow('two entries');
  });

  it('lets neither of two wait for the other for ever, in any order of the people they name', async ({
    market,
  }) => {
    const people = [11, 12, 13, 14];
    const round = (name: string, order: readonly number[]) =>
      payOut(
        market.context(),
        order.map((id) => movement(`${name} ${id}`, shopperAvailable(id), 1)),
      );
    await Promise.all(
      Array.from({ length: 10 }, (_, n) => round(`r${n}`, n % 2 ? people : people.toReversed())),
    );
    for (const id of people) expect(await findBalance(market, shopperAvailable(id))).toBe(10);
  });

  it('is undone with the transaction it is part of, and is nothing when there is nothing to pay', async ({
    market,
  }) => {
    const undone = transact(market.context(), async (ctx) => {
      await payOut(ctx, []);
      await payOut(ctx, [movement('undone', shopperAvailable(5), 70)]);
      throw new Error('halfway');
    });
    await expect(undone).rejects.toThrow('halfway');
    expect(await findBalance(market, shopperAvailable(5))).toBe(0);
  });
});
