/** Group buying on the wire, for shoppers, shops and the operator. */
import { z } from 'zod';
import { CampaignKind, CampaignState, OrderState, ShopType, TeamState } from '../states.ts';
import { Id, Moment, Money } from '../values.ts';

/** A step of a campaign: so many people, at this price for each sku. An ordinary campaign has one. */
export const Tier = z.object({
  size: z.int(),
  price: Money.meta({ description: 'Of its cheapest sku' }),
  prices: z.array(z.object({ sku_id: Id, price: Money })),
});
export type Tier = z.output<typeof Tier>;

/** What a team of one size costs and how many it takes, without the sku prices. */
export const TierBrief = Tier.omit({ prices: true });

export const GroupGoods = z.object({
  id: Id,
  title: z.string(),
  image: z.string(),
  single_price: Money.meta({ description: 'Bought alone, of its cheapest sku' }),
  shop: z.object({ id: Id, name: z.string(), type: ShopType }),
});

export const TeamMember = z.object({
  id: Id.nullable().meta({ description: 'Null where the account is gone' }),
  nickname: z.string(),
  avatar: z.string(),
  leader: z.boolean(),
  paid: z.boolean(),
  me: z.boolean(),
  joined_at: Moment,
});

/** A team in an order or a list. */
export const TeamBrief = z
  .object({
    id: Id,
    campaign_id: Id,
    kind: CampaignKind,
    state: TeamState,
    size: z.int().meta({ description: 'How many make it whole: of a ladder, its top tier' }),
    seats_taken: z.int(),
    paid: z.int(),
    lacking: z.int().meta({ description: 'Paid members still wanted for it to succeed, 0 when it does' }),
    ends_at: Moment,
    ended_at: Moment.nullable(),
    settled: z
      .object({ size: z.int(), price: Money, filled: z.int() })
      .nullable()
      .meta({ description: 'The tier it ended at; `filled` seats were completed by the market' }),
  })
  .meta({ id: 'TeamBrief' });
export type TeamBrief = z.output<typeof TeamBrief>;

const Face = z.object({ nickname: z.string(), avatar: z.string() });

/** A team of an order, placed or about to be, with whom one is in it. */
export const OrderTeam = TeamBrief.extend({
  faces: z.array(Face).max(5).meta({ description: 'The first of those who paid, in the order they came' }),
}).meta({ id: 'OrderTeam' });
export type OrderTeam = z.output<typeof OrderTeam>;

/** A team, as its page shows it. Its tiers are those it opened with. */
export const Team = TeamBrief.extend({
  tiers: z.array(Tier),
  members: z.array(TeamMember).meta({ description: 'The leader first, then by when they came' }),
  goods: GroupGoods,
  formed: z.int().meta({ description: 'Pieces sold to teams of this campaign' }),
  auto_form: z.boolean(),
  ship_within_hours: z.int(),
  mine: z
    .object({
      order_id: Id,
      trade_no: z.string(),
      state: OrderState,
      paid: z.boolean(),
      pay_before: Moment.nullable().meta({ description: 'Then the seat is freed; null once it is paid' }),
    })
    .nullable(),
  can_join: z.boolean(),
}).meta({ id: 'Team' });
export type Team = z.output<typeof Team>;

/** A team that still takes members, as a goods' page lists it. */
export const OpenTeam = z.object({
  id: Id,
  paid: z.int(),
  lacking: z.int().meta({ description: 'Paid members still wanted for it to succeed, 0 when it does' }),
  ends_at: Moment,
  members: z.array(Face),
});
export type OpenTeam = z.output<typeof OpenTeam>;

/** A campaign, as buyers see it. */
export const Campaign = z
  .object({
    id: Id,
    goods_id: Id,
    kind: CampaignKind,
    state: CampaignState,
    tiers: z.array(Tier),
    hours: z.int(),
    per_person: z.int().nullable().meta({ description: 'Pieces one person may buy; null is no limit' }),
    left: z.int().nullable().meta({ description: 'Pieces left of its share of the stock; null is no share' }),
    auto_form: z.boolean(),
    starts_at: Moment,
    ends_at: Moment.nullable(),
    formed: z.int(),
  })
  .meta({ id: 'Campaign' });
export type Campaign = z.output<typeof Campaign>;

/** A campaign, as its shop and the operator see it. */
export const CampaignRow = z
  .object({
    id: Id,
    kind: CampaignKind,
    state: CampaignState,
    goods: z.object({ id: Id, title: z.string(), image: z.string(), single_price: Money }),
    shop: z.object({ id: Id, name: z.string() }),
    tiers: z.array(TierBrief),
    hours: z.int(),
    starts_at: Moment,
    ends_at: Moment.nullable(),
    stock: z.int().nullable(),
    claimed: z.int(),
    teams: z.object({ start: z.int(), success: z.int(), fail: z.int(), auto: z.int() }),
    stop_reason: z.string().nullable(),
    updated_at: Moment,
  })
  .meta({ id: 'CampaignRow' });
export type CampaignRow = z.output<typeof CampaignRow>;

/** A team with its members by name and order, for who ships to them. */
export const CampaignTeam = TeamBrief.extend({
  opened_at: Moment,
  members: z.array(
    TeamMember.omit({ id: true, me: true }).extend({
      order_id: Id,
      order_no: z.string(),
      number: z.int(),
      sku: z.string(),
    }),
  ),
}).meta({ id: 'CampaignTeam' });
export type CampaignTeam = z.output<typeof CampaignTeam>;
