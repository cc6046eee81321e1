import {
  addMoney,
  anOperator,
  anOrder,
  aPayoutAccount,
  applyRefund,
  aRefund,
  aShopFixture,
  aShopper,
  getSandbox,
  type Market,
  type Person,
  payBySandbox,
  type ShopFixture,
  withdraw,
  withoutPlacingLimits,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';

const hour = 3_600;
const it = marketTest
  .extend('marketOptions', { settings: { ...withoutPlacingLimits, 'refunds.channel_hours': 2 } })
  .extend('clerk', { scope: 'file' }, ({ market }) => anOperator(market, 'finance'));

let shopper: Person;
let shop: ShopFixture;
it.beforeEach(async ({ market }) => {
  shopper = await aShopper(market);
  shop = await aShopFixture(market);
  await getSandbox(market).setRefunds('pending');
});

/** What the radar says is stuck of this number. */
async function find({ client }: Person, number: string) {
  const { stuck } = await client.call('GET /platform/ledger/radar', {});
  return stuck.rows.filter((row) => row.number === number);
}
const countStuck = async ({ client }: Person) =>
  (await client.call('GET /platform/ledger/radar', {})).stuck.counts;

describe('a withdrawal to a bank', () => {
  const ask = async (market: Market) => {
    await addMoney(market, shopper, 100_000);
    const { id } = await aPayoutAccount(shopper);
    return withdraw(shopper, id, '500.00');
  };

  it('is stuck once it is past the day it was promised for, until it is paid', async ({ market, clerk }) => {
    const { id } = await ask(market);
    const { withdrawal_no } = await clerk.client.call('GET /platform/withdrawals/details', { id });
    const before = await countStuck(clerk);
    expect(await find(clerk, withdrawal_no)).toEqual([]);
    await market.advance(25 * hour);
    expect(await find(clerk, withdrawal_no)).toMatchObject([
      { kind: 'payout', id, channel: 'bank', amount: '497.00', state: 'pending', can_query: false },
    ]);
    expect((await countStuck(clerk)).payout).toBe(before.payout + 1);
    await clerk.client.call('POST /platform/withdrawals/approve', { id });
    expect(await find(clerk, withdrawal_no)).toHaveLength(1);
    await clerk.client.call('POST /platform/withdrawals/paid', { id, reference: `STUCK-${id}` });
    expect(await find(clerk, withdrawal_no)).toEqual([]);
  });
});

describe('a refund', () => {
  it('is stuck at its channel after as many hours as the setting says', async ({ market, clerk }) => {
    const { refund_no } = await aRefund(market, shopper, shop, 'processing');
    await market.advance(hour);
    expect(await find(clerk, refund_no)).toEqual([]);
    await market.advance(hour + 60);
    expect(await find(clerk, refund_no)).toMatchObject([{ kind: 'refund', id: null, state: 'pending' }]);
  });

  it('that failed has its whole time again from when it is sent again', async ({
    market,
    clerk,
    operator,
  }) => {
    const { id, refund_no } = await aRefund(market, shopper, shop, 'failed');
    await getSandbox(market).setRefunds('pending');
    await market.advance(3 * hour);
    expect(await find(clerk, refund_no)).toMatchObject([{ state: 'failed' }]);
    await operator.client.call('POST /platform/refunds/retry', { id, reason: '渠道已恢复' });
    expect(await find(clerk, `${refund_no}A`)).toEqual([]);
    const retriedAt = market.seconds();
    await market.advance(2 * hour + 60);
    expect(await find(clerk, `${refund_no}A`)).toMatchObject([{ state: 'pending', since: retriedAt }]);
  });

  it('that was refused before it could be sent is stuck at once, and staff see to it', async ({
    market,
    clerk,
    operator,
  }) => {
    const order = await anOrder(market, shopper, shop);
    const paymentNo = await payBySandbox(market, shopper, order.trade_no);
    const paid = await shopper.client.call('GET /wanlshop/order/details', { id: order.id });
    const { id, refund_no, amount } = await applyRefund(shopper, paid);
    const before = await countStuck(clerk);
    await market
      .context()
      .db.execute(sql`update payments set refund_cents = amount_cents where payment_no = ${paymentNo}`);
    await shop.seller.client.call('POST /seller/refunds/approve', { id });
    expect(await find(clerk, refund_no)).toMatchObject([
      { kind: 'refund', id, channel: 'sandbox', amount, state: 'failed', can_query: false },
    ]);
    expect((await countStuck(clerk)).refund).toBe(before.refund + 1);
    await operator.client.call('POST /platform/refunds/to_balance', { id, reason: '渠道已恢复' });
    expect(await find(clerk, refund_no)).toEqual([]);
  });
});
