import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aShopper, aTrade, type Market, startMarket } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const readAddress = ({ config }: Market) => readFileSync(join(config.dataDir, 'sandbox', 'address'), 'utf8');

describe('the sandbox', () => {
  it('opens beside the market on an address of its own, on loopback', async ({ market }) => {
    const url = readAddress(market);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(url).not.toBe(market.url);
    expect((await fetch(`${url}/sandbox/identity`)).status).toBe(200);
  });

  it('shows its page through the market, and nothing else of it', async ({ market }) => {
    expect((await fetch(`${market.url}/sandbox/pay/wx0`)).status).toBe(404);
    const behaviour = await fetch(`${market.url}/sandbox/behaviour?mode=never`, { method: 'POST' });
    expect(behaviour.status).toBe(404);
  });

  it('lets a person pay on the market’s own address, in their language, and leads back there', async ({
    market,
  }) => {
    const shopper = await aShopper(market);
    const { tradeNo } = await aTrade(market, shopper);
    const { params } = await shopper.client.call(
      'POST /wanlshop/pay/create',
      { trade_no: tradeNo, channel: 'sandbox' },
      { idempotencyKey: randomUUID() },
    );
    const page = new URL(String((params as { url?: string }).url), market.url);
    expect(page.origin).toBe(market.url);
    const english = await fetch(page, { headers: { 'accept-language': 'en-GB,en;q=0.9' } });
    expect(english.headers.get('content-type')).toContain('text/html');
    expect(await english.text()).toContain('Approve');
    expect(await (await fetch(page)).text()).toContain('确认支付');
    const cancelled = await fetch(page, { method: 'POST', body: 'do=cancel', redirect: 'manual' });
    expect(cancelled.status).toBe(303);
    expect(cancelled.headers.get('location')).toMatch(/^\/#\//);
    const approved = await fetch(page, { method: 'POST', body: 'do=approve', redirect: 'manual' });
    expect(approved.headers.get('location')).toBe(page.pathname + page.search);
    expect(await (await fetch(page)).text()).toContain('支付成功');
  });

  it('shows anything sent to its page as nothing but text', async ({ market }) => {
    for (const path of [
      '/sandbox/pay/%3Cscript%3E',
      '/sandbox/pay/..%2fidentity',
      '/sandbox/pay/wx0?lang=%22',
    ]) {
      const answer = await fetch(`${market.url}${path}`);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).not.toContain('text/html');
    }
  });

  it('is shared by the nodes of one data folder', async ({ market }) => {
    const environment = { DATA_DIR: market.config.dataDir };
    const node = await startMarket({ environment, databaseUrl: market.databaseUrl });
    expect(node.context().services.sandboxAccount?.baseUrl).toBe(readAddress(market));
    await node.stop();
    expect((await fetch(`${readAddress(market)}/sandbox/identity`)).status).toBe(200);
  });

  it('is not there while the channel is off', async () => {
    const without = await startMarket({ environment: { PAY_CHANNELS: 'balance' } });
    expect(without.context().services.sandboxAccount).toBeUndefined();
    await without.stop();
  });
});
