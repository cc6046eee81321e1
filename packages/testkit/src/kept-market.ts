/** A market that is kept when it stops, and markets that begin as copies of it: of its database and its data folder. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type Market, type MarketOptions, startMarket } from './market.ts';
import { createDatabase, dropDatabase } from './postgres/databases.ts';

export type KeptMarket = {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly systemTime: () => number;
  remove(): Promise<void>;
};

/** Ends by `stopAndKeep`, or by `stop` and `remove`. */
export type CopiedMarket = Market & { stopAndKeep(): Promise<KeptMarket>; remove(): Promise<void> };

/** A new market, or one that goes on from where another was kept; that one stays as it is. */
export async function startCopy(options: MarketOptions, of?: KeptMarket): Promise<CopiedMarket> {
  const template = of ? new URL(of.databaseUrl).pathname.slice(1) : inject('template');
  const databaseUrl = await createDatabase(inject('clusterUrl'), template);
  const dataDir = mkdtempSync(join(tmpdir(), 'chengji-kept-'));
  // its gateway has stopped: the copy opens one of its own on the same journal
  if (of) cpSync(of.dataDir, dataDir, { recursive: true, filter: (path) => !path.endsWith('/address') });
  const startedAt = Date.now();
  const systemTime = of?.systemTime ?? (() => startedAt);
  const environment = { ...options.environment, DATA_DIR: dataDir };
  const market = await startMarket({ ...options, databaseUrl, environment, systemTime });
  const remove = async () => {
    rmSync(dataDir, { recursive: true, force: true });
    await dropDatabase(inject('clusterUrl'), databaseUrl);
  };
  return {
    ...market,
    async stopAndKeep() {
      await market.stop();
      return { databaseUrl, dataDir, systemTime, remove };
    },
    remove,
  };
}
