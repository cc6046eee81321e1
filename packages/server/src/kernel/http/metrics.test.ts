import {
  aShopper,
  freePort,
  type Market,
  openSocket,
  productionSettings,
  startMarket,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { emit } from '../events/events.ts';
import { startServer } from '../server.ts';

const metrics = async (market: Market) => (await fetch(`${market.url}/metrics`)).text();

/** The value of one line, which is there only once it was counted. */
async function readCount(market: Market, line: string): Promise<number | undefined> {
  const found = (await metrics(market)).split('\n').find((text) => text.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}

const answers = (market: Market, call: string, status: number) =>
  readCount(market, `chengji_answers_total{call="${call}",status="${status}"}`);

describe('the metrics', () => {
  it('counts the answers to each call by their status, and how long they took', async ({ market }) => {
    const { token } = await aShopper(market);
    const call = 'GET /wanlshop/user/info';
    await market.request(call, {}, { token });
    await market.request(call, {}, { token });
    await market.request(call);
    await market.request(call, {}, { token, sign: 'wrong' });
    await vi.waitFor(async () => expect(await answers(market, call, 403)).toBe(1));
    expect([await answers(market, call, 200), await answers(market, call, 401)]).toEqual([2, 1]);
    expect(await readCount(market, `chengji_call_seconds_count{call="${call}"}`)).toBe(4);
  });

  it('counts an upload as any other call', async ({ market }) => {
    const call = 'POST /wanlshop/common/upload';
    await market.request(call);
    await vi.waitFor(async () => expect(await answers(market, call, 401)).toBe(1));
  });

  it('keeps no figure for an address that is no call, so that nobody can fill the memory with them', async ({
    market,
  }) => {
    for (let n = 0; n < 20; n += 1) await market.request(`GET /wanlshop/none/${n}`);
    await fetch(`${market.url}/none`);
    const call = 'GET /wanlshop/order/details'; // counted after those before it
    await market.request(call);
    await vi.waitFor(async () => expect(await answers(market, call, 401)).toBe(1));
    expect(await metrics(market)).not.toContain('none');
  });

  it.each([
    ['no token', {}],
    ['another token', { authorization: 'Bearer another-token-of-some-length' }],
    ['the token without its word', { authorization: 'a-token-for-the-figures' }],
  ])('tells nothing where a token is asked for, with %s', async (_what, headers) => {
    const guarded = await startMarket({
      modules: [],
      environment: { METRICS_TOKEN: 'a-token-for-the-figures' },
    });
    const answer = await fetch(`${guarded.url}/metrics`, { headers: headers as Record<string, string> });
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('chengji_');
    await guarded.stop();
  });

  it('answers a reader who shows the token', async () => {
    const guarded = await startMarket({
      modules: [],
      environment: { METRICS_TOKEN: 'a-token-for-the-figures' },
    });
    const headers = { authorization: 'Bearer a-token-for-the-figures' };
    expect(await (await fetch(`${guarded.url}/metrics`, { headers })).text()).toContain('chengji_sockets');
    await guarded.stop();
  });

  it('is served on a port of its own, and then not on the market’s', async () => {
    const port = await freePort();
    const apart = await startMarket({ modules: [], environment: { METRICS_PORT: String(port) } });
    expect((await fetch(`${apart.url}/metrics`)).status).toBe(404);
    const own = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(await own.text()).toContain('chengji_sockets');
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    await apart.stop();
    await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
  });

  it('is not served in production without a token or a port of its own', async ({ market }) => {
    const { databaseUrl } = market;
    const config = readConfig(
      { ...productionSettings, DATABASE_URL: databaseUrl, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' },
      { production: true },
    );
    const server = await startServer(config, []);
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
    await server.stop();
  });

  it('says how many sockets are open', async ({ market }) => {
    const [one, two] = [await openSocket(market), await openSocket(market)];
    expect(await readCount(market, 'chengji_sockets')).toBe(2);
    one.close();
    two.close();
    await vi.waitFor(async () => expect(await readCount(market, 'chengji_sockets')).toBe(0));
  });

  it('says how many events nobody has heard yet', async ({ market }) => {
    await market.settle();
    expect(await readCount(market, 'chengji_events_waiting')).toBe(0);
    const { id } = await aShopper(market);
    await emit(market.context(), 'orders.shipped', { orderId: 1, orderNo: '1', shopperId: id, shopId: 1 });
    expect(await readCount(market, 'chengji_events_waiting')).toBeGreaterThan(0);
  });
});
