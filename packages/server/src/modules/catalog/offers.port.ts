/** What a goods' page says of coupons and group buying, asked of those who stand on catalog; nothing before anybody registered. */
import type { Campaign, CampaignKind, CouponTag } from '@chengji/contract';
import type { Context } from '../../kernel/context.ts';

type Offered = { id: number; shopId: number; categoryId: number };
type FindTags = (ctx: Context, goods: Offered) => Promise<CouponTag[]>;
export type CampaignMark = { id: number; kind: CampaignKind };
type FindMarks = (ctx: Context, goodsIds: readonly number[]) => Promise<Map<number, CampaignMark>>;
type FindCampaign = (ctx: Context, goodsId: number) => Promise<Campaign | null>;

let tags: FindTags = async () => [];
let campaign: FindCampaign = async () => null;
let marks: FindMarks = async () => new Map();

/** Says which coupons a goods is in, the best first, at most three. */
export const registerCouponTags = (find: FindTags): void => {
  tags = find;
};

/** Says which campaign of a goods runs or is coming. */
export const registerCampaigns = (find: FindCampaign): void => {
  campaign = find;
};

/** Says of many goods which campaign of each runs or is coming, for the list of the shop. */
export const registerCampaignMarks = (find: FindMarks): void => {
  marks = find;
};

export const findCampaignMarksOf: FindMarks = (ctx, goodsIds) => marks(ctx, goodsIds);

export async function findOffers(ctx: Context, goods: Offered) {
  const [coupons, running] = await Promise.all([tags(ctx, goods), campaign(ctx, goods.id)]);
  return { coupons, campaign: running };
}
