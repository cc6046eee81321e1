/** For each call that takes an id: the input its owner sends, about a row of theirs made for it. */
import { randomUUID } from 'node:crypto';
import type { CallIn, CallKey } from '@chengji/contract';
import { openSession } from '@chengji/server/modules/identity/index';
import { anApplication, applicationForm, someDocuments } from '../builders/applications.ts';
import { aCard } from '../builders/coupons.ts';
import { aGoods, aShopFixture, firstSku, goodsForm, type ShopFixture } from '../builders/goods.ts';
import { aTable, uploadTable } from '../builders/import-tables.ts';
import {
  anOperator,
  aShop,
  aShopper,
  type Person,
  type ShopperPerson,
  testPayPassword,
} from '../builders/people.ts';
import { addMoney, anAddress, aTrade } from '../builders/trades.ts';
import type { Market } from '../market.ts';
import { openSocket } from '../open-socket.ts';
import { ownedChatCalls } from './chat.ts';
import { ownedComplaintCalls } from './complaints.ts';
import { ownedContentCalls } from './content.ts';
import { ownedCouponCalls } from './coupons.ts';
import { ownedDiscoveryCalls } from './discovery.ts';
import { ownedFeedbackCalls } from './feedback.ts';
import { ownedGroupCalls } from './groups.ts';
import { ownedGrowthCalls } from './growth.ts';
import { ownedLiveCalls } from './live.ts';
import { ownedRadarCalls } from './radar.ts';
import { ownedRefundCalls } from './refunds.ts';
import { ownedSellerOrderCalls } from './seller-orders.ts';
import { aShopCategory, ownedShopCategoryCalls } from './shop-categories.ts';
import { ownedStaffCalls } from './staff.ts';
import { ownedSupportCalls } from './support.ts';
import { ownedWalletCalls } from './wallet.ts';

/** One actor of each kind: a shopper, the shop they buy from, and the platform's staff. */
export type Fixture = {
  readonly market: Market;
  readonly shopper: ShopperPerson;
  readonly seller: Person;
  readonly platform: Person;
  readonly shop: ShopFixture;
};

export async function aFixture(market: Market): Promise<Fixture> {
  const shop = await aShopFixture(market);
  const [shopper, platform] = [await aShopper(market), await anOperator(market)];
  return { market, shopper, seller: shop.seller, platform, shop };
}

const key = () => ({ idempotencyKey: randomUUID() });

const aFeeScope = ({ shop }: Fixture) => ({
  shop_id: shop.id,
  category_id: shop.categoryId,
  day: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
});

async function anUnpaidOrder({ market, shopper, shop }: Fixture) {
  const { orderIds, tradeNo } = await aTrade(market, shopper, { shop });
  return { id: orderIds[0] ?? 0, trade_no: tradeNo };
}

async function aPaidOrder(fixture: Fixture) {
  const order = await anUnpaidOrder(fixture);
  await addMoney(fixture.market, fixture.shopper, 1_230);
  const payment = { trade_no: order.trade_no, channel: 'balance', password: testPayPassword } as const;
  await fixture.shopper.client.call('POST /wanlshop/pay/create', payment, key());
  return { id: order.id };
}

async function aShippedOrder(fixture: Fixture) {
  const { id } = await aPaidOrder(fixture);
  const shipment = { order_id: id, carrier: '', tracking_no: '' };
  await fixture.seller.client.call('POST /seller/orders/ship', shipment);
  return { id };
}

async function aReviewableOrder(fixture: Fixture) {
  const { id } = await aShippedOrder(fixture);
  return fixture.shopper.client.call('POST /wanlshop/order/receive', { id });
}

async function anEndedOrder(fixture: Fixture) {
  const { id } = await anUnpaidOrder(fixture);
  await fixture.shopper.client.call('POST /wanlshop/order/cancel', { id });
  return { id };
}

const aSocket = async ({ market }: Fixture) => ({ client_id: (await openSocket(market)).clientId });

async function anAlertId(fixture: Fixture): Promise<number> {
  await aPaidOrder(fixture);
  await fixture.market.settle();
  const { rows } = await fixture.seller.client.call('GET /seller/alerts/list', { limit: 1 });
  return rows[0]?.id ?? 0;
}

async function aNotice(fixture: Fixture) {
  await anUnpaidOrder(fixture);
  await fixture.market.settle();
  const { rows } = await fixture.shopper.client.call('GET /wanlshop/notice/list', { limit: 1 });
  return { id: rows[0]?.id ?? 0 };
}

/** With a card of the market: 12.30 less 2.30. */
async function aCheckout({ shopper, platform, shop }: Fixture) {
  const items = [{ ...firstSku(await aGoods(shop)), number: 1 }];
  const card = await aCard(shopper, platform, { amount: '2.30', least_spend: '0.00' }, 'platform');
  const address_id = await anAddress(shopper);
  return { type: 'goods' as const, items, address_id, platform_card: card.id };
}

const aGoodsId = async ({ shop }: Fixture) => ({ id: (await aGoods(shop)).id });
const aCartLine = async ({ shop }: Fixture) => ({ ...firstSku(await aGoods(shop)), number: 1 });

async function aTask({ seller }: Fixture) {
  const { id } = await seller.client.call('POST /seller/goods/export', {});
  return { id };
}

async function anImport({ market, seller }: Fixture) {
  const { id } = await uploadTable(
    seller,
    aTable([{ Handle: 'tee', Title: 'Tee shirt', 'Variant Price': '9.90' }]),
  );
  await market.finishTasks();
  return { id };
}

const anApplicationId = async ({ market }: Fixture) => ({ id: (await anApplication(market)).id });

async function aSuspendedShop({ market, platform }: Fixture) {
  const { id } = await aShop(market);
  await platform.client.call('POST /platform/shops/suspend', { id, reason: '资质过期' });
  return { id };
}

type OwnedCalls = { [K in CallKey]?: (fixture: Fixture) => Promise<CallIn<K>> };

export const ownedCalls = {
  ...ownedChatCalls,
  ...ownedContentCalls,
  ...ownedCouponCalls,
  ...ownedStaffCalls,
  ...ownedShopCategoryCalls,
  ...ownedDiscoveryCalls,
  ...ownedGroupCalls,
  ...ownedLiveCalls,
  ...ownedComplaintCalls,
  ...ownedGrowthCalls,
  ...ownedFeedbackCalls,
  ...ownedSupportCalls,
  ...ownedWalletCalls,
  ...ownedRefundCalls,
  ...ownedRadarCalls,
  'POST /wanlshop/apply/save': async ({ shopper }) =>
    applicationForm({ documents: await someDocuments(shopper.client) }),
  'GET /platform/applications/details': anApplicationId,
  'POST /platform/applications/reveal': anApplicationId,
  'POST /platform/applications/document': async (fixture) => ({
    ...(await anApplicationId(fixture)),
    kind: 'licence',
  }),
  'POST /platform/applications/approve': anApplicationId,
  'POST /platform/applications/reject': async (fixture) => ({
    ...(await anApplicationId(fixture)),
    reason: '证照不清晰',
  }),
  'GET /platform/shops/details': async ({ shop }) => ({ id: shop.id }),
  'POST /platform/shops/suspend': async ({ market }) => ({
    id: (await aShop(market)).id,
    reason: '资质过期',
  }),
  'POST /platform/shops/resume': aSuspendedShop,
  'POST /platform/shops/licence': async ({ shop }) => ({ id: shop.id, ends_on: '2030-01-31', seen: null }),
  'GET /platform/fees/list': async ({ shop }) => ({ shop_id: shop.id }),
  'GET /platform/fees/rate': async (fixture) => aFeeScope(fixture),
  'POST /platform/fees/save': async (fixture) => {
    const { day, ...scope } = aFeeScope(fixture);
    return { ...scope, from: day, basis_points: 300, seen: 500 };
  },
  'GET /platform/goods/list': async ({ shop }) => ({ shop_id: shop.id, category_id: shop.categoryId }),
  'POST /platform/goods/take_down': async (fixture) => ({ ...(await aGoodsId(fixture)), reason: '涉嫌假冒' }),
  'POST /platform/goods/allow': async (fixture) => {
    const { id } = await aGoodsId(fixture);
    await fixture.platform.client.call('POST /platform/goods/take_down', { id, reason: '涉嫌假冒' });
    return { id };
  },
  'GET /platform/users/details': async ({ shopper }) => ({ id: shopper.id }),
  'POST /platform/users/reveal': async ({ shopper }) => ({ id: shopper.id }),
  'GET /platform/audit/list': async ({ shop, platform }) => ({
    shop_id: shop.id,
    staff_id: platform.id,
    subject: 'goods',
  }),
  'GET /seller/audit/list': async ({ seller }) => ({ staff_id: seller.id }),
  'POST /platform/users/kick': async ({ market }) => ({ id: (await aShopper(market)).id, reason: '测试' }),
  'POST /platform/users/set-level': async ({ market }) => ({ id: (await aShopper(market)).id, level: 3 }),
  'POST /platform/users/silence': async ({ market }) => ({
    id: (await aShopper(market)).id,
    days: 7,
    reason: '测试',
  }),
  'POST /platform/users/unsilence': async ({ market }) => ({ id: (await aShopper(market)).id }),
  'POST /wanlshop/user/session/end': async ({ market, shopper }) => {
    await openSession(market.context(), 'shopper', shopper.id);
    const { rows } = await shopper.client.call('GET /wanlshop/user/sessions', {});
    return { id: rows.find(({ is_current }) => !is_current)?.id ?? 0 };
  },
  'POST /wanlshop/chat/shake': aSocket,
  'POST /seller/chat/shake': aSocket,
  'POST /platform/chat/shake': aSocket,
  'POST /seller/alerts/see': async (fixture) => ({ id: await anAlertId(fixture) }),
  'POST /seller/alerts/handle': async (fixture) => ({ subject: 'order', ...(await anUnpaidOrder(fixture)) }),
  'POST /platform/alerts/see': async (fixture) => ({ id: await anAlertId(fixture) }),
  'POST /platform/alerts/handle': async (fixture) => ({
    subject: 'application',
    ...(await anApplicationId(fixture)),
  }),
  'GET /wanlshop/goods/list': async ({ shop }) => ({
    category_id: shop.categoryId,
    shop_id: shop.id,
    min: '0.00',
    max: '99.00',
  }),
  'GET /wanlshop/goods/details': aGoodsId,
  'GET /wanlshop/goods/delivery': async ({ shop }) => ({
    sku_id: firstSku(await aGoods(shop)).sku_id,
    district_code: '330106',
  }),
  'GET /wanlshop/goods/comments': aGoodsId,
  'POST /wanlshop/goods/collect': async (fixture) => ({ ...(await aGoodsId(fixture)), collected: true }),
  'GET /wanlshop/find/list': async ({ shop }) => ({
    category_id: shop.categoryId,
    shop_id: shop.id,
  }),
  'GET /wanlshop/shop/details': async ({ shop }) => ({ id: shop.id }),
  'GET /wanlshop/shop/categories': async ({ shop }) => ({ id: shop.id }),
  'POST /wanlshop/shop/follow': async ({ shop }) => ({ id: shop.id, followed: true }),
  'POST /wanlshop/collect/delete': async (fixture) => ({ ids: [(await aGoodsId(fixture)).id] }),
  'POST /wanlshop/footprint/delete': async (fixture) => ({
    rows: [{ goods_id: (await aGoodsId(fixture)).id, day: '2026-11-21' }],
  }),
  'POST /wanlshop/cart/synchro': async (fixture) => ({ cart: [await aCartLine(fixture)] }),
  'POST /wanlshop/cart/storage': async (fixture) => ({ type: 'add', data: await aCartLine(fixture) }),
  'POST /wanlshop/notice/read': aNotice,
  'POST /wanlshop/address/save': async ({ shopper }) => ({
    id: await anAddress(shopper),
    name: '林小雨',
    mobile: '13800000001',
    detail: '文三路 2 号',
    province_code: '330000',
    city_code: '330100',
    district_code: '330106',
  }),
  'POST /wanlshop/address/delete': async ({ shopper }) => ({ id: await anAddress(shopper) }),
  'POST /wanlshop/order/quote': aCheckout,
  'POST /wanlshop/order/create': async (fixture) => ({ ...(await aCheckout(fixture)), payable: '10.00' }),
  'GET /wanlshop/order/details': aShippedOrder,
  'GET /wanlshop/order/logistics': aShippedOrder,
  'GET /wanlshop/order/cancelpreview': anUnpaidOrder,
  'POST /wanlshop/order/cancel': async (fixture) => ({
    id: (await anUnpaidOrder(fixture)).id,
    reason: '不想要了',
  }),
  'POST /wanlshop/order/receive': aShippedOrder,
  'POST /wanlshop/order/extend': aShippedOrder,
  'POST /wanlshop/order/delete': anEndedOrder,
  'POST /wanlshop/order/again': anEndedOrder,
  'POST /wanlshop/order/comment': async (fixture) => {
    const { id, lines } = await aReviewableOrder(fixture);
    return { id, items: lines.map((line) => ({ line_id: line.id, score: 5, content: '很好' })) };
  },
  'GET /wanlshop/comment/list': async (fixture) => {
    const { id, lines } = await aReviewableOrder(fixture);
    const items = lines.map((line) => ({ line_id: line.id, score: 5, content: '很好' }));
    await fixture.shopper.client.call('POST /wanlshop/order/comment', { id, items });
    const { rows } = await fixture.shopper.client.call('GET /wanlshop/comment/list', { limit: 1 });
    return { id: rows[0]?.id ?? 0 };
  },
  'GET /wanlshop/pay/channels': async (fixture) => ({ trade_no: (await anUnpaidOrder(fixture)).trade_no }),
  'POST /wanlshop/pay/create': async (fixture) => {
    const { trade_no } = await anUnpaidOrder(fixture);
    await addMoney(fixture.market, fixture.shopper, 1_230);
    return { trade_no, channel: 'balance', password: testPayPassword };
  },
  'GET /wanlshop/pay/status': async (fixture) => {
    const { trade_no } = await anUnpaidOrder(fixture);
    const payment = { trade_no, channel: 'sandbox' } as const;
    const { payment_no } = await fixture.shopper.client.call('POST /wanlshop/pay/create', payment, key());
    return { payment_no };
  },
  'GET /seller/goods/list': async ({ shop }) => ({
    category_id: shop.categoryId,
    page: 1,
    limit: 20,
  }),
  'GET /seller/goods/details': aGoodsId,
  'GET /seller/goods/history': aGoodsId,
  'POST /seller/goods/save': async (fixture) => {
    const { shop } = fixture;
    const { id, skus } = await aGoods(shop);
    return {
      ...goodsForm(shop),
      id,
      version: 1,
      shop_category_ids: [(await aShopCategory(fixture)).id],
      skus: skus.map((sku) => ({ id: sku.id, values: [], price: '9.90', stock: 5 })),
    };
  },
  'POST /seller/goods/state': async (fixture) => ({ ids: [(await aGoodsId(fixture)).id], state: 'off' }),
  'POST /seller/goods/copy': aGoodsId,
  'POST /seller/goods/delete': async ({ shop }) => ({ ids: [(await aGoods(shop, { state: 'off' })).id] }),
  'POST /seller/goods/skus': async (fixture) => ({
    rows: [{ sku_id: (await aCartLine(fixture)).sku_id, price: '9.90', stock: 3, stock_was: 5 }],
  }),
  'POST /seller/goods/stock': async (fixture) => ({ sku_id: (await aCartLine(fixture)).sku_id, stock: 3 }),
  'GET /seller/orders/details': aPaidOrder,
  'POST /seller/orders/ship_many': async (fixture) => {
    const { id } = await aPaidOrder(fixture);
    const { order_no } = await fixture.seller.client.call('GET /seller/orders/details', { id });
    return { rows: [{ order_no, carrier: '', tracking_no: '', no_logistics: true }] };
  },
  ...ownedSellerOrderCalls,
  'POST /seller/goods/export': async ({ shop }) => ({ category_id: shop.categoryId }),
  'GET /seller/imports/details': anImport,
  'GET /seller/imports/report': anImport,
  'POST /seller/imports/start': async (fixture) => ({
    ...(await anImport(fixture)),
    freight_template_id: fixture.shop.templateId,
    category_id: fixture.shop.categoryId,
    pictures: 'skip',
    categories: [{ name: '', category_id: fixture.shop.categoryId }],
  }),
  'GET /seller/tasks/details': aTask,
  'POST /seller/tasks/cancel': aTask,
  'GET /seller/tasks/file': async (fixture) => {
    const task = await aTask(fixture);
    await fixture.market.finishTasks();
    return task;
  },
} satisfies OwnedCalls;
