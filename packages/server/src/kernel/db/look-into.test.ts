import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { createLog } from '../log/log.ts';
import { type Database, openDatabase } from './database.ts';
import { lookInto } from './look-into.ts';

const folder = mkdtempSync(join(tmpdir(), 'chengji-look-'));
const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }, { production: false });
const log = createLog(config);
let running: Database;

beforeAll(async () => {
  running = await openDatabase(config, log);
});
afterAll(async () => {
  await running.close();
  rmSync(folder, { recursive: true });
});

describe('a look into the embedded database', () => {
  it('sees what the running market committed, and waits for its open transaction', async () => {
    await running.db.execute(sql`create table seen (n int)`);
    const looking = await lookInto(config, log);
    const count = () => looking.db.execute<{ n: number }>(sql`select count(*)::int as n from seen`);
    const counted = await running.db.transaction(async (tx) => {
      await tx.execute(sql`insert into seen values (1)`);
      const during = count();
      await tx.execute(sql`insert into seen values (2)`);
      return { during };
    });
    expect((await counted.during).rows[0]?.n).toBe(2);
    await looking.close();
  });

  it('does not make a database where there is none', async () => {
    const nowhere = readConfig({ DATA_DIR: join(folder, 'nowhere') }, { production: false });
    await expect(lookInto(nowhere, log)).rejects.toThrow('there is no market');
  });
});
