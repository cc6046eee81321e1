/** For each call that names something: what its owner sends, about a thing of theirs that is made for it. */
import { randomUUID } from 'node:crypto';
import type { CallIn, CallKey } from '@chengji/contract';
import { openSession } from '@chengji/server/modules/identity/index';
import { anApplication, applicationForm, someDocuments } from '../builders/applications.ts';
import { aCard } from '../builders/coupons.ts';
import { aGoods, aStall, firstSku, goodsForm, type Stall } from '../builders/goods.ts';
import { aTable, uploadTable } from '../builders/import-tables.ts';
import {
  anOperator,
  aShop,
  aShopper,
  type Person,
  type ShopperPerson,
  testPayPassword,
} from '../builders/people.ts';
import { aPost } from '../builders/posts.ts';
import { addMoney, anAddress, aTrade } from '../builders/trades.ts';
import type { Market } from '../market.ts';
import { openSocket } from '../open-socket.ts';
import { ownContentCalls } from './content.ts';
import { ownCouponCalls } from './coupons.ts';
import { ownGroupCalls } from './groups.ts';
import { ownDeskCalls } from './staff.ts';

/** Someone of each kind: a shopper, the shop they buy from, and the platform's staff. */
export type Household = {
  readonly market: Market;
  readonly shopper: ShopperPerson;
  readonly seller: Person;
  readonly platform: Person;
  readonly stall: Stall;
};

export async function aHousehold(market: Market): Promise<Household> {
  const stall = await aStall(market);
  const [shopper, platform] = [await aShopper(market), await anOperator(market)];
  return { market, shopper, seller: stall.seller, platform, stall };
}

const key = () => ({ idempotencyKey: randomUUID() });

async function anUnpaidOrder({ market, shopper, stall }: Household) {
  const { orderIds, tradeNo } = await aTrade(market, shopper, { stall });
  return { id: orderIds[0] ?? 0, trade_no: tradeNo };
}

async function aPaidOrder(home: Household) {
  const order = await anUnpaidOrder(home);
  await addMoney(home.market, home.shopper, 1_230);
  const payment = { trade_no: order.trade_no, channel: 'balance', password: testPayPassword } as const;
  await home.shopper.client.call('POST /wanlshop/pay/create', payment, key());
  return { id: order.id };
}

async function aShippedOrder(home: Household) {
  const { id } = await aPaidOrder(home);
  const shipment = { order_id: id, carrier: '', tracking_no: '' };
  await home.seller.client.call('POST /seller/orders/ship', shipment);
  return { id };
}

async function aReviewableOrder(home: Household) {
  const { id } = await aShippedOrder(home);
  return home.shopper.client.call('POST /wanlshop/order/receive', { id });
}

async function anEndedOrder(home: Household) {
  const { id } = await anUnpaidOrder(home);
  await home.shopper.client.call('POST /wanlshop/order/cancel', { id });
  return { id };
}

async function aNotice(home: Household) {
  await anUnpaidOrder(home);
  await home.market.settle();
  const { rows } = await home.shopper.client.call('GET /wanlshop/notice/list', { limit: 1 });
  return { id: rows[0]?.id ?? 0 };
}

/** With a card of the market: 12.30 less 2.30. */
async function aCheckout({ shopper, platform, stall }: Household) {
  const items = [{ ...firstSku(await aGoods(stall)), number: 1 }];
  const card = await aCard(shopper, platform, { amount: '2.30', least_spend: '0.00' }, 'platform');
  const address_id = await anAddress(shopper);
  return { type: 'goods' as const, items, address_id, platform_card: card.id };
}

const goodsOf = async ({ stall }: Household) => ({ id: (await aGoods(stall)).id });
const postOf = async ({ market, stall }: Household) => ({ id: await aPost(market, stall) });
const lineOf = async ({ stall }: Household) => ({ ...firstSku(await aGoods(stall)), number: 1 });

async function aTask({ seller }: Household) {
  const { id } = await seller.client.call('POST /seller/goods/export', {});
  return { id };
}

async function anImport({ market, seller }: Household) {
  const { id } = await uploadTable(
    seller,
    aTable([{ Handle: 'tee', Title: 'Tee shirt', 'Variant Price': '9.90' }]),
  );
  await market.finishTasks();
  return { id };
}

const anApplicationOf = async ({ market }: Household) => ({ id: (await anApplication(market)).id });

async function aSuspendedShop({ market, platform }: Household) {
  const { id } = await aShop(market);
  await platform.client.call('POST /platform/shops/suspend', { id, reason: '资质过期' });
  return { id };
}

type OwnCalls = { [K in CallKey]?: (home: Household) => Promise<CallIn<K>> };

export const ownCalls = {
  ...ownContentCalls,
  ...ownCouponCalls,
  ...ownDeskCalls,
  ...ownGroupCalls,
  'POST /wanlshop/apply/save': async ({ shopper }) =>
    applicationForm({ documents: await someDocuments(shopper.client) }),
  'GET /platform/applications/details': anApplicationOf,
  'POST /platform/applications/reveal': anApplicationOf,
  'POST /platform/applications/document': async (home) => ({
    ...(await anApplicationOf(home)),
    kind: 'licence',
  }),
  'POST /platform/applications/approve': anApplicationOf,
  'POST /platform/applications/reject': async (home) => ({
    ...(await anApplicationOf(home)),
    reason: '证照不清晰',
  }),
  'GET /platform/shops/details': async ({ stall }) => ({ id: stall.shopId }),
  'POST /platform/shops/suspend': async ({ market }) => ({
    id: (await aShop(market)).id,
    reason: '资质过期',
  }),
  'POST /platform/shops/resume': aSuspendedShop,
  'GET /platform/users/details': async ({ shopper }) => ({ id: shopper.id }),
  'POST /platform/users/reveal': async ({ shopper }) => ({ id: shopper.id }),
  'GET /platform/audit/list': async ({ stall, platform }) => ({
    shop_id: stall.shopId,
    staff_id: platform.id,
    subject: 'goods',
  }),
  'GET /seller/audit/list': async ({ seller }) => ({ staff_id: seller.id }),
  'POST /platform/users/kick': async ({ market }) => ({ id: (await aShopper(market)).id, reason: '测试' }),
  'POST /wanlshop/user/session/end': async ({ market, shopper }) => {
    await openSession(market.context(), 'shopper', shopper.id);
    const { rows } = await shopper.client.call('GET /wanlshop/user/sessions', {});
    return { id: rows.find(({ is_current }) => !is_current)?.id ?? 0 };
  },
  'POST /wanlshop/chat/shake': async ({ market }) => ({ client_id: (await openSocket(market)).clientId }),
  'GET /wanlshop/goods/list': async ({ stall }) => ({
    category_id: stall.categoryId,
    shop_id: stall.shopId,
    min: '0.00',
    max: '99.00',
  }),
  'GET /wanlshop/goods/details': goodsOf,
  'GET /wanlshop/goods/comments': goodsOf,
  'POST /wanlshop/goods/collect': async (home) => ({ ...(await goodsOf(home)), collected: true }),
  'GET /wanlshop/find/list': async ({ stall }) => ({ category_id: stall.categoryId, shop_id: stall.shopId }),
  'GET /wanlshop/find/details': postOf,
  'GET /wanlshop/find/comments': postOf,
  'GET /wanlshop/shop/details': async ({ stall }) => ({ id: stall.shopId }),
  'GET /wanlshop/shop/categories': async ({ stall }) => ({ id: stall.shopId }),
  'POST /wanlshop/shop/follow': async ({ stall }) => ({ id: stall.shopId, followed: true }),
  'POST /wanlshop/collect/delete': async (home) => ({ ids: [(await goodsOf(home)).id] }),
  'POST /wanlshop/footprint/delete': async (home) => ({
    rows: [{ goods_id: (await goodsOf(home)).id, day: '2026-11-21' }],
  }),
  'POST /wanlshop/cart/synchro': async (home) => ({ cart: [await lineOf(home)] }),
  'POST /wanlshop/cart/storage': async (home) => ({ type: 'add', data: await lineOf(home) }),
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
  'POST /wanlshop/order/create': async (home) => ({ ...(await aCheckout(home)), payable: '10.00' }),
  'GET /wanlshop/order/details': aShippedOrder,
  'GET /wanlshop/order/logistics': aShippedOrder,
  'GET /wanlshop/order/cancelpreview': anUnpaidOrder,
  'POST /wanlshop/order/cancel': async (home) => ({ id: (await anUnpaidOrder(home)).id, reason: '不想要了' }),
  'POST /wanlshop/order/receive': aShippedOrder,
  'POST /wanlshop/order/extend': aShippedOrder,
  'POST /wanlshop/order/delete': anEndedOrder,
  'POST /wanlshop/order/comment': async (home) => {
    const { id, lines } = await aReviewableOrder(home);
    return { id, items: lines.map((line) => ({ line_id: line.id, score: 5, content: '很好' })) };
  },
  'GET /wanlshop/pay/channels': async (home) => ({ trade_no: (await anUnpaidOrder(home)).trade_no }),
  'POST /wanlshop/pay/create': async (home) => {
    const { trade_no } = await anUnpaidOrder(home);
    await addMoney(home.market, home.shopper, 1_230);
    return { trade_no, channel: 'balance', password: testPayPassword };
  },
  'GET /wanlshop/pay/status': async (home) => {
    const { trade_no } = await anUnpaidOrder(home);
    const payment = { trade_no, channel: 'sandbox' } as const;
    const { payment_no } = await home.shopper.client.call('POST /wanlshop/pay/create', payment, key());
    return { payment_no };
  },
  'GET /seller/goods/list': async ({ stall }) => ({ category_id: stall.categoryId, page: 1, limit: 20 }),
  'GET /seller/goods/details': goodsOf,
  'POST /seller/goods/save': async ({ stall }) => {
    const { id, skus } = await aGoods(stall);
    return {
      ...goodsForm(stall),
      id,
      version: 1,
      skus: skus.map((sku) => ({ id: sku.id, values: [], price: '9.90', stock: 5 })),
    };
  },
  'POST /seller/goods/state': async (home) => ({ ids: [(await goodsOf(home)).id], state: 'off' }),
  'POST /seller/goods/stock': async (home) => ({ sku_id: (await lineOf(home)).sku_id, stock: 3 }),
  'GET /seller/orders/details': aPaidOrder,
  'POST /seller/orders/ship': async (home) => ({
    order_id: (await aPaidOrder(home)).id,
    carrier: '',
    tracking_no: '',
  }),
  'POST /seller/orders/ship_many': async (home) => {
    const { id } = await aPaidOrder(home);
    const { order_no } = await home.seller.client.call('GET /seller/orders/details', { id });
    return { rows: [{ order_no, carrier: '', tracking_no: '', no_logistics: true }] };
  },
  'POST /seller/goods/export': async ({ stall }) => ({ category_id: stall.categoryId }),
  'GET /seller/imports/details': anImport,
  'GET /seller/imports/report': anImport,
  'POST /seller/imports/start': async (home) => ({
    ...(await anImport(home)),
    freight_template_id: home.stall.templateId,
    category_id: home.stall.categoryId,
    pictures: 'skip',
    categories: [{ name: '', category_id: home.stall.categoryId }],
  }),
  'GET /seller/tasks/details': aTask,
  'POST /seller/tasks/cancel': aTask,
  'GET /seller/tasks/file': async (home) => {
    const task = await aTask(home);
    await home.market.finishTasks();
    return task;
  },
} satisfies OwnCalls;
