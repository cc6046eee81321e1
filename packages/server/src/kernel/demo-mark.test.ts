import { type Market, productionSettings, startMarket } from '@chengji/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { findDemoMark, markDemoBegun, markDemoMade } from './demo-mark.queries.ts';
import { startServer } from './server.ts';

let market: Market;
beforeAll(async () => {
  market = await startMarket({ modules: [] });
});
afterAll(() => market.stop());

const production = () =>
  readConfig(
    {
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      ...productionSettings,
      DATABASE_URL: market.databaseUrl,
    },
    { production: true },
  );

it('starts production on a database that never held the demo market, and never on one that does', async () => {
  const server = await startServer(production(), []);
  await server.stop();

  const { db } = market.context();
  expect(await findDemoMark(db)).toBe(null);
  await markDemoBegun(db, new Date());
  expect(await findDemoMark(db)).toBe('begun');
  await expect(startServer(production(), [])).rejects.toThrow(ConfigError);
  await markDemoMade(db, new Date());
  expect(await findDemoMark(db)).toBe('made');
  await expect(startServer(production(), [])).rejects.toThrow('holds the demo market');
});
