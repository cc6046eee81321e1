import { asCents } from '@chengji/contract/money';
import type { Market } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import {
  checkLedger,
  external,
  findChangedHead,
  listChainHeads,
  shopperAvailable,
  transfer,
} from './index.ts';

const it = marketTest.extend('marketOptions', { modules: [] });

/** The triggers stand in the way of what is tried here: a database that was tampered with. */
it.beforeEach(async ({ market }) => {
  const { db } = market.context();
  await db.execute(sql`alter table ledger_entries disable trigger user`);
  await db.execute(sql`alter table ledger_transfers disable trigger user`);
  await db.execute(sql`alter table ledger_transfers enable trigger ledger_transfers_wait_in_tail`);
  await db.execute(sql`alter table ledger_chain disable trigger user`);
  await db.execute(
    sql`truncate ledger_entries, ledger_transfers, ledger_balances, ledger_chain, ledger_tail, ledger_sums`,
  );
  for (const key of ['first', 'second']) {
    await transfer(market.context(), {
      key,
      kind: 'recharge',
      reference: key,
      entries: [
        { account: external('wechat'), cents: asCents(-500) },
        { account: shopperAvailable(7), cents: asCents(500) },
      ],
    });
  }
});

const check = (market: Market) => checkLedger(market.context().db);
const tamper = (market: Market, statement: ReturnType<typeof sql>) => market.context().db.execute(statement);

describe('checking the ledger', () => {
  it('counts the entries of a ledger in order', async ({ market }) => {
    expect(await check(market)).toEqual({ entries: 4 });
  });

  it('finds a transfer that made money', async ({ market }) => {
    await tamper(market, sql`update ledger_entries set cents = 501 where cents = 500 and line = 2`);
    expect((await check(market)).imbalance).toBe('transfer first adds up to 1 cents');
  });

  it('finds a transfer that lost its entries', async ({ market }) => {
    await tamper(
      market,
      sql`delete from ledger_entries where transfer_id = (select max(id) from ledger_transfers)`,
    );
    expect((await check(market)).imbalance).toMatch('transfer second');
  });

  it('finds a balance that its entries do not make up', async ({ market }) => {
    await tamper(market, sql`update ledger_balances set balance_cents = 999`);
    expect((await check(market)).imbalance).toBe(
      'shopper:7:available shows 999 cents, its entries hold 1000',
    );
  });

  it('finds a balance that was forgotten', async ({ market }) => {
    await tamper(market, sql`delete from ledger_balances`);
    expect((await check(market)).imbalance).toBe('shopper:7:available shows 0 cents, its entries hold 1000');
  });

  const change = (what: string) =>
    sql`update ledger_chain set ${sql.raw(what)} where account = 'shopper:7:available' and seq = 2`;

  it.for([
    'cents = cents + 1, balance_cents = balance_cents + 1',
    'balance_cents = 1',
    "moved_at = moved_at + interval '1 ms'",
    'transfer_id = transfer_id - 1',
    "hash = repeat('a', 64)",
    "account = 'shopper:8:available'",
    'seq = 3',
  ])('names the entry of a chain that was changed: %s', async (what, { market }) => {
    await tamper(market, change(what));
    expect((await check(market)).imbalance).toMatch(
      /^entry [23] of shopper:[78]:available does not follow from those before it$/,
    );
  });

  it('finds an entry that its chain never got, and one cut off at the end', async ({ market }) => {
    await tamper(market, sql`delete from ledger_chain where seq = 2`);
    expect((await check(market)).imbalance).toBe(
      'the chain of shopper:7:available does not hold what transfer second moved',
    );
  });

  it('finds a balance that goes on from another entry than the last', async ({ market }) => {
    await tamper(market, sql`update ledger_balances set seq = 5`);
    expect((await check(market)).imbalance).toBe(
      'the balance of shopper:7:available is not that of the last entry of its chain',
    );
  });

  it('finds a sum of the radar that its entries do not make up', async ({ market }) => {
    await tamper(
      market,
      sql`delete from ledger_tail where transfer_id = (select min(transfer_id) from ledger_tail)`,
    );
    expect((await check(market)).imbalance).toBe('the sum of external:wechat is not that of its entries');
  });
});

describe('a proof that was kept', () => {
  const keep = (market: Market) => listChainHeads(market.context().db, { after: '', limit: 10 });
  const holdTo = (market: Market, heads: Awaited<ReturnType<typeof keep>>) =>
    findChangedHead(market.context().db, heads);

  it('still holds once the chain has gone on', async ({ market }) => {
    const kept = await keep(market);
    expect(kept).toMatchObject([{ account: 'shopper:7:available', seq: 2, balance: 1_000 }]);
    await transfer(market.context(), {
      key: 'third',
      kind: 'recharge',
      reference: 'third',
      entries: [
        { account: external('wechat'), cents: asCents(-1) },
        { account: shopperAvailable(7), cents: asCents(1) },
      ],
    });
    expect(await holdTo(market, kept)).toBeNull();
  });

  it('names the account whose whole chain was written anew, though its hashes fit', async ({ market }) => {
    const kept = await keep(market);
    await tamper(
      market,
      sql`update ledger_chain set hash = ledger_hash((select hash from ledger_chain where seq = 1), account,
        transfer_id, cents, balance_cents, moved_at + interval '1 s'), moved_at = moved_at + interval '1 s' where seq = 2`,
    );
    await tamper(
      market,
      sql`update ledger_balances set hash = (select hash from ledger_chain where seq = 2)`,
    );
    expect(await check(market)).toEqual({ entries: 4 });
    expect(await holdTo(market, kept)).toBe('shopper:7:available');
  });
});
