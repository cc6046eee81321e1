import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** A table's own number, given by the database. */
export const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
