import { type Market, startMarket } from '@chengji/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { findDemoMadeAt, markDemoMade } from './demo-mark.queries.ts';
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
      SECRET: 'a-secret-of-the-operator',
      DATABASE_URL: market.databaseUrl,
    },
    { production: true },
  );

it('starts production on a database that never held the demo market, and never on one that does', async () => {
  const server = await startServer(production(), []);
  await server.stop();

  const madeAt = new Date('2026-01-01T00:00:00Z');
  await markDemoMade(market.context().db, madeAt);
  await markDemoMade(market.context().db, new Date());
  expect(await findDemoMadeAt(market.context().db)).toEqual(madeAt);

  await expect(startServer(production(), [])).rejects.toThrow(ConfigError);
  await expect(startServer(production(), [])).rejects.toThrow('holds the demo market');
});
