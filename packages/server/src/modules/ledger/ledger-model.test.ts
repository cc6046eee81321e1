/** The ledger against the simplest thing that could be it: a map of sums. */
import { asCents } from '@chengji/contract/money';
import { type Market, startMarket } from '@chengji/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Refusal } from '../../kernel/refusal.ts';
import { isGuarded } from './account.rules.ts';
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

let market: Market;
beforeAll(async () => {
  market = await startMarket({ modules: [] });
});
afterAll(() => market.stop());

const accounts = (run: number) => [
  shopperAvailable(run),
  shopperAvailable(run + 1),
  shopAvailable(run),
  platform('escrow'),
  platform('commission'),
  external('wechat'),
];

/** Shares of one amount, which leaves one account for some of the others; and whether it is booked twice. */
const anyTransfer = fc.record({
  from: fc.nat(5),
  parts: fc.dictionary(fc.constantFrom('0', '1', '2', '3', '4', '5'), fc.integer({ min: 1, max: 900 }), {
    minKeys: 1,
  }),
  isRepeated: fc.boolean(),
});

class Model {
  readonly sums = new Map<Account, number>();

  getSum = (account: Account) => this.sums.get(account) ?? 0;

  /** Whether nobody would be overdrawn; only then it is done. */
  book(entries: { account: Account; cents: number }[]): boolean {
    const isShort = entries.some(
      ({ account, cents }) => isGuarded(account) && this.getSum(account) + cents < 0,
    );
    if (!isShort)
      for (const { account, cents } of entries) this.sums.set(account, this.getSum(account) + cents);
    return !isShort;
  }
}

it('holds on every account what a plain sum of its transfers would', async () => {
  const model = new Model();
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(anyTransfer, { minLength: 1, maxLength: 15 }), async (transfers) => {
      run += 2;
      const all = accounts(run * 100);
      for (const [n, { from, parts, isRepeated }] of transfers.entries()) {
        const to = Object.entries(parts).filter(([index]) => Number(index) !== from);
        if (to.length === 0) continue;
        const sum = to.reduce((total, [, cents]) => total + cents, 0);
        const entries = [
          { account: all[from] as Account, cents: asCents(-sum) },
          ...to.map(([index, cents]) => ({ account: all[Number(index)] as Account, cents: asCents(cents) })),
        ];
        const booking = { key: `model:${run}:${n}`, kind: 'sys', reference: 'model', entries };
        const isBooked = await transfer(market.context(), booking).then(
          () => true,
          (error: unknown) => {
            if (error instanceof Refusal) return false;
            throw error;
          },
        );
        expect(isBooked).toBe(model.book(entries));
        if (isBooked && isRepeated) await transfer(market.context(), booking);
      }
      const { db } = market.context();
      for (const account of all) expect(await getBalance(db, account)).toBe(model.getSum(account));
    }),
    { numRuns: 20 },
  );
  expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
});
