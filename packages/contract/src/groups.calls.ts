import { z } from 'zod';
import { declareCalls } from './call.ts';
import { EditVersion } from './edit-version.ts';
import {
  Campaign,
  CampaignRow,
  CampaignTeam,
  GroupGoods,
  OpenTeam,
  Team,
  TeamBrief,
  Tier,
  TierBrief,
} from './group-values.ts';
import { CampaignKind, CampaignState, TeamState } from './states.ts';
import { countedPageOf, Flag, Id, Moment, Money, Nothing, pageInput, pageOf, text, whole } from './values.ts';

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
      .object({ team_id: Id, lacking: z.int(), size: z.int(), paid: z.int() })
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
    out: pageOf(GroupRow),
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
    out: pageOf(MyTeam),
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
    summary: 'Hear of every change of a team over one’s open socket, as `team` frames',
    who: 'anyone',
    in: z.object({ id: Id, client_id: text(1, 64) }),
    out: Nothing,
    refusals: [],
  },
});

const CampaignInput = z.object({
  id: Id.optional(),
  version: EditVersion.optional(),
  goods_id: Id,
  kind: CampaignKind,
  tiers: z
    .array(
      z.object({
        size: whole(2, 100),
        prices: z
          .array(z.object({ sku_id: Id, price: Money }))
          .min(1)
          .max(500),
      }),
    )
    .min(1)
    .max(5),
  hours: whole(1, 168).optional().meta({ description: 'How long a team stays open; left out, the market’s' }),
  per_person: whole(0, 9_999).default(0).meta({ description: 'Pieces one person may buy; 0 is no limit' }),
  stock: whole(0, 9_999_999).default(0).meta({ description: 'Pieces it may sell in all; 0 is no limit' }),
  auto_form: Flag.default(false),
  starts_at: Moment.optional().meta({ description: 'Left out: now' }),
  ends_at: Moment.nullable().default(null).meta({ description: 'null: until it is stopped' }),
  costs: z
    .array(z.object({ sku_id: Id, cost: Money }))
    .max(500)
    .default([])
    .meta({ description: 'What a piece costs the shop, for its own margin; no buyer sees it' }),
  draft: Flag.default(false),
});

/** A campaign, as its shop edits it. */
const CampaignWhole = CampaignRow.extend({
  version: EditVersion,
  tiers: z.array(Tier),
  per_person: z.int(),
  auto_form: z.boolean(),
  costs: z.array(z.object({ sku_id: Id, cost: Money })),
  started: z.boolean().meta({ description: 'Teams opened under it: kind, goods, tiers and prices stand' }),
}).meta({ id: 'CampaignWhole' });

const byId = z.object({ id: Id });
const counts = z.object({
  all: z.int(),
  draft: z.int(),
  coming: z.int(),
  running: z.int(),
  ended: z.int(),
  stopped: z.int(),
});
const listInput = {
  state: CampaignState.optional(),
  kind: CampaignKind.optional(),
  keyword: text(0, 64).optional(),
  sort: z.enum(['new', 'old', 'ends', 'claimed']).default('new'),
  page: whole(1, 500).default(1),
  limit: whole(1, 100).default(20),
};
const teamsInput = byId.extend({
  state: TeamState.optional(),
  page: whole(1, 500).default(1),
  limit: whole(1, 100).default(20),
});
const campaignList = countedPageOf(CampaignRow).extend({ counts });

export const campaignCalls = declareCalls({
  'GET /seller/campaigns/list': {
    summary: 'The shop’s group-buy campaigns',
    who: 'seller',
    right: 'campaigns.read',
    in: z.object(listInput),
    out: campaignList,
    refusals: [],
  },
  'GET /seller/campaigns/details': {
    summary: 'One campaign, as it is edited',
    who: 'seller',
    right: 'campaigns.read',
    in: byId,
    out: CampaignWhole,
    refusals: [],
  },
  'GET /seller/campaigns/terms': {
    summary:
      'What the market takes of a sale, and how long a team stays open unless its campaign says otherwise',
    who: 'seller',
    right: 'campaigns.read',
    in: z.object({}),
    out: z.object({
      commission_rate: z.int().meta({ description: 'In basis points: 5 % is 500' }),
      team_hours: z.int(),
    }),
    refusals: [],
  },
  'GET /seller/campaigns/teams': {
    summary: 'The teams of a campaign with their members, the newest first',
    who: 'seller',
    right: 'campaigns.read',
    in: teamsInput,
    out: countedPageOf(CampaignTeam),
    refusals: [],
  },
  'POST /seller/campaigns/save': {
    summary: 'Add a campaign, or change one; what its teams were promised stands',
    who: 'seller',
    right: 'campaigns.write',
    in: CampaignInput,
    out: z.object({ id: Id }),
    refusals: [
      'groups.tiers_wrong',
      'groups.tiers_must_rise',
      'groups.price_not_lower',
      'groups.skus_wrong',
      'catalog.price_zero',
      'groups.goods_busy',
      'groups.goods_off_sale',
      'groups.times_wrong',
      'groups.already_started',
      'groups.campaign_over',
      'shops.suspended',
      'common.edit_conflict',
    ],
  },
  'POST /seller/campaigns/stop': {
    summary: 'Open no more teams; those that are open run on as promised',
    who: 'seller',
    right: 'campaigns.write',
    in: byId.extend({ reason: text(0, 200).default('') }),
    out: Nothing,
    refusals: ['groups.campaign_over'],
  },
  'POST /seller/campaigns/delete': {
    summary: 'Throw a draft away',
    who: 'seller',
    right: 'campaigns.write',
    in: byId,
    out: Nothing,
    refusals: ['groups.already_started'],
  },
  'GET /platform/campaigns/list': {
    summary: 'The campaigns of every shop',
    who: 'platform',
    right: 'campaigns.read',
    in: z.object({ shop_id: Id.optional(), ...listInput }),
    out: campaignList,
    refusals: [],
  },
  'GET /platform/campaigns/details': {
    summary: 'One campaign of a shop',
    who: 'platform',
    right: 'campaigns.read',
    in: byId,
    out: CampaignWhole.omit({ costs: true }),
    refusals: [],
  },
  'GET /platform/campaigns/teams': {
    summary: 'The teams of a campaign with their members, the newest first',
    who: 'platform',
    right: 'campaigns.read',
    in: teamsInput,
    out: countedPageOf(CampaignTeam),
    refusals: [],
  },
  'POST /platform/campaigns/stop': {
    summary: 'Stop a shop’s campaign, with the reason its shop is told',
    who: 'platform',
    right: 'campaigns.write',
    in: byId.extend({ reason: text(2, 200) }),
    out: Nothing,
    refusals: ['groups.campaign_over'],
  },
});
