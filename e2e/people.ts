/** The people of the demo market, and what they do by calls so that a journey can begin where it is interesting. */
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { type CallClient, newIdempotencyKey } from '../packages/client-kit/src/index.ts';
import type { CallIn, CallOut } from '../packages/contract/src/index.ts';
import { isCardNumber } from '../packages/contract/src/wallet/card-number.rules.ts';
import { createClient, uploadCopy, visitor } from './client.ts';
import { getMarket } from './market.ts';

export const password = 'demo1234';
export const payPassword = '246810';

export type UserInfo = CallOut<'POST /wanlshop/user/login'>['userinfo'];
export type Shopper = { user: UserInfo & { isLogin: true }; call: CallClient['call'] };

export const toMobile = (shopper: number) => `1380000000${shopper}`;
export const toOwnerAccount = (shopId: number) => `139${String(shopId).padStart(8, '0')}`;

/** Shopper N of the demo market, logged in; `user` is what a phone keeps. */
export async function shopperNumber(number: number): Promise<Shopper> {
  const login = { account: toMobile(number), password, agree: true } as const;
  const { userinfo } = await visitor.call('POST /wanlshop/user/login', login);
  return { user: { ...userinfo, isLogin: true }, call: createClient(userinfo.token).call };
}

/** Shopper N, linked with a shop whose lives they may host from then on. */
export async function findHost(shopId: number, number: number): Promise<Shopper> {
  const { call, user } = await shopperNumber(number);
  if (!user.shops.some(({ id }) => id === shopId)) {
    const { code } = await (await logInOwner(shopId))('POST /seller/staff/linkcode', {});
    await call('POST /wanlshop/user/linkshop', { code });
  }
  return shopperNumber(number);
}

type Prepared = CallOut<'POST /wanlshop/live/create'> & { goods: CallOut<'POST /seller/goods/save'> };

/** A live of a shop, of goods of its own. */
export async function prepareLive(
  { call, user }: Shopper,
  shopId: number,
  words: { title?: string; planned_at?: number } = {},
): Promise<Prepared> {
  const goods = await addGoods(shopId);
  const url = await uploadCopy(user.token, goods.images[0] ?? '');
  const live = { title: '现摘现发', cover: url, goods: [goods.id], ...words };
  return { ...(await call('POST /wanlshop/live/create', { as_shop: shopId, ...live })), goods };
}

/** Nobody of the demo market begins with a second factor. */
async function staffLogin(area: 'seller' | 'platform', account: string) {
  const step = await visitor.call(`POST /${area}/auth/login`, { account, password });
  if ('second_factor' in step) throw new Error(`${account} is asked for a second factor`);
  return step;
}

const ownerLogin = (shopId: number) => staffLogin('seller', toOwnerAccount(shopId));

const operatorLogin = () => staffLogin('platform', 'admin');

export const logInOwner = async (shopId: number) => createClient((await ownerLogin(shopId)).token).call;

export const operator = async () => createClient((await operatorLogin()).token).call;

const anImport = (token: string) =>
  createClient(token).upload('POST /seller/imports/upload', new Blob([aTable]), 'products.csv');
const aTable = 'Handle,Title,Type,Variant Price,Variant Inventory Qty\r\nmug,马克杯,茶具,39.00,20\r\n';

/** The owner of a shop and the operator, both logged in to one console, and what of each kind they may open. */
export async function openConsoleSessions(shopId: number) {
  const [seller, platform] = [await ownerLogin(shopId), await operatorLogin()];
  const [shop, market] = [createClient(seller.token).call, createClient(platform.token).call];
  const first = ({ rows }: { rows: { id: number }[] }) => rows[0]?.id;
  const sessions = { 'console.session.seller': seller, 'console.session.platform': platform };
  /** By the part of the address before the number. */
  const ids: Record<string, number | undefined> = {
    orders: first(await shop('GET /seller/orders/list', { limit: 1 })),
    goods: first(await shop('GET /seller/goods/list', { limit: 1 })),
    coupons: (await issueCoupon(shopId)).id,
    campaigns:
      first(await shop('GET /seller/campaigns/list', { limit: 1 })) ??
      (await offerToTeams(shopId, 2)).campaign,
    imports: first(await shop('GET /seller/imports/list', {})) ?? (await anImport(seller.token)).id,
    pages: first(await market('GET /platform/pages/list')),
    articles: first(await market('GET /platform/articles/list', { limit: 1 })),
    withdrawals:
      first(await market('GET /platform/withdrawals/list', { state: 'all', limit: 1 })) ??
      (await askToWithdraw(await shopperNumber(1), '10.00')).id,
    shops: shopId,
    posts: first(await shop('GET /seller/posts/list', { limit: 1 })),
    live:
      first(await shop('GET /seller/live/list', { tab: 'planned', limit: 1 })) ??
      (await prepareLive(await findHost(shopId, 8), shopId)).id,
    users: first(await market('GET /platform/users/list', { limit: 1 })),
    growth: first(await market('GET /platform/referral/people', { limit: 1 })) ?? 1,
  };
  return { sessions, ids };
}

/** A number is sent one code within this time. */
const betweenCodesSeconds = 60;

/** The code that this number is sent by what is done now, from the market's log. */
export async function codeSentBy(mobile: string, ask: () => Promise<void>): Promise<string> {
  const sent = () => [
    ...readFileSync(getMarket().log, 'utf8').matchAll(new RegExp(`sms ${mobile} \\w+ (\\d{6})`, 'g')),
  ];
  const before = sent().length;
  if (before > 0) await passTime(betweenCodesSeconds);
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

/** The shop issues a coupon that takes 1.00 off everything it sells. */
export async function issueCoupon(shopId: number): Promise<{ id: number; title: string }> {
  const title = `立减 1 元 ${Date.now()}`;
  const terms = { type: 'reduction', amount: '1.00', total: 100 } as const;
  const seller = await logInOwner(shopId);
  const { id } = await seller('POST /seller/coupons/save', { ...terms, title, title_en: title });
  return { id, title };
}

export type Offered = { type: 'group' | 'ladder'; goods: number; campaign: number; item: Item };

/** A cheap goods of the shop that teams of `size` may buy for four fifths of its price from now on. */
export async function offerToTeams(shopId: number, size: number): Promise<Offered> {
  const query = { shop_id: shopId, sort: 'price_asc', in_stock: true, limit: 20 } as const;
  const { rows } = await visitor.call('GET /wanlshop/goods/list', query);
  for (const { id } of rows) {
    const { campaign, skus } = await visitor.call('GET /wanlshop/goods/details', { id });
    if (campaign) continue;
    const prices = skus.map((sku) => ({ sku_id: sku.id, price: (Number(sku.price) * 0.8).toFixed(2) }));
    const seller = await logInOwner(shopId);
    const asked = { goods_id: id, kind: 'ordinary' as const, tiers: [{ size, prices }], hours: 24 };
    const { id: saved } = await seller('POST /seller/campaigns/save', asked);
    const sku = skus.find(({ stock }) => stock > 0);
    const item = { goods_id: id, sku_id: sku?.id ?? 0, number: 1 };
    return { type: 'group', goods: id, campaign: saved, item };
  }
  throw new Error(`shop ${shopId} offers all it has already`);
}

/** The shopper opens a team, or joins the one named, and pays for it from the balance; answers the team. */
export async function buyInTeam({ call }: Shopper, offered: Offered, teamId?: number): Promise<number> {
  const { rows } = await call('GET /wanlshop/address/list');
  const place = teamId ? { team_id: teamId } : { campaign_id: offered.campaign };
  const { type, item } = offered;
  const asked = { type, items: [item], address_id: rows[0]?.id ?? 0, ...place };
  const { payable } = await call('POST /wanlshop/order/quote', asked);
  const { trade_no, team_id } = await call('POST /wanlshop/order/create', { ...asked, payable }, once());
  await call('POST /wanlshop/pay/create', fromBalance(trade_no), once());
  return team_id ?? 0;
}

/** People and the price of each, from the first step on; an ordinary campaign has one. */
export type Tiers = readonly (readonly [size: number, price: string])[];

/** A new goods of a shop that costs 40.00 alone, and the campaign by which teams can buy it for an hour. */
export async function startCampaign(shopId: number, tiers: Tiers): Promise<Offered> {
  const seller = await logInOwner(shopId);
  const goods = await addGoods(shopId);
  const sku_id = goods.skus[0]?.id ?? 0;
  const { id: campaign } = await seller('POST /seller/campaigns/save', {
    goods_id: goods.id,
    kind: tiers.length > 1 ? 'ladder' : 'ordinary',
    tiers: tiers.map(([size, price]) => ({ size, prices: [{ sku_id, price }] })),
    hours: 1,
  });
  const item = { goods_id: goods.id, sku_id, number: 1 };
  return { type: tiers.length > 1 ? 'ladder' : 'group', goods: goods.id, campaign, item };
}

/** A new goods of a shop, with 50 in stock. */
export async function addGoods(shopId: number, price = '40.00'): Promise<CallOut<'POST /seller/goods/save'>> {
  const seller = await logInOwner(shopId);
  const [model] = (await seller('GET /seller/goods/list', { limit: 1 })).rows;
  const { images, category_id, freight_template_id } = await seller('GET /seller/goods/details', {
    id: model?.id ?? 0,
  });
  const title = `拼团好物 ${Date.now()}`;
  return seller('POST /seller/goods/save', {
    title,
    title_en: title,
    images,
    category_id,
    freight_template_id,
    specs: [],
    skus: [{ values: [], price, stock: 50 }],
  });
}

export const once = () => ({ idempotencyKey: newIdempotencyKey() });
export const fromBalance = (tradeNo: string) =>
  ({ trade_no: tradeNo, channel: 'balance', password: payPassword }) as const;

/** The market's time goes on; what was due by then has happened. */
export async function passTime(seconds: number): Promise<void> {
  await (await operator())('POST /platform/clock/advance', { seconds });
}

/** What the person has now, in cents. */
export async function getBalance({ call }: Shopper): Promise<number> {
  const { userinfo } = await call('GET /wanlshop/user/info');
  return Math.round(Number(userinfo.money) * 100);
}

/** What a member of a shop's staff keeps once logged in. */
export const sellerSession = async (account: string) => ({
  'console.session.seller': await staffLogin('seller', account),
});

/** What a member of the operator's staff keeps once logged in. */
export const operatorSession = async (account = 'admin') => ({
  'console.session.platform': await staffLogin('platform', account),
});

/** A second administrator of the market: what is above a limit takes two. */
export async function takeOnOperator(account: string): Promise<void> {
  const person = { account, name: '何思远', role: 'admin', password };
  await (await operator())('POST /platform/staff/save', person);
}

/** Someone new in a shop who answers its customers; answers their account. */
export async function takeOnClerk(shopId: number): Promise<string> {
  const account = `clerk_${Date.now()}`;
  const seller = await logInOwner(shopId);
  await seller('POST /seller/staff/save', { account, name: '阿宁', role: 'service', password });
  return account;
}

type Placed = { id: number; orderNo: string; tradeNo: string };

/** A trade of one order, not yet paid: of a cheap goods unless one is named. */
export async function placeOrder({ call }: Shopper, item?: Item): Promise<Placed> {
  const { rows } = await call('GET /wanlshop/address/list');
  const items = [item ?? (await anItem())];
  const asked = { type: 'goods' as const, items, address_id: rows[0]?.id ?? 0 };
  const { payable } = await call('POST /wanlshop/order/quote', asked);
  const { trade_no, orders } = await call('POST /wanlshop/order/create', { ...asked, payable }, once());
  return { id: orders[0]?.id ?? 0, orderNo: orders[0]?.order_no ?? '', tradeNo: trade_no };
}

/** A person may have few unpaid orders at a time: those of another attempt make room. */
export async function cancelUnpaid({ call }: Shopper): Promise<void> {
  const { rows } = await call('GET /wanlshop/order/list', { state: 'pay', limit: 50 });
  for (const { id } of rows) await call('POST /wanlshop/order/cancel', { id });
}

export async function payTrade({ call }: Shopper, tradeNo: string): Promise<void> {
  await call('POST /wanlshop/pay/create', fromBalance(tradeNo), once());
}

/** An order that is paid from the balance. */
export async function paidOrder(shopper: Shopper, item?: Item): Promise<Placed> {
  const order = await placeOrder(shopper, item);
  await payTrade(shopper, order.tradeNo);
  return order;
}

/** So many of a new goods of a shop, by several shoppers at once; it is not the cheapest there is, which others buy. */
export async function paidOrders(
  shopId: number,
  count: number,
): Promise<{ title: string; numbers: string[] }> {
  const goods = await addGoods(shopId, '15.00');
  const item = { goods_id: goods.id, sku_id: goods.skus[0]?.id ?? 0, number: 1 };
  const shoppers = await Promise.all([4, 5, 6].map(shopperNumber));
  const numbers: string[] = [];
  const buy = async (shopper: Shopper) => {
    for (let left = count / shoppers.length; left > 0; left -= 1)
      numbers.push((await paidOrder(shopper, item)).orderNo);
  };
  await Promise.all(shoppers.map(buy));
  return { title: goods.title, numbers };
}

/** The same on its way. */
export async function shippedOrder(shopper: Shopper): Promise<Placed> {
  const order = await paidOrder(shopper);
  const { shop } = await shopper.call('GET /wanlshop/order/details', { id: order.id });
  const seller = await logInOwner(shop.id);
  const parcel = { carrier: 'SF', tracking_no: `SF1${order.tradeNo.slice(-12)}` };
  await seller('POST /seller/orders/ship', { order_id: order.id, ...parcel });
  return order;
}

/** The number of a debit card of China Merchants Bank that nobody has added yet. */
export function aCardNumber(): string {
  const begin = `622588${String(Date.now()).slice(-9)}`;
  const digit = [...'0123456789'].find((last) => isCardNumber(begin + last));
  return `${begin}${digit}`;
}

/** A payout account of the shopper’s own: a bank card, the one they have or a new one. */
export async function addAccount({ call, user }: Shopper): Promise<number> {
  const [known] = (await call('GET /wanlshop/bank/list')).rows;
  if (known) return known.id;
  const card = { bank_code: 'CMB', card_type: 'debit', account: aCardNumber() } as const;
  const { id } = await call('POST /wanlshop/bank/save', {
    ...card,
    name: user.nickname,
    phone: user.mobile,
    agree: true,
  });
  return id;
}

/** Asks for a withdrawal to an account, the smallest unless said otherwise. */
export async function askForWithdrawal({ call }: Shopper, account: number, amount?: string): Promise<number> {
  const { withdraw } = await call('GET /wanlshop/wallet/info');
  const asked = { account_id: account, amount: amount ?? withdraw.minimum, password: payPassword };
  const { id } = await call('POST /wanlshop/wallet/withdraw', asked, once());
  return id;
}

/** The shopper asks for money to be paid out to their card; answers how it is known to both sides. */
export async function askToWithdraw(shopper: Shopper, amount: string): Promise<{ id: number; no: string }> {
  const id = await askForWithdrawal(shopper, await addAccount(shopper), amount);
  const { withdrawal_no } = await shopper.call('GET /wanlshop/wallet/withdrawal', { id });
  return { id, no: withdrawal_no };
}

type Asked = Pick<CallIn<'POST /wanlshop/refund/apply'>, 'kind' | 'received'>;

/** Asks for all of an order’s first line back; answers the refund, and of which line it is. */
export async function applyForRefund({ call }: Shopper, orderId: number, asked: Asked) {
  const order = await call('GET /wanlshop/order/details', { id: orderId });
  const line = { order_id: orderId, line_id: order.lines[0]?.id ?? 0 };
  const { max } = await call('GET /wanlshop/refund/preview', {
    ...line,
    kind: asked.kind,
    reason: 'quality',
  });
  const { id } = await call('POST /wanlshop/refund/apply', {
    ...line,
    ...asked,
    reason: 'quality',
    amount: max,
  });
  return { id, amount: max, shopId: order.shop.id };
}

const hangzhou = { province_code: '330000', city_code: '330100', district_code: '330106' };

/** A shop's account with a carrier, which gives numbers for its parcels and labels to print. */
export async function addWaybillAccount(shopId: number): Promise<void> {
  const seller = await logInOwner(shopId);
  const { rows } = await seller('GET /seller/waybill_accounts/list');
  if (rows.length > 0) return;
  const sender = { ...hangzhou, name: '仓库', mobile: toMobile(1), detail: '文三路 1 号仓库' };
  const account = { carrier: 'SF', partner_id: '7551234567', key: '', net: '', template: '' };
  await seller('POST /seller/waybill_accounts/save', { ...account, ...sender });
}

/** Where a shop has goods sent back to. */
export async function addReturnAddress(shopId: number): Promise<string> {
  const detail = '联胜路 6 号 2 幢 3 楼';
  const place = { ...hangzhou, detail };
  const seller = await logInOwner(shopId);
  await seller('POST /seller/refunds/save_address', {
    ...place,
    name: '售后',
    mobile: toMobile(1),
    is_default: true,
  });
  return detail;
}
