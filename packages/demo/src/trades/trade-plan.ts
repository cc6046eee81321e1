import type { DemoGoods } from '../goods/expand-goods.ts';
import { byFavour } from '../goods/past-figures.ts';
import { shoppers } from '../market/shoppers.ts';
import type { Photo } from '../pictures/picture.ts';
import { type Random, randomFrom } from '../random.ts';
import { cancelReasons, remarks } from './remarks.ts';
import { writeReview } from './review.ts';

/** Where the orders of a trade have come to when the demo market opens. */
export type TradeEnd =
  | 'pending_payment'
  | 'pending_shipment'
  | 'shipped'
  | 'pending_review'
  | 'completed'
  | 'closed';

export type DemoReview = { score: number; content: string; photos: Photo[]; isAnonymous: boolean };

export type DemoTradeLine = {
  /** A goods' key and the place of one of its skus. */
  goods: string;
  sku: number;
  number: number;
  /** Written when the trade ends `completed`. */
  review: DemoReview;
};

/** One checkout, over as many shops as its lines come from. Minutes are before the market opens. */
export type DemoTrade = {
  /** Counted from 1, as in the mobile number. */
  shopper: number;
  lines: DemoTradeLine[];
  remark: string;
  ends: TradeEnd;
  placed: number;
  paid: number;
  shipped: number;
  received: number;
  reviewed: number;
  closed: number;
  closeReason: string;
  /** A carrier's code and a number it would give. */
  carrier: string;
  trackingNo: string;
};

/** Of each shopper: enough to fill every tab of the order list, and a history to review. */
const perShopper: [TradeEnd, number][] = [
  ['completed', 12],
  ['closed', 2],
  ['pending_review', 2],
  ['shipped', 2],
  ['pending_shipment', 2],
  ['pending_payment', 1],
];

const HOUR = 60;
const DAY = 24 * HOUR;

/** How long ago a trade was placed, so that every deadline of its state still lies ahead. */
const placedWithin: Record<TradeEnd, [number, number]> = {
  pending_payment: [1, 12],
  pending_shipment: [3 * HOUR, 40 * HOUR],
  shipped: [2 * DAY, 5 * DAY],
  pending_review: [6 * DAY, 12 * DAY],
  completed: [14 * DAY, 90 * DAY],
  closed: [5 * DAY, 60 * DAY],
};

/** Every trade of the demo market, the oldest first: they are to be placed in this order. */
export function planTrades(): DemoTrade[] {
  const trades = shoppers.flatMap((_, index) =>
    perShopper.flatMap(([ends, times]) =>
      Array.from({ length: times }, (_, time) => planTrade(index + 1, ends, time)),
    ),
  );
  return trades.sort((a, b) => b.placed - a.placed || a.shopper - b.shopper);
}

function planTrade(shopper: number, ends: TradeEnd, time: number): DemoTrade {
  const random = randomFrom(`${shopper} ${ends} ${time}`);
  const [least, most] = placedWithin[ends];
  const placed = random.whole(least, most);
  const paid = Math.max(0, placed - random.whole(1, 8));
  const shipped = Math.max(0, paid - random.whole(4 * HOUR, 20 * HOUR));
  const received = Math.max(0, shipped - random.whole(2 * DAY, 4 * DAY));
  return {
    shopper,
    ends,
    lines: planLines(random),
    remark: random.pick(remarks),
    placed,
    paid,
    shipped,
    received,
    reviewed: Math.max(0, received - random.whole(3 * HOUR, 5 * DAY)),
    closed: placed - random.whole(4, 25),
    closeReason: random.pick(cancelReasons),
    ...parcelFor(random),
  };
}

/** Every second line is of these, so that there is something to be read of what sells best. */
const bestSellers = byFavour.slice(0, 20);

function pickGoods(random: Random): DemoGoods | undefined {
  if (random.chance(0.5)) return bestSellers[random.whole(0, bestSellers.length - 1)];
  return byFavour[Math.floor((random.whole(0, 999) / 1000) ** 1.5 * byFavour.length)];
}

function planLines(random: Random): DemoTradeLine[] {
  const lines = new Map<string, DemoTradeLine>();
  const wanted = random.pick([1, 1, 1, 2, 2, 3]);
  while (lines.size < wanted) {
    const goods = pickGoods(random);
    if (!goods) continue;
    const inStock = goods.skus.flatMap(({ stock }, index) => (stock >= 20 ? [index] : []));
    const sku = inStock[random.whole(0, inStock.length - 1)] ?? 0;
    const isDear = (goods.skus[sku]?.priceCents ?? 0) > 20_000;
    const number = isDear ? 1 : random.pick([1, 1, 2, 3]);
    lines.set(goods.key, { goods: goods.key, sku, number, review: writeReview(goods, random) });
  }
  return [...lines.values()];
}

const carriers = ['SF', 'ZTO', 'YTO', 'STO', 'YD', 'JTSD', 'JD'] as const;

/** SF writes its name before fifteen digits, others write theirs before thirteen. */
function parcelFor(random: Random): Pick<DemoTrade, 'carrier' | 'trackingNo'> {
  const carrier = random.pick(carriers);
  const digits = Array.from({ length: carrier === 'SF' ? 13 : 12 }, () => random.whole(0, 9)).join('');
  return { carrier, trackingNo: `${carrier}${digits}` };
}
