/** What the addresses of pages name, found or made in the market. */

import { visitor } from './client.ts';
import type { Shopper } from './people.ts';
import {
  addAccount,
  anItem,
  applyForRefund,
  askForWithdrawal,
  buyInTeam,
  cancelUnpaid,
  issueCoupon,
  logInOwner,
  offerToTeams,
  placeOrder,
  prepareLive,
  shippedOrder,
  shopperNumber,
} from './people.ts';
import { publishVideo } from './videos.ts';

export type Found = {
  goods: number;
  items: string;
  unpaid: { id: number; tradeNo: string };
  shipped: { id: number; tradeNo: string };
  toReview: number;
  address: number;
  post: number;
  video: number;
  article: number;
  advert: number;
  page: number;
  coupon: number;
  groupGoods: number;
  team: number;
  groupOrder: number;
  campaign: number;
  groupItems: string;
  bill: number;
  account: number;
  withdrawal: number;
  /** Waits for its shop, and one that its shop rejected. */
  refund: number;
  rejected: number;
  refundable: { order: number; line: number };
  /** Of a shop that the shopper hosts for. */
  hosted: number;
  /** A live that is announced. */
  announced: number;
};

const DAY = 86_400;

export async function findForPages(shopper: Shopper): Promise<Found> {
  const { call } = shopper;
  await cancelUnpaid(shopper);
  const [reviewed] = (await visitor.call('GET /wanlshop/goods/list', { sort: 'sales', limit: 1 })).rows;
  const [offered, another] = [await offerToTeams(1, 3), await offerToTeams(2, 3)];
  const team = await buyInTeam(shopper, offered);
  const received = await shippedOrder(shopper);
  await call('POST /wanlshop/order/receive', { id: received.id });
  const account = await addAccount(shopper);
  return {
    goods: reviewed?.id ?? 0,
    items: encodeURIComponent(JSON.stringify([await anItem()])),
    unpaid: await placeOrder(shopper),
    shipped: await shippedOrder(shopper),
    toReview: received.id,
    address: (await call('GET /wanlshop/address/list')).rows[0]?.id ?? 0,
    post: (await visitor.call('GET /wanlshop/find/list', { limit: 1 })).rows[0]?.id ?? 0,
    video: await publishVideo(await shopperNumber(8), '琴叶榕', [reviewed?.id ?? 0]),
    article: (await visitor.call('GET /wanlshop/article/list', { limit: 1 })).rows[0]?.id ?? 0,
    advert: (await visitor.call('GET /wanlshop/common/adverts')).data.otherAdverts[0]?.id ?? 0,
    page: await findNamedPage(),
    coupon: (await issueCoupon(1)).id,
    groupGoods: offered.goods,
    team,
    groupOrder: (await call('GET /wanlshop/groups/team', { id: team })).mine?.order_id ?? 0,
    campaign: another.campaign,
    groupItems: encodeURIComponent(JSON.stringify([another.item])),
    bill: (await call('GET /wanlshop/wallet/bills', { limit: 1 })).rows[0]?.id ?? 0,
    account,
    withdrawal: await askForWithdrawal(shopper, account),
    ...(await findRefunds(shopper)),
    hosted: (await prepareLive(shopper, 1)).id,
    announced: (await prepareLive(shopper, 1, { planned_at: Math.floor(Date.now() / 1_000) + DAY })).id,
  };
}

async function findRefunds(shopper: Shopper): Promise<Pick<Found, 'refund' | 'rejected' | 'refundable'>> {
  const asked = { kind: 'refund_only', received: 'received' } as const;
  const { id } = await applyForRefund(shopper, (await shippedOrder(shopper)).id, asked);
  const rejected = await applyForRefund(shopper, (await shippedOrder(shopper)).id, asked);
  const seller = await logInOwner(rejected.shopId);
  await seller('POST /seller/refunds/reject', { id: rejected.id, reason: '影响二次销售' });
  const order = (await shippedOrder(shopper)).id;
  const { lines } = await shopper.call('GET /wanlshop/order/details', { id: order });
  return { refund: id, rejected: rejected.id, refundable: { order, line: lines[0]?.id ?? 0 } };
}

/** The page of modules that the home page announces. */
async function findNamedPage(): Promise<number> {
  const { modulesData } = await visitor.call('GET /wanlshop/common/init');
  const [, id = '0'] = JSON.stringify(modulesData.homeModules).match(/pages\/page\/index\?id=(\d+)/) ?? [];
  return Number(id);
}
