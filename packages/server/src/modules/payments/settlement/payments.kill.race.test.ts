/** A node that dies in the middle of payments: what it acknowledged is kept, what it did not is whole or nothing. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  addMoney,
  aShopFixture,
  aShopper,
  aTrade,
  type Market,
  type NodeProcess,
  type ShopperPerson,
  startNode,
  testPayPassword,
  withoutPlacingLimits,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect, vi } from 'vitest';
import { checkLedger, getBalance, shopperAvailable } from '../../ledger/index.ts';

type Buyer = { shopper: ShopperPerson; tradeNos: string[]; orderIds: number[] };

const it = marketTest
  .extend('marketOptions', { systemTime: Date.now, settings: withoutPlacingLimits })
  .extend('dataDir', { scope: 'file' }, () => mkdtempSync(join(tmpdir(), 'chengji-kill-')))
  .extend('buyers', { scope: 'file' }, (): Buyer[] => []);

it.beforeAll(async ({ market, buyers }) => {
  const shop = await aShopFixture(market);
  for (let n = 0; n < 4; n += 1) {
    const shopper = await aShopper(market);
    await addMoney(market, shopper, 100_000);
    const trades = [];
    for (let m = 0; m < 6; m += 1) trades.push(await aTrade(market, shopper, { shop }));
    const tradeNos = trades.map(({ tradeNo }) => tradeNo);
    buyers.push({ shopper, tradeNos, orderIds: trades.flatMap(({ orderIds }) => orderIds) });
  }
});
it.afterAll(async ({ dataDir }) => {
  rmSync(dataDir, { recursive: true, force: true });
});

const start = (market: Market, dataDir: string) =>
  startNode({ DATABASE_URL: market.databaseUrl, DATA_DIR: dataDir, DEMO: '0' });

/** Pays some from the balance and some at the gateway until the node dies; adds what was acknowledged before. */
async function payUntilKilled(
  dataDir: string,
  buyers: Buyer[],
  node: NodeProcess,
  acknowledged: string[],
  untilDeath: () => Promise<unknown>,
): Promise<void> {
  const gateway = readFileSync(join(dataDir, 'sandbox', 'address'), 'utf8');
  const paying = buyers.map(async ({ shopper, tradeNos }) => {
    const client = node.client(shopper.token);
    for (const [index, trade_no] of tradeNos.entries()) {
      const channel = index % 2 === 0 ? 'balance' : 'sandbox';
      const input = { trade_no, channel, password: testPayPassword } as const;
      const key = { idempotencyKey: randomUUID() };
      const payment = await client.call('POST /wanlshop/pay/create', input, key).catch(() => null);
      if (payment?.status === 'paid') acknowledged.push(trade_no);
      if (payment?.status !== 'pending') continue;
      const path = `/sandbox/payments/${payment.payment_no}/approve`;
      const approved = await fetch(`${gateway}${path}`, { method: 'POST' }).catch(() => null);
      if (approved?.ok) acknowledged.push(trade_no);
    }
  });
  await untilDeath();
  await node.kill();
  await Promise.all(paying);
}

const tradesPaid = async (market: Market) => {
  const { rows } = await market.context().db.execute(`select trade_no from trades where state = 'paid'`);
  return rows.map(({ trade_no }) => String(trade_no));
};

describe('a killed node', () => {
  it('loses no acknowledged payment and books none by half, however often it is killed', async ({
    market,
    dataDir,
    buyers,
  }) => {
    const acknowledged: string[] = [];
    const moments = [
      () => setTimeout(60),
      () => setTimeout(150),
      () => vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(0), { interval: 5 }),
    ];
    for (const untilDeath of moments) {
      await payUntilKilled(dataDir, buyers, await start(market, dataDir), acknowledged, untilDeath);
      expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
    }
    const last = await start(market, dataDir);
    await vi.waitFor(
      async () => expect(await tradesPaid(market)).toEqual(expect.arrayContaining(acknowledged)),
      { timeout: 240_000, interval: 200 },
    );
    await last.stop();
    expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
    await eachPaidOnce(market, buyers);
  });
});

/** What a wallet lost is exactly what its paid trades cost. */
async function eachPaidOnce(market: Market, buyers: Buyer[]): Promise<void> {
  const { db } = market.context();
  for (const { shopper } of buyers) {
    const { rows } = await db.execute(
      `select coalesce(sum(payable_cents), 0)::int as cents from trades
       where shopper_id = ${shopper.id} and state = 'paid' and channel = 'balance'`,
    );
    expect(await getBalance(db, shopperAvailable(shopper.id))).toBe(100_000 - Number(rows[0]?.cents));
  }
}
