/**
 * Drizzle, for all of the server. Node reads the list of what a package exports anew for every file that imports it;
 * drizzle's has 130 KB, and was a fifth of what a process's start took.
 */
export * from 'drizzle-orm';
export {
  type AnyPgColumn,
  alias,
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  type PgColumn,
  type PgDatabase,
  PgDialect,
  type PgTable,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  union,
  unionAll,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
