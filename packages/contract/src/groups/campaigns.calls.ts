/** How a shop sells to groups, and what the platform sees of it. */
import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { EditVersion } from '../edit-version.ts';
import { CampaignKind, CampaignState, TeamState } from '../states.ts';
import {
  countedPageSchema,
  Flag,
  Id,
  integer,
  Moment,
  Money,
  Nothing,
  numberedPageInput,
  text,
} from '../values.ts';
import { teamSizes, tierCounts } from './campaign-form.rules.ts';
import { CampaignRow, CampaignTeam, Tier } from './group-values.ts';

const CampaignInput = z.object({
  id: Id.optional(),
  version: EditVersion.optional(),
  goods_id: Id,
  kind: CampaignKind,
  tiers: z
    .array(
      z.object({
        size: integer(teamSizes.least, teamSizes.most),
        prices: z
          .array(z.object({ sku_id: Id, price: Money }))
          .min(1)
          .max(500),
      }),
    )
    .min(tierCounts.ordinary.least)
    .max(tierCounts.ladder.most),
  hours: integer(1, 168)
    .optional()
    .meta({ description: 'How long a team stays open; left out, the market’s' }),
  per_person: integer(0, 9_999).default(0).meta({ description: 'Pieces one person may buy; 0 is no limit' }),
  stock: integer(0, 9_999_999).default(0).meta({ description: 'Pieces it may sell in all; 0 is no limit' }),
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
const CampaignDetails = CampaignRow.extend({
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
  ...numberedPageInput,
};

const teamsInput = byId.extend({
  state: TeamState.optional(),
  ...numberedPageInput,
});

const campaignList = countedPageSchema(CampaignRow).extend({ counts });

export const campaignsCalls = declareCalls({
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
    out: CampaignDetails,
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
    out: countedPageSchema(CampaignTeam),
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
    out: CampaignDetails.omit({ costs: true }),
    refusals: [],
  },
  'GET /platform/campaigns/teams': {
    summary: 'The teams of a campaign with their members, the newest first',
    who: 'platform',
    right: 'campaigns.read',
    in: teamsInput,
    out: countedPageSchema(CampaignTeam),
    refusals: [],
  },
  'POST /platform/campaigns/stop': {
    summary: 'Stop a shop’s campaign, with the reason for its shop',
    who: 'platform',
    right: 'campaigns.write',
    in: byId.extend({ reason: text(2, 200) }),
    out: Nothing,
    refusals: ['groups.campaign_over'],
  },
});
