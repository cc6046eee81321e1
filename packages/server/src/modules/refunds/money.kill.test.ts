/** A node dies in the middle of its work, again and again; nothing that was acknowledged may be lost. */
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { CallClient } from '@chengji/client-kit';
import type { SandboxGateway } from '@chengji/sandbox';
import {
  addMoney,
  aGoods,
  anAddress,
  aPayoutAccount,
  aShopFixture,
  aShopper,
  createDatabase,
  dropDatabase,
  firstSku,
  freePort,
  getSandbox,
  type Market,
  type NodeProcess,
  type Sandbox,
  startMarket,
  startNode,
  startSandbox,
  testPayPassword,
  withoutPlacingLimits,
} from '@chengji/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { checkLedger, getBalance, shopperAvailable } from '../ledger/index.ts';

const buyers = 5;
const stockAtFirst = 1_000_000;
const openingCents = 100_000_000;
/** How the gateway tells of what was paid, one round after the other: by the last a market has to ask. */
const callbacks = ['once', 'twice', 'never'] as const;
/** On each database; each death comes at a moment of its own. A round is a start of a node and little else. */
const rounds = 5;
const mostOrders = 8;

type Buyer = { id: number; token: string; addressId: number; accountId: number };
type Recharge = { buyer: Buyer; paymentNo: string; isPaid: boolean };
type Done = { buyer: Buyer; orderId: number; isPaid: boolean; refundId?: number; isApproved?: boolean };

const databases = {
  embedded: { make: async () => '', drop: async () => undefined },
  PostgreSQL: {
    make: () => createDatabase(inject('clusterUrl'), inject('template')),
    drop: (url: string) => dropDatabase(inject('clusterUrl'), url),
  },
};

describe.each(['embedded', 'PostgreSQL'] as const)('a node on %s that is killed in mid-load', (kind) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'chengji-kill-'));
  let environment: Record<string, string>;
  let databaseUrl: string;
  let people: Buyer[];
  let item: { goods_id: number; sku_id: number; number: number };
  let sellerToken: string;
  const done: Done[] = [];
  const withdrawn: { buyer: Buyer; id: number }[] = [];
  const recharges: Recharge[] = [];
  const unheard: { buyer: Buyer; repeat: (client: CallClient) => Promise<unknown> }[] = [];
  let gateway: SandboxGateway;
  let sandbox: Sandbox;
  /** The market when all kills are over. */
  let survivor: Market | undefined;

  const openMarket = () =>
    startMarket({
      systemTime: Date.now,
      databaseUrl,
      environment: { ...environment, DEMO: '1' },
      settings: withoutPlacingLimits,
    });
  const openSurvivor = async (): Promise<Market> => {
    survivor ??= await openMarket();
    return survivor;
  };

  beforeAll(async () => {
    gateway = await startSandbox(dataDir, { now: () => survivor?.now() ?? new Date() });
    sandbox = getSandbox({ config: { dataDir } });
    databaseUrl = await databases[kind].make();
    environment = {
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: String(await freePort()), // where the gateway called one node back it finds the next
      PAY_CHANNELS: 'balance,sandbox',
      RATE_LIMIT: '0',
      DEMO: '0',
    };
    const market = await openMarket();
    const shop = await aShopFixture(market);
    sellerToken = shop.seller.token;
    item = { ...firstSku(await aGoods(shop, { stock: stockAtFirst })), number: 1 };
    people = [];
    for (let index = 0; index < buyers; index += 1) {
      const shopper = await aShopper(market);
      await addMoney(market, shopper, openingCents);
      const { id: accountId } = await aPayoutAccount(shopper);
      people.push({ id: shopper.id, token: shopper.token, addressId: await anAddress(shopper), accountId });
    }
    await market.stop();
  });
  afterAll(async () => {
    await survivor?.stop();
    await gateway.stop();
    await databases[kind].drop(databaseUrl);
    rmSync(dataDir, { recursive: true, force: true });
  });

  const place = (client: CallClient, buyer: Buyer, key: string) =>
    client.call(
      'POST /wanlshop/order/create',
      { type: 'goods', items: [item], address_id: buyer.addressId, payable: '12.30' },
      { idempotencyKey: key },
    );

  /** Asks the order back, and has the shop agree. */
  async function refund(order: Done, client: CallClient, seller: CallClient): Promise<void> {
    const { lines } = await client.call('GET /wanlshop/order/details', { id: order.orderId });
    const applied = await client.call('POST /wanlshop/refund/apply', {
      order_id: order.orderId,
      line_id: lines[0]?.id ?? 0,
      kind: 'refund_only',
      received: 'not_received',
      reason: 'no_longer_wanted',
      amount: '12.30',
    });
    order.refundId = applied.id;
    await seller.call('POST /seller/refunds/approve', { id: applied.id });
    order.isApproved = true;
  }

  async function withdraw(buyer: Buyer, client: CallClient, idempotencyKey: string): Promise<void> {
    const { id } = await client.call(
      'POST /wanlshop/wallet/withdraw',
      { account_id: buyer.accountId, amount: '10.00', password: testPayPassword },
      { idempotencyKey },
    );
    withdrawn.push({ buyer, id });
  }

  const openRecharge = (client: CallClient, idempotencyKey: string) =>
    client.call('POST /wanlshop/wallet/recharge', { amount: '7.00', channel: 'sandbox' }, { idempotencyKey });

  /** Pays in at the gateway, all but every fourth time, and looks what became of it. */
  async function recharge(buyer: Buyer, client: CallClient, key: string): Promise<void> {
    const { payment_no } = await openRecharge(client, key);
    const one: Recharge = { buyer, paymentNo: payment_no, isPaid: false };
    if (recharges.push(one) % 4 === 0) return;
    await sandbox.approve(payment_no);
    one.isPaid = (await client.call('GET /wanlshop/pay/status', { payment_no })).status === 'paid';
  }

  /** Some pay on pages that stand open while no node is there to hear of it. */
  async function payWithoutNode(): Promise<void> {
    for (const { outTradeNo, state } of gateway.payments.values())
      if (state === 'NOTPAY' && randomInt(2) === 0) await sandbox.approve(outTradeNo);
  }

  /** Buys, asks back, withdraws and recharges until the node is gone; what was answered is on record, what was not is too. */
  async function buyUntilKilled(node: NodeProcess, buyer: Buyer, isRunning: () => boolean): Promise<void> {
    const client = node.client(buyer.token);
    while (isRunning()) {
      const key = randomUUID();
      let repeat = (client: CallClient): Promise<unknown> => place(client, buyer, key);
      try {
        const { trade_no, orders } = await place(client, buyer, key);
        const order: Done = { buyer, orderId: orders[0]?.id ?? 0, isPaid: false };
        if (done.push(order) % 3 === 0) {
          repeat = async (client) => (await openRecharge(client, key)).payment_no;
          await recharge(buyer, client, key);
          continue;
        }
        await client.call(
          'POST /wanlshop/pay/create',
          { trade_no, channel: 'balance', password: testPayPassword },
          { idempotencyKey: key },
        );
        order.isPaid = true;
        if (done.length % 3 === 1) await refund(order, client, node.client(sellerToken));
        else await withdraw(buyer, client, randomUUID());
      } catch (error) {
        if (isRunning()) throw error;
        unheard.push({ buyer, repeat });
      }
    }
  }

  /** At a moment of its own, but not before what is to be found after it has happened: `isReady`. */
  async function killInMidLoad(node: NodeProcess, isReady: () => boolean): Promise<void> {
    let running = true;
    const work = people.map((buyer) => buyUntilKilled(node, buyer, () => running));
    const enough = done.length + randomInt(1, mostOrders + 1);
    while (done.length < enough || !isReady()) await wait(randomInt(1, 20));
    running = false;
    await node.kill();
    await Promise.all(work);
    await payWithoutNode();
  }

  async function expectKept(orders: Done[], clientFor: (token: string) => CallClient): Promise<void> {
    for (const { buyer, orderId, isPaid, refundId, isApproved } of orders) {
      const client = clientFor(buyer.token);
      const order = await client.call('GET /wanlshop/order/details', { id: orderId });
      if (isApproved) expect(order.state).toBe('closed');
      if (isPaid && refundId === undefined) expect(order.state).toBe('pending_shipment');
      if (refundId === undefined) continue;
      const { state } = await client.call('GET /wanlshop/refund/details', { id: refundId });
      expect(['pending_seller', 'completed']).toContain(state);
      if (isApproved) expect(state).toBe('completed');
    }
  }

  async function expectWithdrawn(market: Market): Promise<void> {
    for (const { buyer, id } of withdrawn)
      await market.client(buyer.token).call('GET /wanlshop/wallet/withdrawal', { id });
  }

  const listPaid = () => [...gateway.payments.values()].filter(({ state }) => state === 'SUCCESS');

  /** The wallets have what the gateway was paid, each once, and nothing else; whom it was told that they paid, did. */
  async function expectRecharged(market: Market): Promise<void> {
    const { rows } = await market
      .context()
      .db.execute<{ key: string }>(
        sql`select key from ledger_transfers where kind = 'recharge' and key like 'payment:%'`,
      );
    const paid = listPaid().map(({ outTradeNo }) => `payment:${outTradeNo}:capture`);
    expect(paid.length).toBeGreaterThan(0);
    expect(rows.map(({ key }) => key).sort()).toEqual(paid.sort());
    for (const { buyer, paymentNo, isPaid } of recharges) {
      const isPaidThere = gateway.payments.get(paymentNo)?.state === 'SUCCESS';
      const shown = await market
        .client(buyer.token)
        .call('GET /wanlshop/pay/status', { payment_no: paymentNo });
      expect(shown.status).toBe(isPaidThere ? 'paid' : 'closed');
      if (isPaid) expect(isPaidThere).toBe(true);
    }
  }

  /** Each wallet holds what it began with and was paid in, less what its orders cost for good and what was withdrawn. */
  async function expectBooks(market: Market): Promise<void> {
    const { db } = market.context();
    const paid = listPaid().map(({ outTradeNo }) => outTradeNo);
    for (const { id } of people) {
      const { rows } = await db.execute<{ recharged: string; spent: string; withdrawn: string }>(sql`
        select (select coalesce(sum(amount_cents), 0) from payments
                where payer_id = ${id} and payable_kind = 'recharge' and payment_no in ${paid}) as recharged,
               (select coalesce(sum(payable_cents - returned_cents), 0) from orders
                where shopper_id = ${id} and paid_at is not null) as spent,
               (select coalesce(sum(amount_cents), 0) from withdrawals where owner_id = ${id}
                and owner_kind = 'shopper') as withdrawn`);
      const [sums] = rows;
      const left = openingCents + Number(sums?.recharged) - Number(sums?.spent) - Number(sums?.withdrawn);
      expect(await getBalance(db, shopperAvailable(id))).toBe(left);
    }
    expect((await checkLedger(db)).imbalance).toBeUndefined();
  }

  it(`loses no order, payment, refund or withdrawal it acknowledged in ${rounds} rounds, and moves none twice`, async () => {
    let checked = 0;
    for (let round = 1; round <= rounds; round += 1) {
      const before = done.length;
      const node = await startNode(environment);
      await sandbox.behave(callbacks[round % callbacks.length] ?? 'once');
      await expectKept(done.slice(checked), node.client);
      checked = before;
      await killInMidLoad(node, () => round < rounds || listPaid().length > 0);
      expect(done.length).toBeGreaterThan(before);
    }
    const market = await openSurvivor();
    await expectKept(done.slice(checked), market.client);
    await expectWithdrawn(market);
  }, 900_000);

  it('answers a key it died over with one order or recharge, and meets its deadlines after the restart', async () => {
    const market = await openSurvivor();
    for (const { buyer, repeat } of unheard) {
      const client = market.client(buyer.token);
      const again = await Promise.all([repeat(client), repeat(client)]);
      expect(again[0]).toEqual(again[1]);
    }
    await market.advance(31 * 60);
    const states = { pay: 0, ship: 0 };
    for (const buyer of people) {
      const { order } = (await market.client(buyer.token).call('GET /wanlshop/user/statistics')).statistics;
      states.pay += order.pay;
      states.ship += order.delive;
    }
    const { skus } = await market.client().call('GET /wanlshop/goods/details', { id: item.goods_id });
    expect(states.pay).toBe(0);
    expect(skus[0]?.stock).toBe(stockAtFirst - states.ship);
    expect(states.ship).toBeGreaterThanOrEqual(
      done.filter(({ isPaid, refundId }) => isPaid && refundId === undefined).length,
    );
  }, 900_000);

  it('credits each recharge the gateway was paid once and no other, acknowledged or not, and its books add up', async () => {
    const market = await openSurvivor();
    await expectRecharged(market);
    await expectBooks(market);
  });
});
