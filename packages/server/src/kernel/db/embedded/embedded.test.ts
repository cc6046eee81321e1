import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import type { Context } from '../../context.ts';
import { createLog } from '../../log/log.ts';
import { type Database, openDatabase } from '../database.ts';
import { migrateDatabase } from '../migrate.ts';
import { transact } from '../transact.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'chengji-embedded-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, { production: false });
const open = () => openDatabase(config, createLog(config));

async function using<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await open();
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

describe('the embedded database', () => {
  it('takes the same migrations as a server, and keeps what was written when it is opened again', async () => {
    await using(async ({ db, inSession }) => {
      await inSession(migrateDatabase);
      await inSession(migrateDatabase);
      await db.execute(sql`insert into clock values (1, 42)`);
    });
    const { rows } = await using(({ db }) => db.execute(sql`select offset_ms from clock`));
    expect(rows).toEqual([{ offset_ms: '42' }]);
  });

  it('queues transactions on its one connection and loses none of them', async () => {
    await using(async ({ db }) => {
      await db.execute(sql`create table counted (n int)`);
      await db.execute(sql`insert into counted values (0)`);
      const addOne = () =>
        db.transaction(async (tx) => {
          const { rows } = await tx.execute<{ n: number }>(sql`select n from counted for update`);
          await tx.execute(sql`update counted set n = ${(rows[0]?.n ?? 0) + 1}`);
        });
      await Promise.all(Array.from({ length: 40 }, addOne));
      expect((await db.execute(sql`select n from counted`)).rows).toEqual([{ n: 40 }]);
    });
  });

  it('moves into the thread of its caller and back, also from work that fails, with all that was written', async () => {
    await using(async ({ db, inThisThread }) => {
      const write = (where: string) => db.execute(sql`insert into written values (${where})`);
      await db.execute(sql`create table written (place text)`);
      await write('before');
      await inThisThread(async () => {
        await db.transaction(async (tx) => void (await tx.execute(sql`insert into written values ('here')`)));
        await expect(db.execute(sql`select nothing`)).rejects.toThrow();
      });
      await expect(inThisThread(() => db.execute(sql`select 1/0`))).rejects.toThrow();
      await write('after');
      const { rows } = await db.execute(sql`select place from written`);
      expect(rows.map(({ place }) => place)).toEqual(['before', 'here', 'after']);
    });
  });

  it('plans what it is asked again once, but for what is to be planned each time', async () => {
    await using(async ({ db, pool }) => {
      const ask = (n: number) => db.execute(sql`select ${n}::int + 1 as more`);
      const answers = await Promise.all([1, 2, 3].map(ask));
      expect(answers.map(({ rows }) => rows)).toEqual([2, 3, 4].map((more) => [{ more }]));
      const askUnnamed = () => pool.query({ name: '', text: 'select $1::int - 1 as less', values: [1] });
      for (const _ of [1, 2, 3]) await askUnnamed();
      const { rows } = await db.execute(sql`select statement from pg_prepared_statements`);
      expect(rows).toEqual([{ statement: 'select $1::int + 1 as more' }]);
    });
  });

  it('goes on after a statement that failed, inside a transaction and outside', async () => {
    await using(async ({ db }) => {
      await expect(db.execute(sql`select nothing`)).rejects.toThrow();
      await expect(db.transaction((tx) => tx.execute(sql`select 1/0`))).rejects.toThrow();
      expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
    });
  });

  it('undoes a transaction of which one of the statements sent together failed', async () => {
    await using(async ({ db }) => {
      const failing = transact({ db, transaction: null } as Context, async (ctx) => {
        const add = (n: number) => ctx.db.execute(sql`insert into counted values (${n})`);
        await Promise.all([add(1), ctx.db.execute(sql`select 1/0`), add(2)]);
      });
      await expect(failing).rejects.toSatisfy((error: Error) =>
        String(error.cause).includes('division by zero'),
      );
      expect((await db.execute(sql`select n from counted`)).rows).toEqual([{ n: 40 }]);
    });
  });

  it('refuses a folder that another process has open, and takes over what a dead one left', async () => {
    writeFileSync(join(dataDir, 'database.lock'), String(process.ppid));
    await expect(open()).rejects.toThrow(`in use by process ${process.ppid}`);
    writeFileSync(join(dataDir, 'database.lock'), '4000000');
    await using(({ ping }) => ping());
  });
});
