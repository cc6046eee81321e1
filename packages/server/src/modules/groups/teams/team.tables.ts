import type { CampaignKind, LateChoice, TeamState } from '@chengji/contract';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../../kernel/db/columns.ts';
import { shoppers } from '../../identity/shoppers/shoppers.tables.ts';
import { orders } from '../../orders/order.tables.ts';
import { campaigns } from '../campaigns/campaign.tables.ts';
import type { SeatState } from './team.states.ts';

const reference = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** A team keeps what was promised when it opened; its tiers' prices are its campaign's, which stand from then on. */
export const teams = pgTable(
  'teams',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    campaignId: reference('campaign_id').references(() => campaigns.id),
    kind: text().$type<CampaignKind>().notNull(),
    sizes: integer().array().notNull(),
    /** How many make it whole: the last of `sizes`. */
    size: integer().notNull(),
    autoForm: boolean('auto_form').notNull(),
    state: text().$type<TeamState>().notNull(),
    /** Held and paid seats while it is open, paid ones once it ended. */
    seatsTaken: integer('seats_taken').notNull(),
    paid: integer().notNull(),
    /** Raised by every change. */
    version: integer().notNull(),
    openedAt: moment('opened_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    endedAt: moment('ended_at'),
    /** The place in `sizes` it ended at, from 0; null while open and when it failed. */
    settledTier: integer('settled_tier'),
    /** Seats the market completed. */
    filled: integer().notNull().default(0),
  },
  (table) => [
    index('teams_due').on(table.endsAt).where(sql`${table.state} = 'start'`),
    index('teams_open_of_campaign').on(table.campaignId, table.endsAt).where(sql`${table.state} = 'start'`),
    index('teams_nearest_whole')
      .on(table.campaignId, table.paid.desc().nullsFirst(), table.endsAt)
      .where(sql`${table.state} = 'start' and ${table.paid} > 0 and ${table.seatsTaken} < ${table.size}`),
    index('teams_of_campaign').on(table.campaignId, table.state, table.id),
    index('teams_formed_by_time').on(table.endedAt).where(sql`${table.state} in ('success', 'auto')`),
    check('teams_seats_within_size', sql`${table.seatsTaken} between 0 and ${table.size}`),
    check('teams_paid_within_seats', sql`${table.paid} between 0 and ${table.seatsTaken}`),
  ],
);

/**
 * A person's place in a team, by one order. `held` until paid; `freed` when the order closed unpaid, or was
 * refunded because its team was over. In a team that failed the paid ones stay: the order says the money is back.
 */
export const seats = pgTable(
  'seats',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    teamId: reference('team_id').references(() => teams.id),
    shopperId: reference('shopper_id').references(() => shoppers.id),
    orderId: reference('order_id')
      .references(() => orders.id)
      .unique('seats_order_once'),
    number: integer().notNull(),
    state: text().$type<SeatState>().notNull(),
    late: text().$type<LateChoice>().notNull(),
    joinedAt: moment('joined_at').notNull(),
    paidAt: moment('paid_at'),
    /** When it came here from a team that was over. */
    movedAt: moment('moved_at'),
  },
  (table) => [
    uniqueIndex('seats_person_once').on(table.teamId, table.shopperId).where(sql`${table.state} <> 'freed'`),
    index('seats_of_team').on(table.teamId, table.id),
    index('seats_of_shopper').on(table.shopperId, table.id).where(sql`${table.state} <> 'freed'`),
  ],
);
