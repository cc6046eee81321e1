import { marketTest } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { createLog } from '../log/log.ts';
import { type Database, openDatabase } from './database.ts';
import { migrateDatabase, remakeDatabase } from './migrate.ts';

const it = marketTest
  .extend('marketOptions', { modules: [] })
  /** A database as another node opens it. */
  .extend('open', ({ market }) => async (environment: Record<string, string> = {}): Promise<Database> => {
    const given = { DATABASE_URL: market.databaseUrl, LOG_LEVEL: 'silent', ...environment };
    const config = readConfig(given, { production: false });
    const database = await openDatabase(config, createLog(config));
    opened.push(database);
    return database;
  });

const opened: Database[] = [];
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

/** Locks are listed for the whole cluster, which other test files use as well. */
const isLockHere =
  "locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())";

/** Until one node has the lock, and so many wait for it. */
const untilLocked = ({ pool }: Database, { waiting }: { waiting: number }) =>
  vi.waitFor(
    async () => {
      const { rows } = await pool.query(
        `select count(*) filter (where granted)::int as at_work, count(*) filter (where not granted)::int as waiting
         from pg_locks where ${isLockHere}`,
      );
      expect(rows).toEqual([{ at_work: 1, waiting }]);
    },
    { interval: 5 },
  );

describe('the database', () => {
  it('has the nodes that start on one database do its work one after the other', async ({ open }) => {
    const steps: string[] = [];
    let waiting = 3;
    const work = async (node: string) => {
      const database = await open();
      await database.alone(async () => {
        steps.push(`${node} begins`);
        waiting -= 1;
        await untilLocked(database, { waiting });
        steps.push(`${node} ends`);
      });
    };
    await Promise.all([work('one'), work('two'), work('three')]);
    expect(steps).toHaveLength(6);
    for (let index = 0; index < steps.length; index += 2) {
      expect(steps[index + 1]).toBe(steps[index]?.replace('begins', 'ends'));
    }
  });

  it('lets the next node work when one fails', async ({ open }) => {
    const [one, two] = [await open(), await open()];
    const failing = one.alone(async () => {
      throw new Error('halfway');
    });
    await expect(failing).rejects.toThrow('halfway');
    expect(await two.alone(async () => 'done')).toBe('done');
  });

  it('lets the next node work when the one at work dies', async ({ open }) => {
    const [one, two] = [await open(), await open()];
    const isNextDone = Promise.withResolvers<void>();
    const dead = one.alone(async () => {
      await untilLocked(two, { waiting: 1 });
      await two.pool.query(
        `select pg_terminate_backend(pid) from pg_locks where ${isLockHere} and granted and pid <> pg_backend_pid()`,
      );
      await isNextDone.promise;
    });
    const refused = expect(dead).rejects.toThrow('terminat');
    await untilLocked(two, { waiting: 0 });
    expect(await two.alone(async () => 'done')).toBe('done');
    isNextDone.resolve();
    await refused;
  });

  it('outlives every connection that the server ends', async ({ market, open }) => {
    const database = await open({ DATABASE_POOL: '3' });
    await Promise.all([1, 2, 3].map(() => database.db.execute(sql`select pg_sleep(0.05)`)));
    await market.server.kernel.database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'chengji' and pid <> pg_backend_pid() and datname = current_database()",
    );
    await vi.waitFor(() => expect(database.pool.totalCount).toBe(0));
    const { rows } = await database.db.execute(sql`select 1 as one`);
    expect(rows).toEqual([{ one: 1 }]);
  });

  it('has each node open no more connections than it may', async ({ open }) => {
    const database = await open({ DATABASE_POOL: '2' });
    await Promise.all(Array.from({ length: 10 }, () => database.db.execute(sql`select pg_sleep(0.02)`)));
    expect(database.pool.totalCount).toBe(2);
  });

  it('says that the database does not answer', async ({ open }) => {
    const database = await open({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    await expect(database.ping()).rejects.toThrow();
  });

  it('migrates a new database once, however many nodes start on it', async ({ open }) => {
    const { pool } = await open();
    await pool.query('drop schema drizzle cascade; drop schema public cascade; create schema public');
    const nodes = [await open(), await open(), await open()];
    await Promise.all(nodes.map((node) => node.inSession(migrateDatabase)));
    const { rows } = await pool.query<{ migrations: number; hashes: number }>(
      'select count(*)::int as migrations, count(distinct hash)::int as hashes from drizzle.__drizzle_migrations',
    );
    expect(rows[0]?.migrations).toBeGreaterThan(0);
    expect(rows[0]?.hashes).toBe(rows[0]?.migrations);
  });

  it('leaves a migrated database as it is, and one made anew with nothing in it', async ({ open }) => {
    const { db, inSession } = await open();
    await db.execute(sql`insert into clock values (1, 7)`);
    await inSession(migrateDatabase);
    expect((await db.execute(sql`select offset_ms::int from clock`)).rows).toEqual([{ offset_ms: 7 }]);
    await inSession(remakeDatabase);
    expect((await db.execute(sql`select offset_ms::int from clock`)).rows).toEqual([]);
  });

  it('lets a session of its own hold a lock for as long as its work takes, and no longer', async ({
    open,
  }) => {
    const { pool, inSession } = await open();
    const countLocks = async () => (await pool.query(`select 1 from pg_locks where ${isLockHere}`)).rowCount;
    const during = await inSession(async (session) => {
      await session.query('select pg_advisory_lock(1)');
      return countLocks();
    });
    expect([during, await countLocks()]).toEqual([1, 0]);
  });

  it('lets neither the wait for a lock nor the work of a session end by itself', async ({ open }) => {
    const { inSession } = await open();
    const shown = await inSession(async (session) => {
      const shown: unknown[] = [];
      for (const name of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
        shown.push(...(await session.query(`show ${name}`)).rows.flatMap((row) => Object.values(row)));
      return shown;
    });
    expect(shown).toEqual(['0', '0', '0']);
  });
});
