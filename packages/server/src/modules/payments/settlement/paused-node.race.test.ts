/** One of two nodes stands still in the middle of a payment: the other goes on, and nothing happens twice. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  addMoney,
  aShopFixture,
  aTrade,
  type Market,
  type NodeProcess,
  type ShopperPerson,
  startNode,
  testPayPassword,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import type pg from 'pg';
import { describe, expect, vi } from 'vitest';
import { checkLedger, getBalance, shopperAvailable } from '../../ledger/index.ts';

const gate = 4_711;

const it = marketTest
  .extend('marketOptions', { systemTime: Date.now })
  .extend('dataDir', { scope: 'file' }, () => mkdtempSync(join(tmpdir(), 'chengji-pause-')))
  .extend('tradeNos', { scope: 'file' }, (): string[] => [])
  .extend(
    'nodes',
    { scope: 'file' },
    async ({ market, dataDir }): Promise<[NodeProcess, NodeProcess]> => [
      await start(market, dataDir, 'one'),
      await start(market, dataDir, 'other'),
    ],
  );

it.beforeAll(async ({ market, shopper, tradeNos }) => {
  await addMoney(market, shopper, 100_000);
  const shop = await aShopFixture(market);
  for (let n = 0; n < 3; n += 1) tradeNos.push((await aTrade(market, shopper, { shop })).tradeNo);
});
it.afterAll(async ({ dataDir, nodes }) => {
  for (const node of nodes) await node.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = (market: Market, dataDir: string, name: string) =>
  startNode({ DATABASE_URL: market.databaseUrl, DATA_DIR: join(dataDir, name), LOG_LEVEL: 'silent' });

const pay = (
  shopper: ShopperPerson,
  node: NodeProcess,
  trade_no = '',
  idempotencyKey: string = randomUUID(),
) =>
  node
    .client(shopper.token)
    .call(
      'POST /wanlshop/pay/create',
      { trade_no, channel: 'balance', password: testPayPassword },
      { idempotencyKey },
    );

const countBackends = async (market: Market, condition: string) => {
  const { rows } = await market.context().db.execute(
    `select count(*)::int as n from pg_stat_activity
     where datname = current_database() and application_name = 'chengji' and ${condition}`,
  );
  return rows[0]?.n;
};

/** A transaction that changed a wallet waits at this gate, with the wallet's row locked, until it opens. */
async function closeGate(market: Market): Promise<() => Promise<void>> {
  const keeper: pg.PoolClient = await market.server.kernel.database.pool.connect();
  await keeper.query(`
    create function wait_at_gate() returns trigger language plpgsql as
      $$ begin perform pg_advisory_lock(${gate}); perform pg_advisory_unlock(${gate}); return new; end $$;
    create trigger wait_at_gate before update on ledger_balances
      for each row execute function wait_at_gate();
    select pg_advisory_lock(${gate})`);
  return async () => {
    await keeper.query(`select pg_advisory_unlock(${gate})`);
    keeper.release();
  };
}

describe('a paused node', () => {
  it('lets the other node pay again while it stands still, and pays nothing twice when it goes on', async ({
    market,
    shopper,
    tradeNos,
    nodes,
  }) => {
    const [one, other] = nodes;
    const key = randomUUID();
    const openGate = await closeGate(market);
    const halted = pay(shopper, one, tradeNos[0], key);
    await vi.waitFor(async () => expect(await countBackends(market, "wait_event = 'advisory'")).toBe(1));
    one.pause();
    await openGate();
    await vi.waitFor(async () =>
      expect(await countBackends(market, "state = 'idle in transaction'")).toBe(1),
    );

    const paid = await Promise.all([pay(shopper, other, tradeNos[1]), pay(shopper, other, tradeNos[0], key)]);
    expect(paid.map(({ status }) => status)).toEqual(['paid', 'paid']);

    one.resume();
    expect(await halted).toEqual(paid[1]);
    expect(await pay(shopper, one, tradeNos[2])).toMatchObject({ status: 'paid' });
    expect((await fetch(`${one.url}/readyz`)).status).toBe(200);
    const { db } = market.context();
    expect(await getBalance(db, shopperAvailable(shopper.id))).toBe(100_000 - 3 * 1_230);
    expect((await checkLedger(db)).imbalance).toBeUndefined();
  });
});
