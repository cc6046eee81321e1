/** What a shop's staff do with orders. */
import { aGoods } from '../builders/goods.ts';
import { anOrder } from '../builders/orders.ts';
import { aPost } from '../builders/posts.ts';
import { aWaybillAccount, waybillAccountForm } from '../builders/waybills.ts';
import type { Fixture } from './owned-calls.ts';

const parcel = { carrier: 'SF', tracking_no: 'SF1234567890123' };

async function orderIn(
  { market, shopper, shop }: Fixture,
  state: 'pending_payment' | 'pending_shipment' | 'shipped',
) {
  const { id, payable, parcels, lines } = await anOrder(market, shopper, shop, { state, parcel });
  return {
    order_id: id,
    payable,
    parcel_id: parcels[0]?.id ?? 0,
    lines: lines.map((line) => ({ line_id: line.id })),
  };
}

const toShip = async (fixture: Fixture) => (await orderIn(fixture, 'pending_shipment')).order_id;

/** Orders with a product of the shop's, found in a post of its. */
const withGoods = async ({ market, shop }: Fixture) => {
  const { id } = await aGoods(shop);
  return { goods_id: id, post_id: await aPost(market, shop, { goodsIds: [id] }) };
};

export const ownedSellerOrderCalls = {
  'GET /seller/orders/list': withGoods,
  'POST /seller/orders/export': withGoods,
  'POST /seller/orders/save_view': async (fixture: Fixture) => ({
    name: '一件商品',
    filters: await withGoods(fixture),
  }),
  'POST /seller/orders/ship': async (fixture: Fixture) => {
    const { order_id, lines } = await orderIn(fixture, 'pending_shipment');
    return { order_id, lines, carrier: '', tracking_no: '' };
  },
  'POST /seller/orders/ship_together': async (fixture: Fixture) => ({
    order_ids: [await toShip(fixture), await toShip(fixture)],
    ...parcel,
  }),
  'POST /seller/orders/ship_by_waybill': async (fixture: Fixture) => ({
    order_ids: [await toShip(fixture)],
    carrier: 'SF',
  }),
  'GET /seller/orders/labels': async (fixture: Fixture) => ({
    id: (await orderIn(fixture, 'shipped')).order_id,
  }),
  'POST /seller/waybill_accounts/save': async ({ seller }: Fixture) => {
    const { id, version } = await aWaybillAccount(seller);
    return { ...waybillAccountForm(), id, version };
  },
  'POST /seller/waybill_accounts/delete': async ({ seller }: Fixture) => ({
    id: (await aWaybillAccount(seller)).id,
  }),
  'POST /seller/orders/recall': async (fixture: Fixture) => ({
    order_ids: [(await orderIn(fixture, 'shipped')).order_id],
  }),
  'POST /seller/orders/change_parcel': async (fixture: Fixture) => {
    const { order_id, parcel_id } = await orderIn(fixture, 'shipped');
    return { order_id, parcel_id, seen: parcel.tracking_no, carrier: 'SF', tracking_no: 'SF1234567890124' };
  },
  'POST /seller/orders/change_price': async (fixture: Fixture) => {
    const { order_id, payable } = await orderIn(fixture, 'pending_payment');
    return { order_id, seen: payable, payable: '1.00', freight: '0.00' };
  },
  'POST /seller/orders/close': async (fixture: Fixture) => ({
    order_id: (await orderIn(fixture, 'pending_payment')).order_id,
    reason: 'out_of_stock' as const,
  }),
  'POST /seller/orders/note': async (fixture: Fixture) => ({ order_id: await toShip(fixture), text: '急' }),
  'POST /seller/orders/flag': async (fixture: Fixture) => ({
    order_ids: [await toShip(fixture)],
    flag: 'red' as const,
  }),
  'POST /seller/orders/delete_view': async ({ seller }: Fixture) =>
    seller.client.call('POST /seller/orders/save_view', { name: '急单', filters: {} }),
};
