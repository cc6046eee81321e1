import { type Market, startMarket } from '@chengji/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';

let market: Market;
beforeAll(async () => {
  market = await startMarket({ systemTime: Date.now, modules: [] });
});
afterAll(() => market.stop());

it('is alive and ready once it has started', async () => {
  expect(await (await fetch(`${market.url}/healthz`)).json()).toEqual({ status: 'alive' });
  expect(await (await fetch(`${market.url}/readyz`)).json()).toMatchObject({
    status: 'ready',
    database: true,
  });
});
