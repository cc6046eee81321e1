import type { Db } from './database.ts';

type Values = Record<string, unknown>;
type Runnable<R> = { execute(values?: Values): Promise<R> };
type Preparable<R> = { prepare(name: string): Runnable<R> };

/** The part of drizzle's own statement and session that says over which connection a statement goes. */
type Bound = { client: unknown };
type Session = { session: Bound };

/**
 * A hot query, built once and prepared by name on every connection that runs it, in a transaction or not:
 * `const findGoods = prepared('find_goods', (db) => db.select()…where(eq(goods.id, sql.placeholder('id'))))`,
 * then `findGoods(db, { id })`. Twice as fast as building it each time.
 */
export function prepared<R>(
  name: string,
  build: (db: Db) => Preparable<R>,
): (db: Db, values?: Values) => Promise<R> {
  let statement: (Runnable<R> & Bound) | undefined;
  return (db, values) => {
    statement ??= build(db).prepare(name) as Runnable<R> & Bound;
    const { client } = (db as unknown as Session).session;
    const bound = Object.assign(Object.create(Object.getPrototypeOf(statement)), statement, { client });
    return (bound as Runnable<R>).execute(values);
  };
}
