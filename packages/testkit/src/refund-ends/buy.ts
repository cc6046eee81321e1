/** The orders whose refunds end: bought in every way, by verbs, as there are many. */
import { randomUUID } from 'node:crypto';
import { asCents } from '@chengji/contract/money';
import type { Actor, Context } from '@chengji/server/kernel/context';
import { receiveCoupon } from '@chengji/server/modules/coupons/index';
import {
  findAfterSale,
  placeOrder,
  quoteOrder,
  receiveOrder,
  shipOrder,
} from '@chengji/server/modules/orders/index';
import { createPayment } from '@chengji/server/modules/payments/index';
import { showPayment } from '@chengji/server/modules/payments/paying/show-payment';
import { writeReviews } from '@chengji/server/modules/reviews/index';
import { saveFreightTemplate } from '@chengji/server/modules/shipping/index';
import { aCoupon } from '../builders/coupons.ts';
import { aGoods, aShopFixture, firstSku, type ShopFixture } from '../builders/goods.ts';
import { anOperator, type Person, testPayPassword } from '../builders/people.ts';
import { aReturnAddress } from '../builders/refunds.ts';
import { aBuyer, type Buyer } from '../builders/teams.ts';
import type { Market } from '../market.ts';
import { getSandbox } from '../services/sandbox.ts';
import type { RefundCase } from './cases.ts';
import type { Paid } from './model.ts';

export type Stage = {
  market: Market;
  shop: ShopFixture;
  operator: Person;
  buyers: readonly Buyer[];
  coupons: { shop: number; platform: number };
  item: { goods_id: number; sku_id: number; number: number };
  campaignId: number | undefined;
  /** What an order comes to, by its cards. */
  payables: Map<RefundCase['cards'], string>;
};

const seats = { direct: 1, group: 2, ladder: 3 } as const;
const tiers = {
  direct: [],
  group: [[2, '9.90']],
  ladder: [
    [2, '11.05'],
    [3, '9.05'],
  ],
} as const;
const pieces = 2;

export const asBuyer = ({ market }: Stage, { id }: Buyer): Context => ({
  ...market.context({ kind: 'shopper', id, sessionId: 0 }),
  idempotencyKey: randomUUID(),
  ip: '127.0.0.1', // a gateway asks for it
});

export const asShop = ({ market, shop }: Stage): Context => {
  const staff = { kind: 'seller', staffId: shop.seller.id, shopId: shop.id } as const;
  return market.context({ ...staff, rights: ['*'], sessionId: 0 } satisfies Actor);
};

export const asPlatform = ({ market, operator }: Stage): Context =>
  market.context({ kind: 'platform', staffId: operator.id, rights: ['*'], sessionId: 0 });

/** A shop with freight, coupons of it and of the market, and people enough for a team. */
export async function setStage(market: Market, purchase: RefundCase['purchase']): Promise<Stage> {
  const shop = await aShopFixture(market);
  const operator = await anOperator(market);
  await aReturnAddress(shop);
  const units = { firstUnits: 1, nextUnits: 1 };
  const rate = { provinces: [], ...units, firstCents: asCents(600), nextCents: asCents(150) };
  const freight_template_id = await saveFreightTemplate(market.context(), {
    shopId: shop.id,
    name: '按件',
    kind: 'piece',
    rates: [rate],
    freeOverCents: null,
    noDelivery: [],
  });
  const goods = await aGoods(shop, { price: '12.35', stock: 9_000, freight_template_id });
  const item = { ...firstSku(goods), number: pieces };
  const terms = { least_spend: '0.00', total: 9_000, per_person: 9_000 };
  const buyers: Buyer[] = [];
  for (let seat = 0; seat < seats[purchase]; seat += 1) buyers.push(await aBuyer(market, 10_000_000));
  return {
    market,
    shop,
    operator,
    buyers,
    item,
    coupons: {
      shop: await aCoupon(shop.seller, { ...terms, amount: '3.33' }),
      platform: await aCoupon(operator, { ...terms, amount: '2.47' }, 'platform'),
    },
    payables: new Map(),
    campaignId: purchase === 'direct' ? undefined : await saveCampaign(shop, item, purchase),
  };
}

async function saveCampaign(
  { seller }: ShopFixture,
  { goods_id, sku_id }: Stage['item'],
  purchase: 'group' | 'ladder',
): Promise<number> {
  const { id } = await seller.client.call('POST /seller/campaigns/save', {
    goods_id,
    kind: purchase === 'ladder' ? 'ladder' : 'ordinary',
    tiers: tiers[purchase].map(([size, price]) => ({ size, prices: [{ sku_id, price }] })),
    hours: 24,
    per_person: 0,
  });
  return id;
}

export type Bought = {
  orderId: number;
  orderNo: string;
  tradeNo: string;
  lineId: number;
  buyer: Buyer;
  paid: Paid;
};

type Wanted = Pick<RefundCase, 'channel' | 'purchase' | 'cards'>;

/** An order for each, paid; those of a team fill it, with others where cases run out. */
export async function buy<T extends Wanted>(stage: Stage, cases: readonly T[]): Promise<Map<T, Bought>> {
  const placed: { one: T | null; trade: Placed; buyer: Buyer }[] = [];
  const { buyers } = stage;
  for (let first = 0; first < cases.length; first += buyers.length) {
    let teamId: number | undefined;
    for (const [seat, buyer] of buyers.entries()) {
      const one = cases[first + seat] ?? null;
      const trade = await place(stage, buyer, one ?? { ...(cases[0] as T), cards: 'none' }, teamId);
      teamId = trade.teamId;
      placed.push({ one, trade, buyer });
    }
  }
  const bought = new Map<T, Bought>();
  for (const { one, trade, buyer } of placed) if (one) bought.set(one, await look(stage, buyer, trade));
  return bought;
}

type Placed = { orderId: number; tradeNo: string; teamId: number | undefined };

async function place(
  stage: Stage,
  buyer: Buyer,
  { channel, purchase, cards }: Wanted,
  teamId: number | undefined,
): Promise<Placed> {
  const { coupons, shop, item, campaignId } = stage;
  const receive = async (coupon: number) =>
    (await receiveCoupon(asBuyer(stage, buyer), { id: coupon })).card.id;
  const team = teamId === undefined ? { campaign_id: campaignId } : { team_id: teamId };
  const checkout = {
    type: purchase === 'direct' ? ('goods' as const) : purchase,
    items: [item],
    address_id: buyer.addressId,
    cards: cards === 'shop' || cards === 'both' ? { [shop.id]: await receive(coupons.shop) } : undefined,
    platform_card: cards === 'platform' || cards === 'both' ? await receive(coupons.platform) : undefined,
    ...(purchase === 'direct' ? {} : team),
  };
  const payable = await getPayable(stage, buyer, cards, checkout);
  const placed = await placeOrder(asBuyer(stage, buyer), { ...checkout, payable, remarks: {} });
  await pay(stage, buyer, placed.trade_no, channel);
  return {
    orderId: placed.orders[0]?.id ?? 0,
    tradeNo: placed.trade_no,
    teamId: placed.team_id ?? undefined,
  };
}

/** Alike for all who use the same cards, so that it is quoted once; an order placed for another sum is refused. */
async function getPayable(
  stage: Stage,
  buyer: Buyer,
  cards: Wanted['cards'],
  checkout: Parameters<typeof quoteOrder>[1],
): Promise<string> {
  const known = stage.payables.get(cards);
  if (known !== undefined) return known;
  const { payable } = await quoteOrder(asBuyer(stage, buyer), checkout);
  stage.payables.set(cards, payable);
  return payable;
}

async function pay(
  stage: Stage,
  buyer: Buyer,
  trade_no: string,
  channel: RefundCase['channel'],
): Promise<void> {
  const password = channel === 'balance' ? testPayPassword : undefined;
  const { payment_no } = await createPayment(asBuyer(stage, buyer), { trade_no, channel, password });
  if (channel === 'balance') return;
  await getSandbox(stage.market).approve(payment_no);
  await showPayment(asBuyer(stage, buyer), { payment_no });
}

/** As its payment and its team left it. */
async function look(stage: Stage, buyer: Buyer, { orderId, tradeNo }: Placed): Promise<Bought> {
  const order = await findAfterSale(stage.market.context(), orderId);
  const line = order?.lines[0];
  if (!order || !line) throw new Error(`no order ${orderId}`);
  const paid: Paid = {
    payable: order.payableCents,
    difference: order.returnedCents,
    promotion: order.platformDiscountCents - order.promotionReturnedCents,
    goodsPromotion: line.platformDiscountCents - line.promotionReturnedCents,
    goods: line.sumCents - line.discountCents - line.returnedCents,
    pieces: line.number,
    rate: order.pinned.commissionBasisPoints,
  };
  return { orderId, orderNo: order.orderNo, tradeNo, lineId: line.id, buyer, paid };
}

/** Takes a paid order on: sent by no carrier, received, and well reviewed. */
export async function take(stage: Stage, { orderId, buyer }: Bought, to: RefundCase['when']): Promise<void> {
  if (to === 'paid') return;
  await ship(stage, orderId);
  if (to === 'shipped') return;
  const { lines } = await receiveOrder(asBuyer(stage, buyer), { id: orderId });
  const items = lines.map(({ id }) => ({
    line_id: id,
    score: 5,
    content: '',
    images: [],
    anonymous: false,
  }));
  await writeReviews(asBuyer(stage, buyer), { id: orderId, items });
}

export const ship = (stage: Stage, order_id: number) =>
  shipOrder(asShop(stage), { order_id, carrier: '', tracking_no: '', without_refunds: false });
