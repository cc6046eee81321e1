import type { Language, TaskKind, TaskState } from '@chengji/contract';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns.ts';
import type { RefusalParams } from '../refusal.ts';

/** Work of a shop that takes longer than a call may. `at` says how far it came, in the words of its kind. */
export const tasks = pgTable(
  'tasks',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<TaskKind>().notNull(),
    state: text().$type<TaskState>().notNull(),
    shopId: bigint('shop_id', { mode: 'number' }).notNull(),
    staffId: bigint('staff_id', { mode: 'number' }).notNull(),
    /** What a role must hold, all of it, to see it. */
    rights: text().array().notNull(),
    language: text().$type<Language>().notNull(),
    name: text().notNull(),
    input: jsonb().notNull(),
    at: jsonb(),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** The file it makes: its name, and in how many parts it is kept so far. */
    fileName: text('file_name'),
    parts: integer().notNull().default(0),
    failure: jsonb().$type<{ key: string; params: RefusalParams }>(),
    attempts: integer('tries').notNull().default(0),
    /** The node that is at it, known by a word of its own; by the database's clock, for a node may die. */
    claim: text(),
    claimedUntil: moment('claimed_until'),
    advancedAt: moment('advanced_at').notNull().default(sql`now()`),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('tasks_of_shop').on(table.shopId, table.id),
    index('tasks_to_do').on(table.advancedAt).where(sql`state in ('waiting', 'running')`),
  ],
);
