import type { EncoderState, LiveState } from '@chengji/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { editVersion, id, moment } from '../../kernel/db/columns.ts';
import { shoppers } from '../identity/shoppers/shoppers.tables.ts';
import { shops } from '../shops/shops.tables.ts';

const reference = (name: string) => bigint(name, { mode: 'number' }).notNull();
const liveReference = () => reference('live_id').references(() => lives.id, { onDelete: 'cascade' });
const createdAt = () => timestamp('created_at', { withTimezone: true, precision: 3 }).notNull();

/** Why a live is over. */
export type EndReason = 'host' | 'lost' | 'cut' | 'shop_suspended';

/** A live of a shop, from its announcement to its replay. */
export const lives = pgTable(
  'lives',
  {
    id: id(),
    version: editVersion(),
    shopId: reference('shop_id').references(() => shops.id),
    state: text().$type<LiveState>().notNull().default('created'),
    title: text().notNull(),
    cover: text().notNull(),
    notice: text().notNull().default(''),
    /** Null where it was not announced. */
    plannedAt: moment('planned_at'),
    /** What an encoder must know; drawn anew on request. */
    pushKey: text('push_key').notNull(),
    keyExpiresAt: moment('key_expires_at').notNull(),
    /** While it was started and the encoder is waited for. */
    startBy: moment('start_by'),
    hasTimedOut: boolean('has_timed_out').notNull().default(false),
    encoder: text().$type<EncoderState>().notNull().default('none'),
    /** The media server’s name for the connection that sends now: what another one reports is not about it. */
    encoderClient: text('encoder_client').notNull().default(''),
    kbps: integer(),
    fps: integer(),
    width: integer(),
    height: integer(),
    encoderSeenAt: moment('encoder_seen_at'),
    /** A lost encoder is waited for until then. */
    lostUntil: moment('lost_until'),
    beganAt: moment('began_at'),
    endedAt: moment('ended_at'),
    endReason: text('end_reason').$type<EndReason>(),
    cutReason: text('cut_reason').notNull().default(''),
    pinnedGoodsId: bigint('pinned_goods_id', { mode: 'number' }),
    likes: integer().notNull().default(0),
    says: integer().notNull().default(0),
    blockedSays: integer('blocked_says').notNull().default(0),
    /** Different people who watched. */
    viewers: integer().notNull().default(0),
    peak: integer().notNull().default(0),
    goodsOpened: integer('goods_opened').notNull().default(0),
    /** Off while its shop is suspended. */
    isShown: boolean('is_shown').notNull().default(true),
    /** The shop’s first that began. */
    isFirst: boolean('is_first').notNull().default(false),
    /** The stored recording; empty until there is one, and when it is removed. */
    replayUrl: text('replay_url').notNull().default(''),
    replaySeconds: integer('replay_seconds').notNull().default(0),
    /** The recording is removed then. */
    replayUntil: moment('replay_until'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('lives_one_living_per_shop').on(table.shopId).where(sql`${table.state} = 'living'`),
    index('lives_of_shop').on(table.shopId, table.id),
    index('lives_living').on(table.id).where(sql`${table.state} = 'living'`),
    index('lives_replays').on(table.endedAt, table.id).where(sql`${table.state} = 'replay'`),
    index('lives_planned')
      .on(table.plannedAt, table.id)
      .where(sql`${table.state} = 'created' and ${table.plannedAt} is not null`),
    index('lives_start_by').on(table.startBy).where(sql`${table.startBy} is not null`),
    index('lives_lost_until').on(table.lostUntil).where(sql`${table.lostUntil} is not null`),
    index('lives_replay_until').on(table.replayUntil).where(sql`${table.replayUntil} is not null`),
    index('lives_over').on(table.endedAt, table.id).where(sql`${table.state} in ('ended', 'replay')`),
    check('lives_state_known', sql`${table.state} in ('created', 'living', 'ended', 'replay')`),
    check('lives_encoder_known', sql`${table.encoder} in ('none', 'sending', 'lost')`),
    check('lives_began_when_living', sql`${table.state} = 'created' or ${table.beganAt} is not null`),
    check(
      'lives_ended_when_over',
      sql`(${table.state} in ('ended', 'replay')) = (${table.endedAt} is not null)`,
    ),
    check('lives_replay_recorded', sql`(${table.state} = 'replay') = (${table.replayUrl} <> '')`),
    check('lives_waits_only_while_it_may', sql`${table.startBy} is null or ${table.state} = 'created'`),
    check('lives_lost_only_while_living', sql`${table.lostUntil} is null or ${table.state} = 'living'`),
  ],
);

/** The tray. What was taken out of it stays known: orders of it count for the live. */
export const liveGoods = pgTable(
  'live_goods',
  {
    liveId: liveReference(),
    goodsId: reference('goods_id'),
    /** From 0; null for what was taken out. */
    place: integer(),
  },
  (table) => [primaryKey({ name: 'live_goods_once', columns: [table.liveId, table.goodsId] })],
);

/** What was shown from which second on, for the replay. */
export const liveMarks = pgTable(
  'live_marks',
  {
    id: id(),
    liveId: liveReference(),
    second: integer().notNull(),
    /** Null: nothing is shown any more. */
    goodsId: bigint('goods_id', { mode: 'number' }),
  },
  (table) => [index('live_marks_of_live').on(table.liveId, table.id)],
);

/** What was said. */
export const liveSays = pgTable(
  'live_says',
  {
    id: id(),
    liveId: liveReference(),
    /** Null for what the shop said. */
    shopperId: bigint('shopper_id', { mode: 'number' }).references(() => shoppers.id),
    message: text().notNull(),
    second: integer().notNull(),
    /** Held a word that is masked. */
    isBlocked: boolean('is_blocked').notNull().default(false),
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('live_says_of_live').on(table.liveId, table.second, table.id).where(sql`deleted_at is null`),
    index('live_says_of_shopper').on(table.shopperId),
  ],
);

/** Who watched, once each. */
export const liveViewers = pgTable(
  'live_viewers',
  {
    liveId: liveReference(),
    shopperId: reference('shopper_id').references(() => shoppers.id),
    firstAt: moment('first_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'live_viewers_once', columns: [table.liveId, table.shopperId] }),
    index('live_viewers_of_shopper').on(table.shopperId),
  ],
);

/** Which goods of a live somebody opened: each counts once for a person. */
export const liveOpened = pgTable(
  'live_opened',
  {
    liveId: liveReference(),
    goodsId: reference('goods_id'),
    shopperId: reference('shopper_id').references(() => shoppers.id),
  },
  (table) => [
    primaryKey({ name: 'live_opened_once', columns: [table.liveId, table.goodsId, table.shopperId] }),
    index('live_opened_of_shopper').on(table.shopperId),
  ],
);

/** Who wants to be told when it begins, or once there is a replay of it. */
export const liveReminders = pgTable(
  'live_reminders',
  {
    liveId: liveReference(),
    shopperId: reference('shopper_id').references(() => shoppers.id),
    /** Asked for after it began. */
    isOfReplay: boolean('is_of_replay').notNull().default(false),
  },
  (table) => [
    primaryKey({ name: 'live_reminders_once', columns: [table.liveId, table.shopperId] }),
    index('live_reminders_of_shopper').on(table.shopperId),
  ],
);

/** Who may not write in it. */
export const liveMutes = pgTable(
  'live_mutes',
  {
    liveId: liveReference(),
    shopperId: reference('shopper_id').references(() => shoppers.id),
  },
  (table) => [
    primaryKey({ name: 'live_mutes_once', columns: [table.liveId, table.shopperId] }),
    index('live_mutes_of_shopper').on(table.shopperId),
  ],
);
