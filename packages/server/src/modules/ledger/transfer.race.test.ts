import { asCents } from '@chengji/contract/money';
import type { Market } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { transact } from '../../kernel/db/transact.ts';
import {
  type Account,
  checkLedger,
  external,
  getBalance,
  platform,
  shopAvailable,
  shopperAvailable,
  transfer,
} from './index.ts';
import { sumEntries } from './ledger.queries.ts';

const it = marketTest.extend('marketOptions', { modules: [] }).extend(
  'findBalance',
  ({ market }) =>
    (account: Account) =>
      getBalance(market.context().db, account),
);

const move = (
  market: Market,
  key: string,
  from: Account,
  to: Account,
  cents: number,
  ctx = market.context(),
) =>
  transfer(ctx, {
    key,
    kind: 'pay',
    reference: 'race',
    entries: [
      { account: from, cents: asCents(-cents) },
      { account: to, cents: asCents(cents) },
    ],
  });
const isDone = (result: PromiseSettledResult<void>) => result.status === 'fulfilled';

describe('the ledger', () => {
  it('never overdraws an account that 200 spend from at once', async ({ market, findBalance }) => {
    const account = shopperAvailable(1);
    await move(market, 'in', external('wechat'), account, 1_000);
    const spending = Array.from({ length: 200 }, (_, n) =>
      move(market, `spend:${n}`, account, platform('escrow'), 30),
    );
    const results = await Promise.allSettled(spending);
    expect(results.filter(isDone)).toHaveLength(33);
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.key] : []));
    expect(new Set(refusals)).toEqual(new Set(['payments.insufficient_balance']));
    expect(await findBalance(account)).toBe(10);
  });

  it('moves the money of a key once, though 50 book it at once', async ({ market, findBalance }) => {
    const account = shopperAvailable(2);
    await Promise.all(Array.from({ length: 50 }, () => move(market, 'same', external('wechat'), account, 7)));
    expect(await findBalance(account)).toBe(7);
  });

  it('does not lock itself up when accounts pay each other at once', async ({ market, findBalance }) => {
    const people = [3, 4, 5, 6].map(shopperAvailable);
    await Promise.all(
      people.map((account, n) => move(market, `float:${n}`, external('wechat'), account, 10_000)),
    );
    const payments = Array.from({ length: 120 }, (_, n) => {
      const from = people[n % 4] as Account;
      const to = people[(n + 1 + (n % 3)) % 4] as Account;
      return move(market, `mutual:${n}`, from, to, 1 + (n % 5));
    });
    expect((await Promise.allSettled(payments)).every(isDone)).toBe(true);
    const sum = (await Promise.all(people.map(findBalance))).reduce((total, cents) => total + cents, 0);
    expect(sum).toBe(40_000);
  });

  const accounts = [
    shopperAvailable(20),
    shopperAvailable(21),
    shopAvailable(20),
    platform('escrow'),
    external('sandbox'),
  ];
  const anyMove = fc.record({
    from: fc.constantFrom(...accounts),
    to: fc.constantFrom(...accounts),
    cents: fc.integer({ min: 1, max: 500 }),
    isKilled: fc.boolean(),
  });

  it('is balanced after any transfers, made at once, refused or killed halfway', async ({
    market,
    findBalance,
  }) => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(anyMove, { minLength: 1, maxLength: 25 }), async (moves) => {
        run += 1;
        const made = moves
          .filter(({ from, to }) => from !== to)
          .map(({ from, to, cents, isKilled }, n) =>
            transact(market.context(), async (ctx) => {
              await move(market, `any:${run}:${n}`, from, to, cents, ctx);
              if (isKilled) throw new Error('killed');
            }),
          );
        await Promise.allSettled(made);
        const { db } = market.context();
        expect((await checkLedger(db)).imbalance).toBeUndefined();
        for (const account of accounts.slice(0, 3)) {
          const shown = await findBalance(account);
          expect(shown).toBeGreaterThanOrEqual(0);
          expect(shown).toBe(await sumEntries(db, account));
        }
      }),
      { numRuns: 15 },
    );
  });
});
