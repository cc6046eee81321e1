import {
  anOrder,
  applyRefund,
  getWalletCents,
  type Market,
  type Person,
  payBySandbox,
  type ShopFixture,
} from '@chengji/testkit';
import { refundTest } from '@chengji/testkit/refund-test';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { external, getBalance, platform } from '../../ledger/index.ts';

let shopper: Person;
let shop: ShopFixture;
const it = refundTest((parties) => {
  ({ shopper, shop } = parties);
});

const show = (id: number) => shopper.client.call('GET /wanlshop/refund/details', { id });
const held = async (market: Market) => ({
  channel: await getBalance(market.context().db, external('sandbox')),
  refunding: await getBalance(market.context().db, platform('refunding')),
});

/** Approved by the shop, when its payment has nothing left to give back. */
async function aRefusedRefund(market: Market) {
  const { id: orderId, trade_no } = await anOrder(market, shopper, shop);
  const paymentNo = await payBySandbox(market, shopper, trade_no);
  const paid = await shopper.client.call('GET /wanlshop/order/details', { id: orderId });
  const { id } = await applyRefund(shopper, paid);
  const set = (change: ReturnType<typeof sql>) =>
    market.context().db.execute(sql`update payments set ${change} where payment_no = ${paymentNo}`);
  await set(sql`refund_cents = amount_cents`);
  await shop.seller.client.call('POST /seller/refunds/approve', { id });
  return { id, giveRoom: () => set(sql`refund_cents = 0`) };
}

describe('a refund that its payment refuses at once', () => {
  it('has failed with its money in transit, and fails again until there is room for it', async ({
    market,
    operator,
  }) => {
    const before = await held(market);
    const { id, giveRoom } = await aRefusedRefund(market);
    const failed = { state: 'failed', can: { to_balance: true }, log: [{ event: 'failed' }, {}] };
    expect(await show(id)).toMatchObject(failed);
    const retry = () => operator.client.call('POST /platform/refunds/retry', { id, reason: '渠道已恢复' });
    expect(await retry()).toMatchObject({ state: 'failed' });
    expect((await held(market)).refunding).toBe(before.refunding + 1_230);
    await giveRoom();
    expect(await retry()).toMatchObject({ state: 'processing', failure: '' });
    await market.advance(1);
    expect(await show(id)).toMatchObject({ state: 'completed', returns_to: 'sandbox' });
    expect(await held(market)).toEqual(before);
  });

  it('goes to the balance when its buyer asks, and never to the channel', async ({ market }) => {
    const { channel, refunding } = await held(market);
    const { id, giveRoom } = await aRefusedRefund(market);
    const before = await getWalletCents(shopper);
    const taken = await shopper.client.call('POST /wanlshop/refund/to_balance', { id });
    expect(taken).toMatchObject({ state: 'completed', returns_to: 'balance' });
    await giveRoom();
    await market.advance(600);
    expect((await getWalletCents(shopper)) - before).toBe(1_230);
    expect(await held(market)).toEqual({ channel: channel - 1_230, refunding });
  });
});
