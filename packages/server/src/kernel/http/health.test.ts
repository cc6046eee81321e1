import { dropDatabase, type Market, startMarket } from '@chengji/testkit';
import { afterEach, describe, expect, inject, it } from 'vitest';

let market: Market;
afterEach(() => market.stop().catch(() => {}));

const ask = async (path: string) => {
  const response = await fetch(`${market.url}${path}`);
  return { status: response.status, body: (await response.json()) as unknown };
};

describe('a market', () => {
  it('is alive and ready as long as its database and its bus answer', async () => {
    market = await startMarket({ systemTime: Date.now, modules: [] });
    expect(await ask('/healthz')).toEqual({ status: 200, body: { status: 'alive' } });
    expect(await ask('/readyz')).toEqual({
      status: 200,
      body: { status: 'ready', database: true, bus: true, clock: true, disk: true },
    });
  });

  it('is alive but not ready without its database, so that no calls are sent to it', async () => {
    market = await startMarket({ systemTime: Date.now, modules: [] });
    await dropDatabase(inject('clusterUrl'), market.databaseUrl);
    expect((await ask('/healthz')).status).toBe(200);
    expect(await ask('/readyz')).toEqual({
      status: 503,
      body: { status: 'unready', database: false, bus: true, clock: true, disk: true },
    });
  });

  it('is ready to serve, and says that it is degraded, without its bus', async () => {
    market = await startMarket({
      systemTime: Date.now,
      modules: [],
      environment: { REDIS_URL: 'redis://127.0.0.1:1' },
    });
    expect((await ask('/healthz')).status).toBe(200);
    expect(await ask('/readyz')).toEqual({
      status: 200,
      body: { status: 'degraded', database: true, bus: false, clock: true, disk: true },
    });
  });
});
