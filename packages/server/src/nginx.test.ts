/** A market of two nodes behind the nginx of docs/samples, with TLS. */
import {
  getNginxSkipReason,
  type Market,
  openSocket,
  request,
  startMarket,
  startNginx,
  type TestNginx,
} from '@chengji/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const missing = getNginxSkipReason();

describe.skipIf(missing)(`a market behind the sample of nginx${missing ? ` (${missing})` : ''}`, () => {
  const environment = { TRUST_PROXY: '1', METRICS_TOKEN: 'a-token-for-metrics' };
  const nodes: Market[] = [];
  let nginx: TestNginx;

  beforeAll(async () => {
    const first = await startMarket({ environment });
    const second = await startMarket({ databaseUrl: first.databaseUrl, environment });
    nodes.push(first, second);
    nginx = await startNginx([first.url, second.url]);
  });
  afterAll(async () => {
    await nginx?.stop();
    for (const node of nodes.reverse()) await node.stop();
  });

  const list = async () => (await request(nginx.url, 'GET /wanlshop/goods/list', { limit: 1 })).status;

  it('is reached over TLS alone', async () => {
    expect(await list()).toBe(200);
    const plain = await fetch(`${nginx.plainUrl}/?a=1`, { redirect: 'manual' });
    expect([plain.status, plain.headers.get('location')]).toEqual([301, 'https://127.0.0.1/?a=1']);
  });

  it('opens sockets', async () => {
    const socket = await openSocket(nginx);
    expect((await socket.hear('init')).client_id).toBeTruthy();
    socket.close();
  });

  it('keeps its metrics inside', async () => {
    const headers = { authorization: `Bearer ${environment.METRICS_TOKEN}` };
    expect((await fetch(`${nodes[0]?.url}/metrics`, { headers })).status).toBe(200);
    expect((await fetch(`${nginx.url}/metrics`, { headers })).status).toBe(404);
  });

  it('takes bodies of up to 130 MB as far as a node', async () => {
    const upload = (bytes: number) =>
      fetch(`${nginx.url}/api/seller/imports/upload`, { method: 'POST', body: new Uint8Array(bytes) });
    expect((await upload(131 * 1024 ** 2)).status).toBe(413);
    expect((await (await upload(1024 ** 2)).json()) as unknown).toMatchObject({ code: expect.any(Number) });
  });

  it('answers every call while one of its nodes is away', async () => {
    await nodes.pop()?.stop();
    expect(new Set(await Promise.all(Array.from({ length: 40 }, list)))).toEqual(new Set([200]));
  });
});
