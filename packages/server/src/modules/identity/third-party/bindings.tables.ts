import { bigint, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { shoppers } from '../shoppers/shoppers.tables.ts';

/** A shopper's account with a provider: one each way, for one app of the market's. */
export const thirdPartyBindings = pgTable(
  'third_bindings',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    provider: text({ enum: ['wechat'] }).notNull(),
    appId: text('app_id').notNull(),
    openid: text().notNull(),
    shopperId: bigint('shopper_id', { mode: 'number' })
      .notNull()
      .references(() => shoppers.id),
    /** As the provider called them when they were bound. */
    nickname: text().notNull(),
    boundAt: timestamp('bound_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    uniqueIndex('third_bindings_one_per_openid').on(table.provider, table.appId, table.openid),
    uniqueIndex('third_bindings_one_per_shopper').on(table.shopperId, table.provider, table.appId),
  ],
);
