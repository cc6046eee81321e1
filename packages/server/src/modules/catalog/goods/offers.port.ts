/** What a goods' page says of coupons and group buying, asked of the modules above catalog; nothing where none of them answers. */
import type { Campaign, CampaignKind, CouponTag } from '@chengji/contract';
import { asCents, type Cents, parseMoney, toMoneyText } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { Port } from '../../../kernel/ports.ts';

type Offered = { id: number; shopId: number; categoryId: number };
/** What one piece costs, and what of it surely is spent: less while a ladder may still lower the price. */
type PiecePrice = { cents: Cents; spentCents: Cents };
/** The coupons a goods is in, the best first, at most three, and what they and the caller's cards leave of a price. */
export type CouponOffers = { tags: CouponTag[]; priceAfter: (price: PiecePrice) => Cents | null };
type FindCoupons = (ctx: Context, goods: Offered) => Promise<CouponOffers>;
export type CampaignMark = { id: number; kind: CampaignKind };
type FindMarks = (ctx: Context, goodsIds: readonly number[]) => Promise<Map<number, CampaignMark>>;
type FindCampaign = (ctx: Context, goodsId: number) => Promise<Campaign | null>;

/** What coupons do to a goods. */
export const couponOffersPort = new Port<FindCoupons>('coupon offers');

/** Which campaign of a goods runs or is coming. */
export const campaignPort = new Port<FindCampaign>('campaigns');

/** Of many goods, which campaign of each runs or is coming, for the list of the shop. */
export const campaignMarksPort = new Port<FindMarks>('campaign marks');

export const findCampaignMarks: FindMarks = async (ctx, goodsIds) =>
  (await ctx.services.ports.find(campaignMarksPort)?.(ctx, goodsIds)) ?? new Map();

type Priced = Offered & { priceCents: number; skus: readonly { priceCents: number; stock: number }[] };

export async function findOffers(ctx: Context, goods: Priced) {
  const { ports } = ctx.services;
  const [coupons, campaign = null] = await Promise.all([
    ports.find(couponOffersPort)?.(ctx, goods),
    ports.find(campaignPort)?.(ctx, goods.id),
  ]);
  const after = coupons?.priceAfter(getPiecePrice(goods, campaign)) ?? null;
  return {
    coupons: coupons?.tags ?? [],
    price_after_coupons: after === null ? null : toMoneyText(after),
    campaign,
  };
}

/** The price its page begins with: that of the smallest team, or the lowest that can be bought. */
function getPiecePrice({ priceCents, skus }: Priced, campaign: Campaign | null): PiecePrice {
  const [first, last] = [campaign?.tiers[0], campaign?.tiers.at(-1)];
  if (campaign?.state === 'running' && first && last) {
    return { cents: parseMoney(first.price), spentCents: parseMoney(last.price) };
  }
  const buyable = skus.filter(({ stock }) => stock > 0).map((sku) => sku.priceCents);
  const cents = asCents(buyable.length > 0 ? Math.min(...buyable) : priceCents);
  return { cents, spentCents: cents };
}
