import {
  anOrder,
  applyRefund,
  aRefund,
  aReturnAddress,
  aShopFixture,
  getRefusalKey,
  type Person,
  type ShopFixture,
} from '@chengji/testkit';
import { refundTest } from '@chengji/testkit/refund-test';
import { describe, expect } from 'vitest';

const day = 86_400;
let shopper: Person;
let shop: ShopFixture;
const it = refundTest((parties) => {
  ({ shopper, shop } = parties);
});

const parcel = { carrier: 'SF', tracking_no: 'SF1234567890123' };
const show = (id: number) => shopper.client.call('GET /wanlshop/refund/details', { id });
const approve = (id: number, address_id?: number) =>
  shop.seller.client.call('POST /seller/refunds/approve', { id, ...(address_id && { address_id }) });
const reject = (id: number) =>
  shop.seller.client.call('POST /seller/refunds/reject', { id, reason: '商品已发出' });

describe('a shop that answers a refund', () => {
  it('approves: the money is back at once where it was paid from the balance', async ({ market }) => {
    const { id } = await aRefund(market, shopper, shop);
    expect(await approve(id)).toMatchObject({ state: 'completed', amount: '12.30', entries: [] });
    const { timeline } = await show(id);
    expect(timeline.map(({ event }) => event)).toEqual(['applied', 'approved', 'completed']);
    const { rows } = await shopper.client.call('GET /wanlshop/wallet/bills', { type: 'refund' });
    expect(rows).toMatchObject([{ amount: '12.30', subject: { kind: 'refund', id: String(id) } }]);
    const bill = await shopper.client.call('GET /wanlshop/wallet/bill', { id: rows[0]?.id ?? 0 });
    expect(bill.orders).toHaveLength(1);
    expect(bill).toMatchObject({ refund: { id }, reason: '不想要了' });
    await market.settle();
    const notices = await shopper.client.call('GET /wanlshop/notice/list', {});
    const ofRefund = notices.rows.filter(
      ({ modules, modules_id }) => modules === 'refund' && modules_id === id,
    );
    expect(ofRefund).toHaveLength(1);
  });

  it('sees before what is booked, which adds up to nothing', async ({ market }) => {
    const { id } = await aRefund(market, shopper, shop);
    const { entries } = await shop.seller.client.call('GET /seller/refunds/details', { id });
    expect(entries).toEqual([
      { name: '平台担保资金', amount: '-12.30' },
      { name: '买家可用余额', amount: '12.30' },
    ]);
  });

  it('rejects with a reason, and the buyer changes it and submits again so often', async ({ market }) => {
    const { id } = await aRefund(market, shopper, shop);
    const statement = {
      id,
      kind: 'refund_only',
      received: 'not_received',
      reason: 'not_shipped',
      amount: '5.00',
    } as const;
    const edit = () => shopper.client.call('POST /wanlshop/refund/edit', statement);
    expect(await getRefusalKey(edit())).toBe('refunds.state_changed');
    for (let left = 2; left >= 0; left -= 1) {
      expect(await reject(id)).toMatchObject({ state: 'rejected', rejection: { reason: '商品已发出' } });
      expect(await edit()).toMatchObject({
        state: 'pending_seller',
        asked: '5.00',
        resubmissions_left: left,
        can: { edit: false },
      });
    }
    await reject(id);
    expect(await getRefusalKey(edit())).toBe('refunds.no_resubmission_left');
    expect((await show(id)).can).toMatchObject({ edit: false, intervene: true, cancel: true });
  });

  it('demands the goods back at an address that stays as it was', async ({ market }) => {
    const order = await anOrder(market, shopper, shop, { state: 'shipped' });
    const { id } = await applyRefund(shopper, order, { kind: 'return_and_refund' });
    expect(await getRefusalKey(approve(id))).toBe('refunds.no_return_address');
    const address = await aReturnAddress(shop);
    const other = await aShopFixture(market);
    const foreign = await aReturnAddress(other);
    expect(await getRefusalKey(approve(id, foreign.id))).toBe('refunds.no_return_address');
    expect(await approve(id, address.id)).toMatchObject({ state: 'pending_return' });
    await shop.seller.client.call('POST /seller/refunds/delete_address', { id: address.id });
    expect((await show(id)).return_address).toMatchObject({
      name: '仓库收货组',
      area: '浙江省 杭州市 余杭区',
    });
  });

  it('receives what came back, and says whether it can be sold again', async ({ market }) => {
    for (const resell of [true, false]) {
      const { id, goods } = await aRefund(market, shopper, shop, 'pending_receipt');
      expect(await show(id)).toMatchObject({
        parcel: { carrier_code: 'SF', tracking_no: parcel.tracking_no },
      });
      const stock = async () =>
        (await shop.seller.client.call('GET /seller/goods/details', { id: goods.id })).skus[0]?.stock ?? 0;
      const before = await stock();
      const done = await shop.seller.client.call('POST /seller/refunds/receive', { id, resell });
      expect(done.state).toBe('completed');
      expect(await stock()).toBe(before + (resell ? 1 : 0));
    }
  });

  it('refuses what came back, and the refund is rejected', async ({ market }) => {
    const { id } = await aRefund(market, shopper, shop, 'pending_receipt');
    const refused = await shop.seller.client.call('POST /seller/refunds/refuse', { id, reason: '空包裹' });
    expect(refused).toMatchObject({ state: 'rejected', rejection: { reason: '空包裹' } });
  });

  it('does nothing to a refund in another state, or of another shop', async ({ market }) => {
    const { id } = await aRefund(market, shopper, shop, 'closed');
    const calls = ['approve', 'receive'] as const;
    for (const call of calls)
      expect(await getRefusalKey(shop.seller.client.call(`POST /seller/refunds/${call}`, { id }))).toBe(
        'refunds.state_changed',
      );
    for (const call of ['reject', 'refuse', 'evidence'] as const) {
      const said = { id, reason: '不行', content: '不行' };
      expect(await getRefusalKey(shop.seller.client.call(`POST /seller/refunds/${call}`, said))).toBe(
        'refunds.state_changed',
      );
    }
    const other = await aShopFixture(market);
    expect(await getRefusalKey(other.seller.client.call('POST /seller/refunds/approve', { id }))).toBe(
      'common.not_found',
    );
  });
});

describe('a buyer', () => {
  it('closes a refund and applies again', async ({ market }) => {
    const { id } = await aRefund(market, shopper, shop);
    const closed = await shopper.client.call('POST /wanlshop/refund/cancel', { id });
    expect(closed).toMatchObject({ state: 'closed', can: { apply_again: true, cancel: false } });
    expect(await getRefusalKey(shopper.client.call('POST /wanlshop/refund/cancel', { id }))).toBe(
      'refunds.state_changed',
    );
  });

  it('sends goods back by a carrier that there is', async ({ market }) => {
    const { id } = await aRefund(market, shopper, shop, 'pending_return');
    const ship = (traits: object) =>
      shopper.client.call('POST /wanlshop/refund/ship', { id, ...parcel, ...traits });
    expect(await getRefusalKey(ship({ carrier: 'NONE' }))).toBe('shipping.carrier_unknown');
    expect(await getRefusalKey(ship({ tracking_no: '1' }))).toBe('shipping.tracking_no_wrong');
    expect(await ship({})).toMatchObject({ state: 'pending_receipt', can: { ship: false } });
    expect(await getRefusalKey(ship({}))).toBe('refunds.state_changed');
    const { rows } = await shopper.client.call('GET /wanlshop/refund/carriers', {});
    expect(rows.some(({ code }) => code === 'SF')).toBe(true);
  });
});

describe('when nobody acts in time', () => {
  const endsAfter = async (
    market: Parameters<typeof aRefund>[0],
    id: number,
    seconds: number,
    state: string,
  ) => {
    const before = (await show(id)).state;
    await market.advance(seconds - 1);
    expect((await show(id)).state).toBe(before);
    await market.advance(1);
    expect((await show(id)).state).toBe(state);
  };

  it('a refund the shop did not answer is approved after 24 hours', async ({ market }) => {
    const { id } = await aRefund(market, shopper, shop);
    await endsAfter(market, id, day, 'completed');
    expect((await show(id)).log.at(-1)).toMatchObject({ event: 'approved', by: 'system' });
  });

  it('a return is demanded where the shop has an address, and not where it has none', async ({ market }) => {
    const order = () => anOrder(market, shopper, shop, { state: 'shipped' });
    const without = await applyRefund(shopper, await order(), { kind: 'return_and_refund' });
    await endsAfter(market, without.id, day, 'completed');
    await aReturnAddress(shop);
    const demanded = await applyRefund(shopper, await order(), { kind: 'return_and_refund' });
    await endsAfter(market, demanded.id, day, 'pending_return');
  });

  it('what was not sent back in 7 days is closed', async ({ market }) => {
    const { id } = await aRefund(market, shopper, shop, 'pending_return');
    await endsAfter(market, id, 7 * day, 'closed');
  });

  it('what the shop did not receive in 10 days counts as received', async ({ market }) => {
    const { id } = await aRefund(market, shopper, shop, 'pending_receipt');
    await endsAfter(market, id, 10 * day, 'completed');
  });

  it('a rejection that was not answered in 7 days is closed', async ({ market }) => {
    const { id } = await aRefund(market, shopper, shop, 'rejected');
    await endsAfter(market, id, 7 * day, 'closed');
  });
});

describe('an order', () => {
  it('stands still while a refund is open, and goes on with the time it had left', async ({ market }) => {
    const order = await anOrder(market, shopper, shop, { state: 'shipped' });
    await market.advance(4 * day);
    const refund = await applyRefund(shopper, order);
    expect(refund.pauses).toEqual({ event: 'auto_receive', left: 6 * day });
    await market.advance(day - 1);
    await shopper.client.call('POST /wanlshop/refund/cancel', { id: refund.id });
    const state = async () =>
      (await shopper.client.call('GET /wanlshop/order/details', { id: order.id })).state;
    await market.advance(6 * day - 1);
    expect(await state()).toBe('shipped');
    await market.advance(1);
    expect(await state()).toBe('pending_review');
  });

  it('counts its open refunds on the own page, and keeps the account open', async ({ market }) => {
    await aRefund(market, shopper, shop, 'rejected');
    const { statistics } = await shopper.client.call('GET /wanlshop/user/statistics', {});
    expect(statistics.order.customer).toBe(1);
    const { obstacles } = await shopper.client.call('GET /wanlshop/user/closing', {});
    expect(obstacles).toContainEqual({ kind: 'refunds', count: 1 });
  });
});
