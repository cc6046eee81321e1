import { asCents, toMoneyText } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findShoppers } from '../../identity/index.ts';
import type { KindOffer, KindRequest } from '../../orders/index.ts';
import { getCampaignState } from '../campaigns/campaign.states.ts';
import {
  type CampaignRecord,
  findCampaign,
  findPieces,
  findPrices,
  lockCampaign,
} from '../campaigns/campaign-claims.queries.ts';
import { presentFace } from '../groups.present.ts';
import { presentTeamBrief, presentTiers } from '../teams/team.present.ts';
import { findTeam, isMember, listFirstMembers, type TeamRecord } from '../teams/team.queries.ts';
import { campaignKinds, findClosedReason } from '../teams/team.rules.ts';

/** What a piece costs in a team, and whether this person could join or open one as of now; holds nothing. */
export async function priceSeat(ctx: Context, asked: KindRequest): Promise<KindOffer> {
  const [item, ...others] = asked.items;
  if (!item || others.length > 0) throw new Refusal('groups.one_goods_only', {}, { field: 'items' });
  const team = asked.teamId === undefined ? null : await findTeam(ctx.db, asked.teamId);
  const campaign = await readCampaign(ctx, team?.campaignId ?? asked.campaignId ?? 0);
  const tierPrices =
    (campaign?.goodsId === item.sku.goodsId && (await findPrices(ctx.db, campaign.id, item.sku.skuId))) || [];
  const price = tierPrices[0];
  if (!campaign || price === undefined || !isConsistent(asked, campaign, team))
    throw new Refusal('common.not_found', {}, { field: asked.teamId ? 'team_id' : 'campaign_id' });
  await assertTeamOpen(ctx, asked.shopperId, campaign, team);
  const pieces = await findPieces(ctx.db, campaign.id, asked.shopperId);
  assertPiecesAllowed(campaign, { number: item.number, pieces, claimed: campaign.claimed });
  return {
    prices: new Map([[item.sku.skuId, asCents(price)]]),
    lowestPrices: new Map([[item.sku.skuId, asCents(Math.min(...tierPrices))]]),
    group: {
      campaign_id: campaign.id,
      kind: campaign.kind,
      team: team && { ...presentTeamBrief(team, campaign.fromCents), faces: await listFaces(ctx, team.id) },
      tiers: presentTiers(team?.sizes ?? campaign.sizes, campaign.fromCents),
      single_price: toMoneyText(item.sku.priceCents),
      hours: campaign.hours,
      late: ctx.services.settings.get('groups.late_choice'),
    },
  };
}

async function listFaces(ctx: Context, teamId: number) {
  const members = await listFirstMembers(ctx.db, teamId);
  const shoppers = await findShoppers(ctx.db, members);
  return members.map((id) => presentFace(shoppers, id));
}

/** While its prices may still be changed, a placing holds them as they are. */
async function readCampaign(ctx: Context, id: number): Promise<CampaignRecord | null> {
  const campaign = await findCampaign(ctx.db, id);
  return campaign && !campaign.startedAt && ctx.transaction ? lockCampaign(ctx.db, id) : campaign;
}

/** What was asked for fits together: the kind, the campaign, and the team where one is named. */
const isConsistent = (asked: KindRequest, campaign: CampaignRecord, team: TeamRecord | null): boolean =>
  campaign.kind === campaignKinds[asked.kind] &&
  campaign.state !== 'draft' &&
  (asked.campaignId === undefined || asked.campaignId === campaign.id) &&
  (asked.teamId === undefined || team !== null);

async function assertTeamOpen(
  ctx: Context,
  shopperId: number,
  campaign: CampaignRecord,
  team: TeamRecord | null,
): Promise<void> {
  const now = ctx.clock.now();
  if (!team) return assertRunning(campaign, now);
  if (await isMember(ctx.db, team.id, shopperId))
    throw new Refusal('groups.already_in_team', {}, { field: 'team_id' });
  const why = findClosedReason(team, now);
  if (why) throw new Refusal(why, {}, { field: 'team_id' });
}

/** Only a campaign that runs opens teams. */
export function assertRunning(campaign: CampaignRecord, now: Date): void {
  if (getCampaignState(campaign, now) !== 'running')
    throw new Refusal('groups.campaign_over', {}, { field: 'campaign_id' });
}

/** `pieces` and `claimed` are what the person and everybody hold without these. */
export function assertPiecesAllowed(
  { perPerson, stock }: Pick<CampaignRecord, 'perPerson' | 'stock'>,
  { number, pieces, claimed }: { number: number; pieces: number; claimed: number },
): void {
  if (perPerson !== null && pieces + number > perPerson) {
    const left = Math.max(0, perPerson - pieces);
    throw new Refusal('groups.person_limit', { limit: perPerson, left }, { field: 'items' });
  }
  if (stock !== null && claimed + number > stock)
    throw new Refusal('groups.sold_out', { left: Math.max(0, stock - claimed) }, { field: 'items' });
}
