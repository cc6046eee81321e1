import type { CallChecked, CallOut, CampaignRow } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { nextPage } from '../../../kernel/cursor.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findGoodsCards, type GoodsCard } from '../../catalog/index.ts';
import { presentCampaignDetails, presentCampaignRow } from './campaign.present.ts';
import { type CampaignRecord, findCampaign } from './campaign-claims.queries.ts';
import { countCampaigns, countTeams, listCampaignRows } from './list-campaigns.queries.ts';
import { listCampaignSkus } from './save-campaign.queries.ts';

type List = CallOut<'GET /platform/campaigns/list'>;
type Whole = CallOut<'GET /seller/campaigns/details'>;

export const listShopCampaigns = (
  ctx: Context,
  input: CallChecked<'GET /seller/campaigns/list'>,
): Promise<List> => listCampaigns(ctx, { ...input, shop_id: requireActor(ctx, 'seller').shopId });

/** A page of campaigns; the counts are of the same words and kind in every state. */
export async function listCampaigns(
  ctx: Context,
  { shop_id, kind, keyword, state, sort, page, limit }: CallChecked<'GET /platform/campaigns/list'>,
): Promise<List> {
  const filter = { shopId: shop_id, kind, keyword };
  const now = ctx.clock.now();
  const counts = await countCampaigns(ctx.db, filter, now);
  const offset = (page - 1) * limit;
  const rows = await listCampaignRows(ctx.db, filter, { state, sort, now, limit, offset });
  const total = counts[state ?? 'all'];
  return {
    rows: await presentRows(ctx, rows),
    total,
    next: nextPage(page, limit, total),
    counts,
  };
}

async function presentRows(ctx: Context, rows: readonly CampaignRecord[]): Promise<CampaignRow[]> {
  const goods = await findGoodsCards(
    ctx.db,
    rows.map(({ goodsId }) => goodsId),
    ctx.language,
  );
  const teams = await countTeams(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const now = ctx.clock.now();
  return rows.map((row) =>
    presentCampaignRow(row, { goods: getCard(goods, row), teams: teams.get(row.id), now }),
  );
}

function getCard(goods: ReadonlyMap<number, GoodsCard>, { id, goodsId }: CampaignRecord): GoodsCard {
  const card = goods.get(goodsId);
  if (!card) throw new Error(`campaign ${id} is of a goods that is not there: ${goodsId}`);
  return card;
}

/** One campaign of the own shop, as it is edited; another shop's is not there. */
export const showShopCampaign = (ctx: Context, { id }: { id: number }): Promise<Whole> =>
  showWhole(ctx, id, requireActor(ctx, 'seller').shopId);

/** One campaign of any shop; what its pieces cost is the shop's own affair. */
export async function showCampaign(
  ctx: Context,
  { id }: { id: number },
): Promise<CallOut<'GET /platform/campaigns/details'>> {
  const { costs: _, ...whole } = await showWhole(ctx, id);
  return whole;
}

async function showWhole(ctx: Context, id: number, shopId?: number): Promise<Whole> {
  const campaign = await findCampaign(ctx.db, id);
  if (!campaign || (shopId !== undefined && campaign.shopId !== shopId)) {
    throw new Refusal('common.not_found');
  }
  const goods = getCard(await findGoodsCards(ctx.db, [campaign.goodsId], ctx.language), campaign);
  const teams = (await countTeams(ctx.db, [id])).get(id);
  const skus = await listCampaignSkus(ctx.db, id);
  return presentCampaignDetails(campaign, skus, { goods, teams, now: ctx.clock.now() });
}
