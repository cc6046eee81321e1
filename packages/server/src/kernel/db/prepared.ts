import { fillPlaceholders } from 'drizzle-orm';
import type { QueryArrayConfig, QueryArrayResult } from 'pg';
import type { Db } from './database.ts';
import { type Field, type Row, rowMapperOf } from './row-mapper.ts';

type Values = Record<string, unknown>;
type Preparable<R> = { prepare(name: string): { execute(values?: Values): Promise<R> } };

/** What drizzle built: the statement by its name, where its values go, and what its columns are. */
type Built = { queryConfig: QueryArrayConfig; params: unknown[]; fields?: readonly Field[] };
/** The part of drizzle's session that says over which connection a statement goes. */
type Session = {
  session: { client: { query(query: QueryArrayConfig, values: unknown[]): Promise<QueryArrayResult<Row>> } };
};

/**
 * A hot query, built once and prepared by name on every connection that runs it, in a transaction or not:
 * `const findGoods = prepared('find_goods', (db) => db.select()…where(eq(goods.id, sql.placeholder('id'))))`,
 * then `findGoods(db, { id })`. It goes to the driver without drizzle's detours: three times as fast as
 * building it each time.
 */
export function prepared<R>(
  name: string,
  build: (db: Db) => Preparable<R>,
): (db: Db, values?: Values) => Promise<R> {
  let built: Built | undefined;
  let mapRows: ((rows: Row[]) => unknown) | undefined;
  return async (db, values = {}) => {
    if (!built) {
      built = build(db).prepare(name) as unknown as Built;
      mapRows = built.fields && rowMapperOf(built.fields);
    }
    const { client } = (db as unknown as Session).session;
    const result = await client.query(built.queryConfig, fillPlaceholders(built.params, values));
    return (mapRows ? mapRows(result.rows) : result) as R;
  };
}
