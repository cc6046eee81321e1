/**
 * What we use of drizzle and of the driver that they do not promise to keep. All of it stands here, and
 * `driver-internals.test.ts` fails when an update takes it away.
 */
import { Column, is, SQL } from 'drizzle-orm';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { QueryArrayConfig, QueryArrayResult } from 'pg';
import type { Db } from '../database.ts';

export type Row = unknown[];
export type Field = { path: string[]; field: unknown };
type Decoder = { mapFromDriverValue(value: unknown): unknown };
/** What drizzle built: the statement by its name, where its values go, and what its columns are. */
export type BuiltStatement = { queryConfig: QueryArrayConfig; params: unknown[]; fields?: readonly Field[] };

const dialect = new PgDialect();

export const getPool = (db: Db): pg.Pool => (db as unknown as { $client: pg.Pool }).$client;

/** All that goes over this one connection, in a transaction that was begun on it. */
export const openOn = (client: pg.PoolClient): Db =>
  new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined);

export const getBuiltStatement = (prepared: unknown): BuiltStatement => prepared as BuiltStatement;

type Sender = { query(query: QueryArrayConfig, values: unknown[]): Promise<QueryArrayResult<Row>> };

/** What a statement on `db` is sent through: its pool, or the connection of its transaction. */
export const getSender = (db: Db): Sender =>
  (db as unknown as { session: { client: Sender } }).session.client;

export function getDecoder(field: unknown): Decoder {
  if (is(field, Column)) return field;
  if (is(field, SQL)) return (field as unknown as { decoder: Decoder }).decoder;
  return (field as { sql: { decoder: Decoder } }).sql.decoder;
}

type Connection = {
  stream: { cork(): void; uncork(): void };
  on(event: 'errorMessage', listener: (error: { code?: string }) => void): void;
};

/** What the driver's client writes to, and hears the server's errors from. */
export const getConnection = (client: pg.ClientBase): Connection =>
  (client as unknown as { connection: Connection }).connection;
