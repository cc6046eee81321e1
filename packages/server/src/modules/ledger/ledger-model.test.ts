/** The ledger against the simplest thing that could be it: a map of sums. */
import { asCents } from '@chengji/contract/money';
import type { Market } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
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

const it = marketTest.extend('marketOptions', { modules: [] });

const accounts = (run: number) => [
  shopperAvailable(run),
  shopperAvailable(run + 1),
  shopAvailable(run),
  platform('escrow'),
  platform('commission'),
  external('wechat'),
];

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

/** The market's side of one walk: its accounts, and how many transfers it tried. */
type Walk = { market: Market; run: number; accounts: readonly Account[]; tried: number };

/** Shares of one amount, which leaves one account for some of the others; and whether it is booked twice. */
class BookTransfer implements fc.AsyncCommand<Model, Walk> {
  readonly from: number;
  readonly parts: Readonly<Record<string, number>>;
  readonly isRepeated: boolean;

  constructor({ from, parts, isRepeated }: Pick<BookTransfer, 'from' | 'parts' | 'isRepeated'>) {
    this.from = from;
    this.parts = parts;
    this.isRepeated = isRepeated;
  }

  #listParts = () => Object.entries(this.parts).filter(([index]) => Number(index) !== this.from);

  check = () => this.#listParts().length > 0;

  async run(model: Model, walk: Walk): Promise<void> {
    const account = (index: number) => walk.accounts[index] as Account;
    const to = this.#listParts();
    const sum = to.reduce((total, [, cents]) => total + cents, 0);
    const entries = [
      { account: account(this.from), cents: asCents(-sum) },
      ...to.map(([index, cents]) => ({ account: account(Number(index)), cents: asCents(cents) })),
    ];
    const booking = {
      key: `model:${walk.run}:${walk.tried++}`,
      kind: 'sys' as const,
      reference: 'model',
      entries,
    };
    const isBooked = await transfer(walk.market.context(), booking).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refusal) return false;
        throw error;
      },
    );
    expect(isBooked).toBe(model.book(entries));
    if (isBooked && this.isRepeated) await transfer(walk.market.context(), booking);
  }

  toString = () => `book ${JSON.stringify(this.parts)} from ${this.from}${this.isRepeated ? ' twice' : ''}`;
}

const anyTransfer = fc
  .record({
    from: fc.nat(5),
    parts: fc.dictionary(fc.constantFrom('0', '1', '2', '3', '4', '5'), fc.integer({ min: 1, max: 900 }), {
      minKeys: 1,
    }),
    isRepeated: fc.boolean(),
  })
  .map((planned) => new BookTransfer(planned));

describe('the ledger', () => {
  it('holds on every account what a plain sum of its transfers would', async ({ market }) => {
    const model = new Model();
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.commands([anyTransfer], { maxCommands: 15 }), async (transfers) => {
        run += 2;
        const all = accounts(run * 100);
        await fc.asyncModelRun(() => ({ model, real: { market, run, accounts: all, tried: 0 } }), transfers);
        const { db } = market.context();
        for (const account of all) expect(await getBalance(db, account)).toBe(model.getSum(account));
      }),
      { numRuns: 20 },
    );
    expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
  });
});
