import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { CampaignKind, TeamState } from '../states.ts';
import { Id, Moment, Nothing, pageInput, pageSchema, text } from '../values.ts';
import { Campaign, GroupGoods, OpenTeam, Team, TeamBrief, TierBrief } from './group-values.ts';

/** A goods with a running campaign, as the group list shows it. */
export const GroupRow = z
  .object({
    campaign_id: Id,
    kind: CampaignKind,
    goods: GroupGoods.extend({
      ratio: z.enum(['1:1', '4:5', '3:4', '5:4']),
      tags: z.array(z.string()),
      in_stock: z.boolean(),
    }),
    tiers: z.array(TierBrief),
    formed: z.int(),
    nearest: z
      .object({ team_id: Id, lacking: z.int(), size: z.int(), paid: z.int(), ends_at: Moment })
      .nullable()
      .meta({ description: 'The open team that wants fewest' }),
    ends_at: Moment.nullable(),
  })
  .meta({ id: 'GroupRow' });
export type GroupRow = z.output<typeof GroupRow>;

/** A team one is or was in. */
export const MyTeam = TeamBrief.extend({
  goods: GroupGoods,
  order_id: Id,
  trade_no: z.string(),
  is_paid: z.boolean(),
}).meta({ id: 'MyTeam' });
export type MyTeam = z.output<typeof MyTeam>;

export const groupsCalls = declareCalls({
  'GET /wanlshop/groups/list': {
    summary: 'Goods that teams can buy now, those with most sold to teams first',
    who: 'anyone',
    in: z.object({
      kind: CampaignKind.default('ordinary'),
      category_id: Id.optional(),
      shop_id: Id.optional(),
      ...pageInput,
    }),
    out: pageSchema(GroupRow),
    refusals: [],
  },
  'GET /wanlshop/groups/overview': {
    summary:
      'What the head of the group list says: how many joined today, and the categories that have goods',
    who: 'anyone',
    in: z.object({}),
    out: z.object({
      formed_today: z.int().meta({ description: 'People whose team formed today' }),
      avatars: z.array(z.string()).meta({ description: 'Of the last three of them' }),
      categories: z.array(z.object({ id: Id, name: z.string() })),
    }),
    refusals: [],
  },
  'GET /wanlshop/groups/mine': {
    summary: 'The teams one is in, the newest first',
    who: 'shopper',
    in: z.object({ state: TeamState.optional(), ...pageInput }),
    out: pageSchema(MyTeam),
    refusals: [],
  },
  'GET /wanlshop/groups/goods': {
    summary: 'The campaign of a goods, if one runs or is coming, and the teams one can join',
    who: 'anyone',
    in: z.object({ id: Id }),
    out: z.object({
      campaign: Campaign.nullable(),
      teams: z.array(OpenTeam),
      open_teams: z.int(),
      mine: Id.nullable().meta({ description: 'The open team of this campaign one is in already' }),
    }),
    refusals: [],
  },
  'GET /wanlshop/groups/team': {
    summary: 'One team, whole',
    who: 'anyone',
    in: z.object({ id: Id }),
    out: Team,
    refusals: [],
  },
  'POST /wanlshop/groups/watch': {
    summary: 'Get every change of a team over the open socket, as `team` frames',
    who: 'anyone',
    in: z.object({ id: Id, client_id: text(1, 64) }),
    out: Nothing,
    refusals: [],
  },
});
