import type { CallOut, Campaign } from '@chengji/contract';
import type { Context } from '../../kernel/context.ts';
import { findShoppers } from '../identity/index.ts';
import { presentCampaign } from './campaigns/campaign.present.ts';
import { isOver } from './campaigns/campaign.rules.ts';
import { getCampaignState } from './campaigns/campaign.states.ts';
import { presentOpenTeam } from './groups.present.ts';
import {
  countOpenTeams,
  findCampaignOfGoods,
  findOwnOpenTeam,
  listOpenTeams,
  type ShownCampaign,
} from './teams/team-page.queries.ts';

async function findShown({ db, clock }: Context, goodsId: number): Promise<ShownCampaign | null> {
  const campaign = await findCampaignOfGoods(db, goodsId);
  return campaign && !isOver(getCampaignState(campaign, clock.now())) ? campaign : null;
}

/** What a goods' page says of group buying: the campaign that runs or is coming. */
export async function findShownCampaign(ctx: Context, goodsId: number): Promise<Campaign | null> {
  const campaign = await findShown(ctx, goodsId);
  return campaign && presentCampaign(campaign, ctx.clock.now());
}

/** The same with the teams one can join, those that want fewest first, and the one one is in. */
export async function showGoodsCampaign(
  ctx: Context,
  { id }: { id: number },
): Promise<CallOut<'GET /wanlshop/groups/goods'>> {
  const { db, actor, clock } = ctx;
  const campaign = await findShown(ctx, id);
  if (!campaign) return { campaign: null, teams: [], open_teams: 0, mine: null };
  const asked = { campaignId: campaign.id, now: clock.now() };
  const mine = actor.kind === 'shopper' ? await findOwnOpenTeam(db, { ...asked, shopperId: actor.id }) : null;
  const open = await listOpenTeams(db, asked);
  const others = open.filter((team) => team.id !== mine);
  const shoppers = await findShoppers(db, [...new Set(others.flatMap(({ members }) => members))]);
  return {
    campaign: presentCampaign(campaign, asked.now),
    teams: others.map((team) => presentOpenTeam(team, shoppers)),
    open_teams: (await countOpenTeams(db, asked)) - (open.length - others.length),
    mine,
  };
}
