/** `npm run db:migrate`: brings the database up to this release, while the one before still runs on it. */
import { ConfigError, configOfProcess } from '../packages/server/src/kernel/config.ts';
import { openDatabase } from '../packages/server/src/kernel/db/database.ts';
import { migrateDatabase } from '../packages/server/src/kernel/db/migrate.ts';
import { createLog } from '../packages/server/src/kernel/log/log.ts';

try {
  const config = configOfProcess({ production: false });
  if (!config.databaseUrl) throw new ConfigError('DATABASE_URL must name the database of the market');
  const database = await openDatabase(config, createLog({ logLevel: 'error' }));
  try {
    await database.inSession(migrateDatabase);
  } finally {
    await database.close();
  }
  console.log('the database is up to date');
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
