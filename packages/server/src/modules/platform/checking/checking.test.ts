import { asCents } from '@chengji/contract/money';
import { anOperator, getRefusalKey, type Market, type Person } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { external, shopperAvailable, transfer } from '../../ledger/index.ts';
import { runCheck } from './run-check.ts';

const it = marketTest.extend('clerk', { scope: 'file' }, ({ market }) => anOperator(market, 'finance'));

const credit = (market: Market, shopperId: number) =>
  transfer(market.context(), {
    key: `credit ${shopperId}`,
    kind: 'recharge',
    reference: `credit ${shopperId}`,
    entries: [
      { account: external('wechat'), cents: asCents(-500) },
      { account: shopperAvailable(shopperId), cents: asCents(500) },
    ],
  });
const start = ({ client }: Person) => client.call('POST /platform/ledger/check', {});
const newest = async ({ client }: Person) => (await client.call('GET /platform/ledger/check')).check;
const finish = (market: Market) => market.advance(1);

describe('a check of the whole ledger', () => {
  it('is none before the first was asked for', async ({ clerk }) => {
    expect(await newest(clerk)).toBeNull();
  });

  it('says how many entries there are, and that they are in balance', async ({ market, clerk }) => {
    await credit(market, 7);
    const { id } = await start(clerk);
    await finish(market);
    const check = await newest(clerk);
    expect(check).toMatchObject({ id, state: 'balanced', entries: 2, imbalance: '' });
    expect(check?.ended_at).not.toBeNull();
    expect(check?.by).not.toBe('');
  });

  it('is under way once at a time', async ({ market, clerk }) => {
    await market.context().db.execute(sql`insert into ledger_checks (started_by, started_at, next_attempt_at)
      values (1, now(), now() + interval '1 year')`);
    expect(await getRefusalKey(start(clerk))).toBe('ledger.check_running');
    expect(await newest(clerk)).toMatchObject({ state: 'running', ended_at: null });
    await market.context().db.execute(sql`delete from ledger_checks where state = 'running'`);
  });

  it('is made by one of two nodes, and by another when that one died', async ({ market }) => {
    const ctx = market.context();
    const later = new Date(market.now().getTime() + 20 * 60_000);
    const { rows } =
      await ctx.db.execute(sql`insert into ledger_checks (started_by, started_at, next_attempt_at)
      values (1, ${market.now()}, ${later}) returning id`);
    const id = Number(rows[0]?.id);
    const find = async () =>
      (await ctx.db.execute(sql`select state, attempts from ledger_checks where id = ${id}`)).rows[0];
    await Promise.all([runCheck(ctx, id), runCheck(ctx, id)]);
    expect(await find()).toMatchObject({ state: 'running', attempts: 0 });
    await market.advance(21 * 60);
    expect(await find()).toMatchObject({ state: 'done', attempts: 1 });
  });

  it('names the first thing that is wrong', async ({ market, clerk }) => {
    const { db } = market.context();
    await db.execute(sql`alter table ledger_chain disable trigger user`);
    await db.execute(
      sql`update ledger_chain set hash = repeat('a', 64) where account = 'shopper:7:available'`,
    );
    await start(clerk);
    await finish(market);
    expect(await newest(clerk)).toMatchObject({
      state: 'unbalanced',
      imbalance: 'entry 1 of shopper:7:available does not follow from those before it',
    });
  });
});

describe('the proof of the whole ledger', () => {
  it('holds the last entry of every chain, part by part', async ({ market, clerk }) => {
    await credit(market, 8);
    const first = await clerk.client.call('GET /platform/ledger/heads', { limit: 1 });
    const [{ account = '' } = {}] = first.heads;
    expect(first.next).toBe(account);
    const rest = await clerk.client.call('GET /platform/ledger/heads', { after: account });
    const held = [...first.heads, ...rest.heads];
    expect(held.map((head) => head.account)).toEqual(['shopper:7:available', 'shopper:8:available']);
    expect(held.at(-1)).toMatchObject({ seq: 1, balance: 500 });
    expect(rest.next).toBeNull();
  });
});
