import { existsSync } from 'node:fs';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Config, ConfigError } from '../config.ts';
import type { Logger } from '../log/log.ts';
import { type Database, openDatabase } from './database.ts';
import { findRunning } from './embedded/start-embedded.ts';

/**
 * The database for a tool that only reads, also while a market is running: an embedded one belongs to one process,
 * so where a market has it open, it is asked through that market.
 */
export async function lookInto(config: Config, log: Logger): Promise<Pick<Database, 'db' | 'close'>> {
  if (config.databaseUrl) {
    const database = await openDatabase(config, log);
    await database.assertReachable();
    return database;
  }
  const running = findRunning(config.dataDir);
  if (running) {
    const pool = new pg.Pool({ ...running, max: 1 });
    return { db: drizzle(pool), close: () => pool.end() };
  }
  if (!existsSync(config.dataDir))
    throw new ConfigError(`DATA_DIR: there is no market in ${config.dataDir} yet`);
  return openDatabase(config, log);
}
