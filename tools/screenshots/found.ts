/** Logs in to a running demo market and finds what the pages' addresses need. */

import { type CallClient, createCallClient } from '../../packages/client-kit/src/index.ts';
import type { StaffLoggedIn } from '../../packages/contract/src/identity/staff-security.calls.ts';
import type { CallOut } from '../../packages/contract/src/index.ts';
import type { Found } from './pages.ts';

export type Person = CallOut<'POST /wanlshop/user/login'>['userinfo'];

/** What a browser stores for the staff logged in to the back office. */
export type ConsoleSessions = { seller: StaffLoggedIn; platform: StaffLoggedIn };

const password = 'demo1234';
const demoShopper = { account: '13800000001', password, agree: true } as const;

/** Enough that the cart and the order show more than one shop. */
const cartLines = 4;

const createClient = (market: string, token: string | null): CallClient =>
  createCallClient({
    base: `${market}/api`,
    socketUrl: '/socket',
    appClient: 'H5',
    token: () => token,
    language: () => 'zh',
  });

export async function logIn(market: string): Promise<Person> {
  const { userinfo } = await createClient(market, null).call('POST /wanlshop/user/login', demoShopper);
  return userinfo;
}

export async function logInToConsole(market: string): Promise<ConsoleSessions> {
  const { call } = createClient(market, null);
  const loggedIn = async (area: 'seller' | 'platform', account: string) => {
    const step = await call(`POST /${area}/auth/login`, { account, password });
    if ('second_factor' in step) throw new Error(`${account} is asked for a second factor`);
    return step;
  };
  return {
    seller: await loggedIn('seller', '13900000001'),
    platform: await loggedIn('platform', 'admin'),
  };
}

/** What the demo's first shop has none of, and its pages are about: a coupon, a table that was read. */
async function fillFirstShop({ call, upload }: CallClient): Promise<void> {
  if ((await call('GET /seller/coupons/list', { limit: 1 })).rows.length === 0) {
    await call('POST /seller/coupons/save', {
      title: '满 99 减 10',
      title_en: '¥10 off over ¥99',
      type: 'reduction',
      amount: '10.00',
      least_spend: '99.00',
      total: 500,
    });
  }
  if ((await call('GET /seller/imports/list', { limit: 1 })).rows.length === 0) {
    const table =
      'Handle,Title,Variant Price,Variant Inventory Qty\nmug,马克杯,39.00,20\nbowl,汤碗,59.00,12\n';
    await upload('POST /seller/imports/upload', new Blob([table], { type: 'text/csv' }), 'goods.csv');
  }
}

/** An address of a page, or null when the market has nothing to show there. */
export type Addresses = (path: string) => string | null;

export async function findAddresses(
  market: string,
  person: Person,
  sessions: ConsoleSessions,
): Promise<Addresses> {
  const { call } = createClient(market, person.token);
  const seller = createClient(market, sessions.seller.token);
  const shop = seller.call;
  await fillFirstShop(seller);
  const platform = createClient(market, sessions.platform.token).call;
  const pages = (await platform('GET /platform/pages/list')).rows;
  const firstOrder = async (state: 'pay' | 'receive' | 'review') =>
    (await call('GET /wanlshop/order/list', { state, limit: 1 })).rows[0]?.id;
  const toPay = await firstOrder('pay');
  const bestSold = (await call('GET /wanlshop/goods/list', { sort: 'sales', limit: cartLines })).rows;
  const items = await Promise.all(
    bestSold.map(async ({ id }) => ({
      goods_id: id,
      sku_id:
        (await call('GET /wanlshop/goods/details', { id })).skus.find(({ stock }) => stock > 0)?.id ?? 0,
      number: 1,
    })),
  );
  await call('POST /wanlshop/cart/synchro', { cart: items.map((item) => ({ ...item, checked: true })) });
  const [ladder] = (await call('GET /wanlshop/groups/list', { kind: 'ladder', limit: 1 })).rows;
  const ladderSku =
    ladder && (await call('GET /wanlshop/goods/details', { id: ladder.goods.id })).skus[0]?.id;
  const refundable = (await call('GET /wanlshop/order/list', { limit: 50 })).rows
    .flatMap(({ id, lines }) => lines.map((line) => ({ order: id, line: line.id, isOpen: line.can_refund })))
    .find(({ isOpen }) => isOpen);
  const posts = (await call('GET /wanlshop/find/list', { limit: 40 })).rows;
  const lives = (await call('GET /wanlshop/live/list', { limit: 20 })).rows;
  const found: { [K in keyof Found]?: string | number | undefined } = {
    goods: bestSold[0]?.id,
    items: encodeURIComponent(JSON.stringify(items.slice(0, 2))),
    order: await firstOrder('receive'),
    orderToReview: await firstOrder('review'),
    trade: toPay && (await call('GET /wanlshop/order/details', { id: toPay })).trade_no,
    address: (await call('GET /wanlshop/address/list')).rows[0]?.id,
    post: posts[0]?.id,
    video: posts.find(({ type }) => type === 'video')?.id,
    author: posts.find(({ author }) => author.kind === 'user')?.author.id,
    plan: (await call('GET /wanlshop/live/plans', { limit: 1 })).rows[0]?.id,
    replay: lives.find(({ state }) => state !== 'living')?.id,
    article: (await call('GET /wanlshop/article/list', { limit: 1 })).rows[0]?.id,
    advert: (await call('GET /wanlshop/common/adverts')).data.otherAdverts[0]?.id,
    ladderGoods: ladder?.goods.id,
    team: ladder?.nearest?.team_id,
    ladder: ladder?.campaign_id,
    teamItems:
      ladder &&
      encodeURIComponent(JSON.stringify([{ goods_id: ladder.goods.id, sku_id: ladderSku, number: 1 }])),
    teamOrder: (await call('GET /wanlshop/order/list', { group: true, limit: 1 })).rows[0]?.id,
    coupon: (await call('GET /wanlshop/coupon/list', { limit: 1 })).rows[0]?.id,
    refund: (await call('GET /wanlshop/refund/list', { state: 'open', limit: 1 })).rows[0]?.id,
    refundableOrder: refundable?.order,
    refundableLine: refundable?.line,
    shopOrder: (await shop('GET /seller/orders/list', { limit: 1 })).rows[0]?.id,
    shopGoods: (await shop('GET /seller/goods/list', { limit: 1 })).rows[0]?.id,
    campaign: (await shop('GET /seller/campaigns/list', { state: 'running', limit: 1 })).rows[0]?.id,
    homePage: pages.find(({ kind }) => kind === 'home')?.id,
    namedPage: pages.find(({ kind }) => kind === 'named')?.id,
    shopper: (await platform('GET /platform/users/list', { limit: 1 })).rows[0]?.id,
    account: (await call('GET /wanlshop/bank/list')).rows[0]?.id,
    rejected: (await call('GET /wanlshop/refund/list', { state: 'rejected', limit: 1 })).rows[0]?.id,
    shopCoupon: (await shop('GET /seller/coupons/list', { limit: 1 })).rows[0]?.id,
    platformCoupon: (await platform('GET /platform/coupons/list', { limit: 1 })).rows[0]?.id,
    import: (await shop('GET /seller/imports/list', { limit: 1 })).rows[0]?.id,
    withdrawal: (await platform('GET /platform/withdrawals/list', { limit: 1 })).rows[0]?.id,
  };
  return (path) => {
    const missing = [...path.matchAll(/\{(\w+)\}/g)].some(
      (match) => found[match[1] as keyof Found] === undefined,
    );
    return missing ? null : path.replace(/\{(\w+)\}/g, (_, name: keyof Found) => String(found[name]));
  };
}
