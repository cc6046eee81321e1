/** The people of the demo market, and what they do by calls so that a journey can begin where it is interesting. */
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { type CallClient, createCallClient, newIdempotencyKey } from '../packages/client-kit/src/index.ts';
import type { CallOut } from '../packages/contract/src/index.ts';
import { marketLog, marketUrl } from './market.ts';

export const password = 'demo1234';
export const payPassword = '246810';

const clientOf = (token: string | null): CallClient =>
  createCallClient({
    base: `${marketUrl}/api`,
    socketUrl: '/socket',
    appClient: 'H5',
    token: () => token,
    language: () => 'zh',
  });

export const visitor = clientOf(null);

export type UserInfo = CallOut<'POST /wanlshop/user/login'>['userinfo'];
export type Shopper = { user: UserInfo & { isLogin: true }; call: CallClient['call'] };

export const mobileOf = (shopper: number) => `1380000000${shopper}`;
export const ownerAccountOf = (shopId: number) => `139${String(shopId).padStart(8, '0')}`;

/** Shopper N of the demo market, logged in; `user` is what a phone keeps. */
export async function shopperNumber(number: number): Promise<Shopper> {
  const login = { account: mobileOf(number), password, agree: true } as const;
  const { userinfo } = await visitor.call('POST /wanlshop/user/login', login);
  return { user: { ...userinfo, isLogin: true }, call: clientOf(userinfo.token).call };
}

const ownerLogin = (shopId: number) =>
  visitor.call('POST /seller/auth/login', { account: ownerAccountOf(shopId), password });

const operatorLogin = () => visitor.call('POST /platform/auth/login', { account: 'admin', password });

export const ownerOf = async (shopId: number) => clientOf((await ownerLogin(shopId)).token).call;

export const operator = async () => clientOf((await operatorLogin()).token).call;

const anImport = (token: string) =>
  clientOf(token).upload('POST /seller/imports/upload', new Blob([aTable]), 'products.csv');
const aTable = 'Handle,Title,Type,Variant Price,Variant Inventory Qty\r\nmug,马克杯,茶具,39.00,20\r\n';

/** The owner of a shop and the operator, both logged in to one console, and what of each kind they may open. */
export async function sessionsOfConsole(shopId: number) {
  const [seller, platform] = [await ownerLogin(shopId), await operatorLogin()];
  const [shop, market] = [clientOf(seller.token).call, clientOf(platform.token).call];
  const first = ({ rows }: { rows: { id: number }[] }) => rows[0]?.id;
  const sessions = { 'console.session.seller': seller, 'console.session.platform': platform };
  /** By the part of the address before the number. */
  const ids: Record<string, number | undefined> = {
    orders: first(await shop('GET /seller/orders/list', { limit: 1 })),
    goods: first(await shop('GET /seller/goods/list', { limit: 1 })),
    coupons: (await issueCoupon(shopId)).id,
    imports: first(await shop('GET /seller/imports/list', {})) ?? (await anImport(seller.token)).id,
    pages: first(await market('GET /platform/pages/list')),
    articles: first(await market('GET /platform/articles/list', { limit: 1 })),
    users: first(await market('GET /platform/users/list', { limit: 1 })),
  };
  return { sessions, ids };
}

/** The code that this number is sent by what is done now, from the market's log. */
export async function codeSentBy(mobile: string, ask: () => Promise<void>): Promise<string> {
  const sent = () => [
    ...readFileSync(marketLog, 'utf8').matchAll(new RegExp(`sms ${mobile} \\w+ (\\d{6})`, 'g')),
  ];
  const before = sent().length;
  await ask();
  await expect.poll(() => sent().length).toBeGreaterThan(before);
  return sent().at(-1)?.[1] ?? '';
}

export type Item = { goods_id: number; sku_id: number; number: number };

/** One of a cheap goods that is in stock. */
export async function anItem(shopId?: number): Promise<Item> {
  const query = {
    sort: 'price_asc',
    in_stock: true,
    limit: 1,
    ...(shopId ? { shop_id: shopId } : {}),
  } as const;
  const [goods] = (await visitor.call('GET /wanlshop/goods/list', query)).rows;
  if (!goods) throw new Error('no goods in stock');
  const { skus } = await visitor.call('GET /wanlshop/goods/details', { id: goods.id });
  const sku = skus.find(({ stock }) => stock > 0);
  return { goods_id: goods.id, sku_id: sku?.id ?? 0, number: 1 };
}

/** The shop issues a coupon that takes 1.00 off whatever is bought of it. */
export async function issueCoupon(shopId: number): Promise<{ id: number; title: string }> {
  const title = `立减 1 元 ${Date.now()}`;
  const terms = { type: 'reduction', amount: '1.00', total: 100 } as const;
  const seller = await ownerOf(shopId);
  const { id } = await seller('POST /seller/coupons/save', { ...terms, title, title_en: title });
  return { id, title };
}

/** A trade of one order, not yet paid. */
export async function placeOrder({ call }: Shopper): Promise<{ id: number; tradeNo: string }> {
  const { rows } = await call('GET /wanlshop/address/list');
  const asked = { type: 'goods' as const, items: [await anItem()], address_id: rows[0]?.id ?? 0 };
  const { payable } = await call('POST /wanlshop/order/quote', asked);
  const key = { idempotencyKey: newIdempotencyKey() };
  const { trade_no, orders } = await call('POST /wanlshop/order/create', { ...asked, payable }, key);
  return { id: orders[0]?.id ?? 0, tradeNo: trade_no };
}

/** An order that is paid from the balance and on its way. */
export async function shippedOrder(shopper: Shopper): Promise<{ id: number; tradeNo: string }> {
  const order = await placeOrder(shopper);
  const key = { idempotencyKey: newIdempotencyKey() };
  const paying = { trade_no: order.tradeNo, channel: 'balance', password: payPassword } as const;
  await shopper.call('POST /wanlshop/pay/create', paying, key);
  const { shop } = await shopper.call('GET /wanlshop/order/details', { id: order.id });
  const seller = await ownerOf(shop.id);
  const parcel = { carrier: 'SF', tracking_no: `SF1${order.tradeNo.slice(-12)}` };
  await seller('POST /seller/orders/ship', { order_id: order.id, ...parcel });
  return order;
}
