/** What a goods' page says of coupons and group buying, asked of the modules above catalog; nothing where none of them answers. */
import type { Campaign, CampaignKind, CouponTag } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { Port } from '../../../kernel/ports.ts';

type Offered = { id: number; shopId: number; categoryId: number };
type FindTags = (ctx: Context, goods: Offered) => Promise<CouponTag[]>;
export type CampaignMark = { id: number; kind: CampaignKind };
type FindMarks = (ctx: Context, goodsIds: readonly number[]) => Promise<Map<number, CampaignMark>>;
type FindCampaign = (ctx: Context, goodsId: number) => Promise<Campaign | null>;

/** Which coupons a goods is in, the best first, at most three. */
export const couponTagsPort = new Port<FindTags>('coupon tags');

/** Which campaign of a goods runs or is coming. */
export const campaignPort = new Port<FindCampaign>('campaigns');

/** Of many goods, which campaign of each runs or is coming, for the list of the shop. */
export const campaignMarksPort = new Port<FindMarks>('campaign marks');

export const findCampaignMarks: FindMarks = async (ctx, goodsIds) =>
  (await ctx.services.ports.find(campaignMarksPort)?.(ctx, goodsIds)) ?? new Map();

export async function findOffers(ctx: Context, goods: Offered) {
  const { ports } = ctx.services;
  const [coupons, campaign] = await Promise.all([
    ports.find(couponTagsPort)?.(ctx, goods),
    ports.find(campaignPort)?.(ctx, goods.id),
  ]);
  return { coupons: coupons ?? [], campaign: campaign ?? null };
}
