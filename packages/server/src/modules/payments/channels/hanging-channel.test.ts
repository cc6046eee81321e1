/** A channel that takes connections and never answers holds up no deadline, and loses no money. */
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aShopper, aTrade, getSandbox, type Market, type ShopperPerson, type Trade } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, vi } from 'vitest';
import { checkLedger, external, getBalance } from '../../ledger/index.ts';
import type { WechatAccount } from '../index.ts';

const it = marketTest
  .extend('marketOptions', { background: true })
  .extend(
    'account',
    { scope: 'file' },
    ({ market }) => market.context().services.sandboxAccount as WechatAccount,
  );

let hanging: Server;
let asked = 0;
it.beforeAll(async ({ market }) => {
  await getSandbox(market).behave('never');
  hanging = createServer(() => {
    asked += 1;
  }).listen(0, '127.0.0.1');
});
afterAll(async () => {
  hanging.closeAllConnections();
  hanging.close();
});

const until = (isSo: () => Promise<boolean> | boolean) =>
  vi.waitFor(async () => expect(await isSo()).toBe(true), { interval: 50 });
const pay = async ({ client }: ShopperPerson, { tradeNo }: Trade) =>
  (
    await client.call(
      'POST /wanlshop/pay/create',
      { trade_no: tradeNo, channel: 'sandbox' },
      { idempotencyKey: randomUUID() },
    )
  ).payment_no;
const count = async (market: Market, statement: string): Promise<number> => {
  const { rows } = await market.context().db.execute<{ count: number }>(sql.raw(statement));
  return Number(rows[0]?.count);
};
const room = (market: Market) => market.context().services.gateways.get('sandbox')?.room();

describe('the market', () => {
  it('closes unpaid trades on time while a channel hangs, and catches up when it is back', async ({
    market,
    shopper,
    account,
  }) => {
    const unpaid = await aTrade(market, shopper);
    const paidNo = await pay(shopper, await aTrade(market, shopper));
    for (let n = 0; n < 5; n += 1) {
      const another = await aShopper(market);
      await pay(another, await aTrade(market, another));
    }
    await getSandbox(market).approve(paidNo);
    const before = await getBalance(market.context().db, external('sandbox'));

    const { baseUrl } = account;
    account.baseUrl = `http://127.0.0.1:${(hanging.address() as AddressInfo).port}`;
    account.timeoutMs = 500;
    const { db, clock } = market.context();
    await db.execute(sql`update payments set expires_at = ${clock.now()}, next_query_at = ${clock.now()}`);
    await db.execute(sql`update trades set close_due_at = ${clock.now()}`);
    await until(
      async () => (await count(market, `select count(*) from trades where state = 'closed'`)) === 7,
    );
    const { state } = await shopper.client.call('GET /wanlshop/order/details', {
      id: unpaid.orderIds[0] ?? 0,
    });
    expect(state).toBe('closed');

    await until(() => room(market) === 0);
    expect(asked).toBeGreaterThanOrEqual(5);
    const refused = await shopper.client.call('GET /wanlshop/pay/status', { payment_no: paidNo });
    expect(refused.status).toBe('pending');

    account.baseUrl = baseUrl;
    account.timeoutMs = 5_000;
    await market.advance(3_600);
    await market.advance(3_600);
    expect(await count(market, `select count(*) from payments where state = 'refunded'`)).toBe(1);
    expect(await count(market, `select count(*) from payments where state = 'closed'`)).toBe(5);
    expect(await getBalance(db, external('sandbox'))).toBe(before);
    expect(
      await count(
        market,
        `select count(*) from ledger_transfers where key in ('payment:${paidNo}:capture', 'refund:R${paidNo}')`,
      ),
    ).toBe(2);
    expect(room(market)).toBe(8);
    expect((await checkLedger(db)).imbalance).toBeUndefined();
  });
});
