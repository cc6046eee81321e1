import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { marketTest } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { createLog } from '../log/log.ts';
import { runHousekeeping } from './housekeeping.ts';

const it = marketTest.extend('marketOptions', { modules: [] });

describe('housekeeping', () => {
  it('forgets Idempotency-Keys after a week, not before', async ({ market }) => {
    const { db } = market.context();
    for (const days of [1, 6, 8, 30]) {
      await db.execute(sql`insert into idempotency_keys (actor, call, key, input_hash, created_at)
      values ('shopper:1', 'POST /a', ${String(days)}, '', now() - make_interval(days => ${days}))`);
    }
    await runHousekeeping(market.server.kernel);
    const { rows } = await db.execute(sql`select key from idempotency_keys order by created_at`);
    expect(rows).toEqual([{ key: '6' }, { key: '1' }]);
  });

  it('removes Idempotency-Keys in batches, so that a great many are removed as well', async ({ market }) => {
    const { db } = market.context();
    await db.execute(sql`insert into idempotency_keys (actor, call, key, input_hash, created_at)
    select 'shopper:2', 'POST /a', n::text, '', now() - interval '8 days' from generate_series(1, 25000) as n`);
    await runHousekeeping(market.server.kernel);
    const { rows } = await db.execute(
      sql`select count(*)::int as left from idempotency_keys where actor = 'shopper:2'`,
    );
    expect(rows).toEqual([{ left: 0 }]);
  });

  it('finds old Idempotency-Keys by their index', async ({ market }) => {
    const { db } = market.context();
    await db.execute(sql`insert into idempotency_keys (actor, call, key, input_hash, created_at)
    select 'shopper:3', 'POST /a', n::text, '', now() from generate_series(1, 5000) as n`);
    await db.execute(sql`analyze idempotency_keys`);
    const { rows } = await db.execute<{ 'QUERY PLAN': string }>(
      sql`explain select ctid from idempotency_keys where created_at < now() - interval '7 days' limit 10000`,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('idempotency_keys_by_time');
  });

  it('asks every module to remove what it needs no more, until there is less than a batch of it', async ({
    market,
  }) => {
    const left = [25_000, 0];
    const modules = left.map((_, at) => ({
      name: `module ${at}`,
      removeOld: async (_db: unknown, limit: number) => {
        const removed = Math.min(limit, left[at] ?? 0);
        left[at] = (left[at] ?? 0) - removed;
        return removed;
      },
    }));
    await runHousekeeping(market.server.kernel, modules);
    expect(left).toEqual([0, 0]);
  });

  it('removes the files of long work after a month, not before', async ({ market }) => {
    const { db, services } = market.context();
    for (const days of [29, 31]) {
      const { rows } = await db.execute<{ id: string }>(sql`
      insert into tasks (kind, state, shop_id, staff_id, rights, language, name, input, parts, advanced_at, created_at)
      values ('orders_export', 'done', 1, 1, array['orders.read'], 'zh', ${String(days)}, '{}', 1,
        now() - make_interval(days => ${days}), now()) returning id`);
      await services.storage.keepPrivate(`tasks/${rows[0]?.id}/0`, Buffer.from('orders'));
    }
    await runHousekeeping(market.server.kernel);
    const { rows } = await db.execute<{ id: string; parts: number }>(
      sql`select id, parts from tasks order by id`,
    );
    expect(rows.map(({ parts }) => parts)).toEqual([1, 0]);
    const left = await Promise.all(rows.map(({ id }) => services.storage.readPrivate(`tasks/${id}/0`)));
    expect(left.map((part) => part !== null)).toEqual([true, false]);
  });

  it('clears up the embedded database', async ({ market }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'chengji-embedded-'));
    const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, { production: false });
    const database = await openDatabase(config, createLog(config));
    await database.inSession(migrateDatabase);
    await database.db.execute(sql`insert into clock values (1, 0)`);
    await runHousekeeping({ db: database.db, database, services: market.server.kernel.services });
    const { rows } = await database.db.execute(sql`select reltuples from pg_class where relname = 'clock'`);
    expect(rows).toEqual([{ reltuples: 1 }]);
    await database.close();
    rmSync(dataDir, { recursive: true });
  });
});
