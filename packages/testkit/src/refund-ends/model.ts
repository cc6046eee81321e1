/** What an order comes to once its refund has ended and its shop was paid; worked out without the market's own rules. */
import { isMovedToBalance, type RefundCase, type RefundEnd } from './cases.ts';

/** Decided where it is not the whole. */
export const partCents = 501;

/** In cents, as the order was paid and formed. */
export type Paid = {
  payable: number;
  /** Went back when its team formed. */
  difference: number;
  /** What the market's coupon paid of it, and what of that for the goods. */
  promotion: number;
  goodsPromotion: number;
  /** What the buyer paid for the goods and has not got back. */
  goods: number;
  pieces: number;
  /** Of ten thousand. */
  rate: number;
};

export type Outcome = {
  refund: 'completed' | 'closed';
  order: { state: 'completed' | 'closed'; returned: number };
  line: { returned: number; pieces: number };
  /** What all of it came to on each account. */
  accounts: {
    shopper: number;
    channel: number;
    shop: number;
    commission: number;
    promotions: number;
    escrow: number;
    refunding: number;
  };
};

const nothing: readonly RefundEnd[] = [
  'decided_no',
  'cancelled',
  'cancelled_when_rejected',
  'cancelled_before_return',
  'cancelled_before_decision',
  'closed_by_silence',
  'refused_then_closed_by_silence',
  'not_returned',
  'decided_then_not_returned',
];

type GivenBack = { byShop: number; goods: number; byPlatform: number; promotion: number; pieces: number };

function giveBack({ end }: RefundCase, paid: Paid): GivenBack {
  const none = { byShop: 0, goods: 0, byPlatform: 0, promotion: 0, pieces: 0 };
  if (nothing.includes(end)) return none;
  if (end === 'decided_for_platforms_cost') return { ...none, byPlatform: partCents };
  if (end === 'decided_partly') {
    const promotion = Math.floor((paid.goodsPromotion * partCents) / paid.goods);
    return { ...none, byShop: partCents, goods: partCents, promotion };
  }
  const { goods, promotion, pieces } = paid;
  return { ...none, byShop: paid.payable - paid.difference, goods, promotion, pieces };
}

export function computeOutcome(one: RefundCase, paid: Paid): Outcome {
  const back = giveBack(one, paid);
  const promotion = paid.promotion - back.promotion;
  const worth = paid.payable - paid.difference - back.byShop + promotion;
  const commission = Math.round((worth * paid.rate) / 10_000);
  const toBuyer = back.byShop + back.byPlatform;
  const isByChannel = one.channel === 'sandbox' && !isMovedToBalance(one);
  const toBalance = paid.difference + (isByChannel ? 0 : toBuyer);
  const isPaidFromBalance = one.channel === 'balance';
  return {
    refund: nothing.includes(one.end) ? 'closed' : 'completed',
    order: {
      state: one.when === 'paid' && back.pieces === paid.pieces ? 'closed' : 'completed',
      returned: paid.difference + back.byShop,
    },
    line: { returned: paid.difference + back.goods + back.byPlatform, pieces: back.pieces },
    accounts: {
      shopper: toBalance - (isPaidFromBalance ? paid.payable : 0),
      channel: (isPaidFromBalance ? 0 : -paid.payable) + (isByChannel ? toBuyer : 0),
      shop: worth - commission,
      commission,
      promotions: 0 - promotion - back.byPlatform,
      escrow: 0,
      refunding: 0,
    },
  };
}
