import type { CallChecked, CallOut, CampaignTeam } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { nextPage } from '../../../kernel/cursor.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findShoppers } from '../../identity/index.ts';
import { findOrderHeads } from '../../orders/index.ts';
import { presentCampaignTeam } from '../teams/campaign-team.present.ts';
import { findCampaign } from './campaign-claims.queries.ts';
import { countTeamRows, listSeatsOfTeams, listTeamRows } from './campaign-teams.queries.ts';

type Input = CallChecked<'GET /seller/campaigns/teams'>;
type Page = CallOut<'GET /seller/campaigns/teams'>;

export const listShopTeams = (ctx: Context, input: Input): Promise<Page> =>
  listTeams(ctx, input, requireActor(ctx, 'seller').shopId);

export const listCampaignTeams = (ctx: Context, input: Input): Promise<Page> => listTeams(ctx, input);

/** The teams of a campaign with who is in them, as who ships to them reads it. */
async function listTeams(ctx: Context, { id, state, page, limit }: Input, shopId?: number): Promise<Page> {
  const { db, language } = ctx;
  const campaign = await findCampaign(db, id);
  if (!campaign || (shopId !== undefined && campaign.shopId !== shopId)) {
    throw new Refusal('common.not_found');
  }
  const asked = { campaignId: id, state };
  const offset = (page - 1) * limit;
  const teams = await listTeamRows(db, asked, { limit, offset });
  const total = await countTeamRows(db, asked);
  const seats =
    teams.length === 0
      ? []
      : await listSeatsOfTeams(
          db,
          teams.map((team) => team.id),
        );
  const shoppers = await findShoppers(db, [...new Set(seats.map(({ shopperId }) => shopperId))]);
  const orders = await findOrderHeads(
    db,
    seats.map(({ orderId }) => orderId),
  );
  return {
    rows: teams.map((team): CampaignTeam => {
      const own = seats.filter(({ teamId }) => teamId === team.id);
      return presentCampaignTeam(team, { seats: own, campaign, shoppers, orders, language });
    }),
    total,
    next: nextPage(page, limit, total),
  };
}
