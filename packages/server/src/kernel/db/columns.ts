import { bigint, customType, integer, timestamp } from 'drizzle-orm/pg-core';

/** A table's own number, given by the database. */
export const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** Rises with every save of what is edited; a save says which one it began from. */
export const editVersion = () => integer('version').notNull().default(1);

/** Money; in memory a number of cents. */
export const cents = (name: string) => bigint(name, { mode: 'number' });

export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * Any JSON, as it was stored. The driver reads it already: drizzle's own `jsonb` reads text once more, and makes a
 * number of `"12.00"`. That one is right where no row holds text by itself.
 */
export const anyJson = <T>(name: string) =>
  customType<{ data: T; driverData: string | T }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (value) => value as T,
  })(name);
