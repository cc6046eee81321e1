import { randomUUID } from 'node:crypto';
import type { OrderDetails } from '@chengji/contract';
import { asCents } from '@chengji/contract/money';
import {
  aCampaign,
  aGoods,
  aMember,
  anOrder,
  applyRefund,
  aRefund,
  aShopper,
  getRefusalKey,
  type Person,
  withoutPlacingLimits,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { saveFreightTemplate } from '../../shipping/index.ts';

const it = marketTest.extend('marketOptions', { settings: withoutPlacingLimits });

const day = 86_400;
let shopper: Person;
let order: OrderDetails;
it.beforeEach(async ({ market, shop }) => {
  shopper = await aShopper(market);
  order = await anOrder(market, shopper, shop, { state: 'pending_shipment', number: 2 });
});

const apply = (traits: Parameters<typeof applyRefund>[2] = {}, key?: string) =>
  applyRefund(shopper, order, traits, key);
const preview = (traits: object = {}) =>
  shopper.client.call('GET /wanlshop/refund/preview', {
    order_id: order.id,
    line_id: order.lines[0]?.id ?? 0,
    ...traits,
  });
const getError = async (work: Promise<unknown>) => work.then(() => null).catch((error) => error);

describe('applying for a refund', () => {
  it('lets the shop answer until its time is over, and says what comes then', async ({ market, shop }) => {
    const refund = await apply({ content: '不想要了' });
    const now = market.seconds();
    expect(refund).toMatchObject({
      state: 'pending_seller',
      amount: '24.60',
      max: '24.60',
      goods: { number: 2 },
      returns_to: 'balance',
      due_at: now + day,
      resubmissions_left: 3,
      can: { cancel: true, edit: false, ship: false, intervene: false, apply_again: false },
      log: [{ event: 'applied', by: 'buyer', content: '不想要了', amount: '24.60' }],
    });
    expect(refund.timeline).toMatchObject([
      { event: 'applied', done: true },
      { event: 'seller_answers', at: now + day, done: false, otherwise: 'approved' },
      { event: 'money_arrives', at: null, within: 0, done: false },
    ]);
    const details = await shopper.client.call('GET /wanlshop/order/details', { id: order.id });
    expect(details.lines[0]).toMatchObject({
      refund: { id: refund.id, state: 'pending_seller', amount: '24.60' },
      can_refund: false,
    });
    const { rows, counts } = await shop.seller.client.call('GET /seller/refunds/list', {});
    expect(rows[0]).toMatchObject({ id: refund.id, submissions: 1, reason: '不想要了' });
    expect(counts.pending_seller).toBeGreaterThan(0);
  });

  it('can be of some of the pieces, and of the others after that', async ({ shop }) => {
    expect(await preview({ number: 1 })).toMatchObject({ number: 1, most: 2, max: '12.30' });
    const { id } = await apply({ number: 1, amount: '12.30' });
    await shop.seller.client.call('POST /seller/refunds/approve', { id });
    const details = await shopper.client.call('GET /wanlshop/order/details', { id: order.id });
    expect(details).toMatchObject({ state: 'pending_shipment', returned: '12.30' });
    expect(details.lines[0]).toMatchObject({ returned_number: 1, refundable: '12.30', can_refund: true });
    expect(await preview()).toMatchObject({ number: 1, most: 1, max: '12.30' });
    const second = await apply({ amount: '12.30' });
    await shop.seller.client.call('POST /seller/refunds/approve', { id: second.id });
    const after = await shopper.client.call('GET /wanlshop/order/details', { id: order.id });
    expect(after).toMatchObject({ state: 'closed', close_reason: 'refunded', returned: '24.60' });
  });

  it('is refused with the first that applies, which names its field', async () => {
    const wrong = { number: 3, amount: '24.61', kind: 'return_and_refund', reason: 'nonsense' } as const;
    expect(await getError(apply(wrong))).toMatchObject({ key: 'refunds.too_many_pieces', field: 'number' });
    expect(await getError(apply({ ...wrong, number: 2 }))).toMatchObject({
      key: 'refunds.amount_above',
      field: 'amount',
      message: '退款金额不能超过 ￥24.60 元',
    });
    expect(await getError(apply({ ...wrong, number: 2, amount: '1.00' }))).toMatchObject({
      key: 'refunds.not_shipped_yet',
      field: 'kind',
    });
    expect(await getError(apply({ reason: 'nonsense' }))).toMatchObject({
      key: 'refunds.reason_unknown',
      field: 'reason',
    });
    expect(await getError(apply({ reason: 'does_not_fit' }))).toMatchObject({
      key: 'refunds.reason_unknown',
    });
    await apply();
    expect(await getError(apply(wrong))).toMatchObject({ key: 'refunds.already_open', field: 'line_id' });
  });

  it('is refused before an order is paid, once it is closed, and once all went back', async ({
    market,
    shop,
  }) => {
    const unpaid = await anOrder(market, shopper, shop);
    const refusal = (of: OrderDetails) => getRefusalKey(applyRefund(shopper, of));
    expect(await refusal(unpaid)).toBe('refunds.not_refundable');
    const closed = await anOrder(market, shopper, shop, { state: 'closed' });
    expect(await refusal(closed)).toBe('refunds.not_refundable');
    const goods = [await aGoods(shop), await aGoods(shop)];
    const two = await anOrder(market, shopper, shop, { state: 'pending_shipment', goods });
    const { id } = await applyRefund(shopper, two);
    await shop.seller.client.call('POST /seller/refunds/approve', { id });
    expect(await refusal(two)).toBe('refunds.nothing_left');
  });

  it('ends with the after-sale window, to the second', async ({ market, shop }) => {
    order = await anOrder(market, shopper, shop, { state: 'completed' });
    const { until } = await preview();
    expect(until).toBe(order.completed_at === null ? 0 : order.completed_at + 7 * day);
    await market.advance(7 * day - 1);
    await preview();
    await market.advance(1);
    expect(await getRefusalKey(apply({ amount: '1.00' }))).toBe('refunds.window_over');
    expect(await getRefusalKey(preview())).toBe('refunds.window_over');
  });

  it('waits for the team of a group order, and says how long at the latest', async ({ market, shop }) => {
    const member = await aMember(market, await aCampaign(shop));
    const { lines } = await member.client.call('GET /wanlshop/order/details', { id: member.orderId });
    const refusal = await getError(applyRefund(member, { id: member.orderId, lines }));
    expect(refusal).toMatchObject({ key: 'refunds.waits_for_team', field: 'line_id' });
    expect(refusal.message).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d/);
  });

  it('twice by one key, or by a double tap, is one refund', async () => {
    const key = randomUUID();
    const first = await apply({}, key);
    expect((await apply({}, key)).id).toBe(first.id);
    const { rows } = await shopper.client.call('GET /wanlshop/refund/list', {});
    expect(rows).toHaveLength(1);
  });

  it('is nobody else’s order to apply for', async ({ market }) => {
    const stranger = await aShopper(market);
    expect(await getRefusalKey(applyRefund(stranger, order))).toBe('common.not_found');
  });

  it('stops after a decision of nothing, and not after one that was closed', async ({ shop, operator }) => {
    const { id } = await apply();
    await shopper.client.call('POST /wanlshop/refund/cancel', { id });
    const again = await apply();
    await shop.seller.client.call('POST /seller/refunds/reject', { id: again.id, reason: '不同意' });
    await shopper.client.call('POST /wanlshop/refund/intervene', { id: again.id });
    const decision = { id: again.id, verdict: 'refund', amount: '0.00', reason: '无需退款' } as const;
    await operator.client.call('POST /platform/refunds/decide', decision);
    expect(await getRefusalKey(apply())).toBe('refunds.nothing_left');
  });
});

describe('the freight', () => {
  it.beforeEach(async ({ market, shop }) => {
    const units = { firstUnits: 1, nextUnits: 1 };
    const freight_template_id = await saveFreightTemplate(market.context(), {
      shopId: shop.id,
      name: '按件',
      kind: 'piece',
      rates: [{ provinces: [], ...units, firstCents: asCents(600), nextCents: asCents(0) }],
      freeOverCents: null,
      noDelivery: [],
    });
    const goods = [await aGoods(shop, { freight_template_id })];
    order = await anOrder(market, shopper, shop, { state: 'pending_shipment', goods });
  });

  it('goes back with the last line: before shipment for any reason, after it when the shop is at fault', async ({
    shop,
  }) => {
    const [whole, goodsAlone] = [
      { max: '18.30', freight: '6.00' },
      { max: '12.30', freight: '0.00' },
    ];
    expect(await preview()).toMatchObject(whole);
    await shop.seller.client.call('POST /seller/orders/ship', {
      order_id: order.id,
      carrier: 'SF',
      tracking_no: 'SF1234567890123',
    });
    expect(await preview({ reason: 'no_longer_wanted' })).toMatchObject(goodsAlone);
    expect(await preview({ reason: 'damaged' })).toMatchObject(whole);
    expect(await getError(apply({ amount: '12.31' }))).toMatchObject({ key: 'refunds.amount_above' });
    const { id } = await apply({ amount: '18.30', reason: 'damaged' });
    const approved = await shop.seller.client.call('POST /seller/refunds/approve', { id });
    expect(approved).toMatchObject({ amount: '18.30', freight: '6.00' });
  });
});

describe('the reasons', () => {
  it('are those of the kind, in the reader’s language', async ({ market }) => {
    const english = market.client(shopper.token, 'en');
    const { rows } = await english.call('GET /wanlshop/refund/reasons', { kind: 'refund_only' });
    expect(rows[0]).toEqual({ code: 'no_longer_wanted', text: 'No longer wanted', fault: 'buyer' });
    expect(rows.map(({ code }) => code)).not.toContain('does_not_fit');
  });

  it('stay as they were when they were chosen', async ({ market, shop }) => {
    const { id } = await aRefund(market, shopper, shop);
    const { settings } = market.context().services;
    const before = settings.get('refunds.reasons');
    await settings.save(market.context(), 'refunds.reasons', before.slice(1));
    const { reason } = await shopper.client.call('GET /wanlshop/refund/details', { id });
    expect(reason).toEqual({ code: 'no_longer_wanted', text: '不想要了' });
    await settings.save(market.context(), 'refunds.reasons', before);
  });
});
