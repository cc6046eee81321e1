/** Two who act on a refund at the same moment, on two nodes: one of them wins, and money moves once. */
import {
  anOrder,
  applyRefund,
  aRefund,
  getSandbox,
  getWalletCents,
  type Person,
  type ShopFixture,
} from '@chengji/testkit';
import { refundTest } from '@chengji/testkit/refund-test';
import { describe, expect } from 'vitest';
import { getBalance, platform } from '../ledger/index.ts';
import { approveRefund } from './handling/approve-refund.ts';
import { cancelRefund } from './handling/close-refund.ts';
import { refundsDue } from './refunds.jobs.ts';

const rounds = 5;
let shopper: Person;
let shop: ShopFixture;
const it = refundTest((parties) => {
  ({ shopper, shop } = parties);
});

const countDone = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'fulfilled').length;
const show = (id: number) => shopper.client.call('GET /wanlshop/refund/details', { id });
const getSeller = () =>
  ({ kind: 'seller', staffId: shop.seller.id, shopId: shop.id, rights: ['*'], sessionId: 0 }) as const;
const getBuyer = () => ({ kind: 'shopper', id: shopper.id, sessionId: 0 }) as const;

describe('at the same moment', () => {
  it('a double tap applies once', async ({ market, node }) => {
    const order = await anOrder(market, shopper, shop, { state: 'pending_shipment' });
    const nodes = [shopper.client, node.client(shopper.token)];
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, (_, n) => applyRefund({ client: nodes[n % 2] ?? shopper.client }, order)),
    );
    expect(countDone(outcomes)).toBe(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason.key).toBe('refunds.already_open');
  });

  it('an approval and its deadline pay once', async ({ market, node }) => {
    for (let round = 0; round < rounds; round += 1) {
      const { id } = await aRefund(market, shopper, shop);
      const before = await getWalletCents(shopper);
      await node.server.kernel.clock.standAt(new Date(market.now().getTime() + 86_400_000));
      const outcomes = await Promise.allSettled([
        approveRefund(market.context(getSeller()), { id }),
        refundsDue.fire(node.context(), [id]),
      ]);
      expect(countDone(outcomes)).toBeGreaterThan(0);
      expect((await show(id)).state).toBe('completed');
      expect((await getWalletCents(shopper)) - before).toBe(1_230);
    }
  });

  it('an approval and the buyer’s closing are one of the two', async ({ market, node }) => {
    for (let round = 0; round < rounds; round += 1) {
      const { id } = await aRefund(market, shopper, shop);
      const before = await getWalletCents(shopper);
      const outcomes = await Promise.allSettled([
        approveRefund(market.context(getSeller()), { id }),
        cancelRefund(node.context(getBuyer()), { id }),
      ]);
      expect(countDone(outcomes)).toBe(1);
      const isApproved = outcomes[0]?.status === 'fulfilled';
      expect((await show(id)).state).toBe(isApproved ? 'completed' : 'closed');
      expect((await getWalletCents(shopper)) - before).toBe(isApproved ? 1_230 : 0);
    }
  });

  it('a refund shipped by its shop is shipped or applied for first, never both unseen', async ({
    market,
    node,
  }) => {
    for (let round = 0; round < rounds; round += 1) {
      const order = await anOrder(market, shopper, shop, { state: 'pending_shipment' });
      const shipment = { order_id: order.id, carrier: '', tracking_no: '' };
      const [applied, shipped] = await Promise.allSettled([
        applyRefund({ client: node.client(shopper.token) }, order),
        shop.seller.client.call('POST /seller/orders/ship', shipment),
      ]);
      expect(applied.status).toBe('fulfilled');
      const { state, lines } = await shopper.client.call('GET /wanlshop/order/details', { id: order.id });
      expect(state).toBe(shipped.status === 'fulfilled' ? 'shipped' : 'pending_shipment');
      expect(lines[0]?.refund?.state).toBe('pending_seller');
    }
  });

  it('what the channel says twice is booked once', async ({ market, node }) => {
    const sandbox = getSandbox(market);
    await sandbox.setRefunds('pending');
    for (let round = 0; round < rounds; round += 1) {
      const { id, refund_no } = await aRefund(market, shopper, shop, 'processing');
      await market.advance(1);
      await Promise.allSettled([
        sandbox.endRefund(refund_no, 'SUCCESS'),
        market.advance(600),
        node.advance(600),
      ]);
      await market.advance(700);
      // the channel may have been asked before it was done: then its callback says so, which nobody waits for
      await expect.poll(async () => (await show(id)).state).toBe('completed');
      expect(await getBalance(market.context().db, platform('refunding'))).toBe(0);
    }
    await sandbox.setRefunds('succeed');
  });

  it('a retry of the platform and the buyer’s taking to the balance return the money once', async ({
    market,
    node,
    operator,
  }) => {
    for (let round = 0; round < rounds; round += 1) {
      const { id } = await aRefund(market, shopper, shop, 'failed');
      const outcomes = await Promise.allSettled([
        operator.client.call('POST /platform/refunds/retry', { id, reason: '渠道已恢复' }),
        node.client(shopper.token).call('POST /wanlshop/refund/to_balance', { id }),
      ]);
      expect(countDone(outcomes)).toBe(1);
      await market.advance(1);
      expect((await show(id)).state).toBe('completed');
      expect(await getBalance(market.context().db, platform('refunding'))).toBe(0);
    }
  });
});
