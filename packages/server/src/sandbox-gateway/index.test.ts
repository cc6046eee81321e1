import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Market, startMarket } from '@chengji/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';

let market: Market;
beforeAll(async () => {
  market = await startMarket();
});
afterAll(() => market.stop());

const addressOf = ({ config }: Market) => readFileSync(join(config.dataDir, 'sandbox', 'address'), 'utf8');

it('opens beside the market on an address of its own, on loopback', async () => {
  const url = addressOf(market);
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(url).not.toBe(market.url);
  expect((await fetch(`${url}/sandbox/identity`)).status).toBe(200);
});

it('shows its page through the market, and nothing else of it', async () => {
  expect((await fetch(`${market.url}/sandbox/pay/wx0`)).status).toBe(404);
  const behaviour = await fetch(`${market.url}/sandbox/behaviour?mode=never`, { method: 'POST' });
  expect(behaviour.status).toBe(404);
});

it('is shared by the nodes of one data folder', async () => {
  const environment = { DATA_DIR: market.config.dataDir };
  const node = await startMarket({ environment, databaseUrl: market.databaseUrl });
  expect(node.context().services.sandboxAccount?.baseUrl).toBe(addressOf(market));
  await node.stop();
  expect((await fetch(`${addressOf(market)}/sandbox/identity`)).status).toBe(200);
});

it('is not there while the channel is off', async () => {
  const without = await startMarket({ environment: { PAY_CHANNELS: 'balance' } });
  expect(without.context().services.sandboxAccount).toBeUndefined();
  await without.stop();
});
