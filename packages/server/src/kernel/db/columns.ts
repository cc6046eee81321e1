import { bigint, integer, timestamp } from 'drizzle-orm/pg-core';

/** A table's own number, given by the database. */
export const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** Rises with every save of what is edited; a save says which one it began from. */
export const editVersion = () => integer('version').notNull().default(1);

export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
