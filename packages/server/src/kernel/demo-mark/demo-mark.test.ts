import { type Market, productionSettings } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { startServer } from '../server.ts';
import { findDemoMark, markDemoBegun, markDemoMade } from './demo-mark.queries.ts';

const it = marketTest.extend('marketOptions', { modules: [] });

const production = (market: Market) =>
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

describe('the demo mark', () => {
  it('starts production on a database that never held the demo market, and never on one that does', async ({
    market,
  }) => {
    const server = await startServer(production(market), []);
    await server.stop();

    const { db } = market.context();
    expect(await findDemoMark(db)).toBe(null);
    await markDemoBegun(db, new Date());
    expect(await findDemoMark(db)).toBe('begun');
    await expect(startServer(production(market), [])).rejects.toThrow(ConfigError);
    await markDemoMade(db, new Date());
    expect(await findDemoMark(db)).toBe('made');
    await expect(startServer(production(market), [])).rejects.toThrow('holds the demo market');
  });
});
