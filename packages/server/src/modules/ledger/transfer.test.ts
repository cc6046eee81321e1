import { asCents } from '@chengji/contract/money';
import type { Market } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
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

const it = marketTest.extend('marketOptions', { modules: [] });

it.afterEach(async ({ market }) => {
  expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
});

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
    reference: 'T1',
    entries: [
      { account: from, cents: asCents(-cents) },
      { account: to, cents: asCents(cents) },
    ],
  });
const findBalance = (market: Market, account: Account) => getBalance(market.context().db, account);

describe('the ledger', () => {
  it('moves money from one account to another', async ({ market }) => {
    await move(market, 'in:1', external('wechat'), shopperAvailable(1), 1_000);
    await move(market, 'pay:1', shopperAvailable(1), platform('escrow'), 300);
    expect(await findBalance(market, shopperAvailable(1))).toBe(700);
    expect(await findBalance(market, platform('escrow'))).toBe(300);
    expect(await findBalance(market, external('wechat'))).toBe(-1_000);
  });

  it('holds nothing on an account that nothing was moved to', async ({ market }) => {
    expect(await findBalance(market, shopperAvailable(404))).toBe(0);
    expect(await findBalance(market, platform('promotions'))).toBe(0);
  });

  it('splits one payment over several accounts', async ({ market }) => {
    await transfer(market.context(), {
      key: 'split',
      kind: 'settle',
      reference: 'O1',
      entries: [
        { account: platform('escrow'), cents: asCents(-300) },
        { account: platform('commission'), cents: asCents(15) },
        { account: shopAvailable(1), cents: asCents(285) },
      ],
    });
    expect(await findBalance(market, shopAvailable(1))).toBe(285);
  });

  it('moves the money of a key once', async ({ market }) => {
    await move(market, 'once', external('wechat'), shopperAvailable(2), 500);
    await move(market, 'once', external('wechat'), shopperAvailable(2), 500);
    expect(await findBalance(market, shopperAvailable(2))).toBe(500);
  });

  it('takes a key used for other money as a fault', async ({ market }) => {
    await move(market, 'same', external('wechat'), shopperAvailable(3), 500);
    await expect(move(market, 'same', external('wechat'), shopperAvailable(3), 501)).rejects.toThrow(
      'moved other money',
    );
  });

  it('refuses what an account does not hold, and moves nothing then', async ({ market }) => {
    await move(market, 'in:4', external('wechat'), shopperAvailable(4), 99);
    const refused = { key: 'payments.insufficient_balance' };
    await expect(move(market, 'pay:4', shopperAvailable(4), platform('escrow'), 100)).rejects.toMatchObject(
      refused,
    );
    await expect(move(market, 'pay:5', shopperAvailable(5), platform('escrow'), 1)).rejects.toMatchObject(
      refused,
    );
    expect(await findBalance(market, shopperAvailable(4))).toBe(99);
    await move(market, 'pay:4', shopperAvailable(4), platform('escrow'), 99);
    expect(await findBalance(market, shopperAvailable(4))).toBe(0);
  });

  it('books nothing that is no transfer', async ({ market }) => {
    const entries = [
      { account: shopperAvailable(1), cents: asCents(-1) },
      { account: platform('escrow'), cents: asCents(2) },
    ];
    const booking = transfer(market.context(), { key: 'odd', kind: 'pay', reference: '', entries });
    await expect(booking).rejects.toThrow('add up to 1');
  });

  it('forgets a transfer whose transaction was broken off halfway', async ({ market }) => {
    const before = await checkLedger(market.context().db);
    const broken = transact(market.context(), async (ctx) => {
      await move(market, 'half:1', external('wechat'), shopperAvailable(6), 100, ctx);
      await move(market, 'half:2', shopperAvailable(6), platform('escrow'), 40, ctx);
      throw new Error('killed');
    });
    await expect(broken).rejects.toThrow('killed');
    expect(await checkLedger(market.context().db)).toEqual(before);
    expect(await findBalance(market, shopperAvailable(6))).toBe(0);
  });

  it('lets nobody change or remove what is booked', async ({ market }) => {
    const { db } = market.context();
    const refused = { cause: { message: 'the ledger is append-only' } };
    await expect(db.execute(sql`update ledger_entries set cents = cents + 1`)).rejects.toMatchObject(refused);
    await expect(db.execute(sql`delete from ledger_entries`)).rejects.toMatchObject(refused);
    await expect(db.execute(sql`update ledger_transfers set kind = 'sys'`)).rejects.toMatchObject(refused);
    await expect(db.execute(sql`delete from ledger_transfers`)).rejects.toMatchObject(refused);
    await expect(db.execute(sql`truncate ledger_entries`)).rejects.toMatchObject(refused);
    await expect(db.execute(sql`truncate ledger_transfers cascade`)).rejects.toMatchObject(refused);
  });

  it('keeps a balance from falling below zero even past the code', async ({ market }) => {
    const below = market.context().db.execute(sql`update ledger_balances set balance_cents = -1`);
    await expect(below).rejects.toMatchObject({ cause: { constraint: 'ledger_balances_never_negative' } });
  });
});
