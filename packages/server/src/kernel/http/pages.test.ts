import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Market, startMarket } from '@chengji/testkit';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveClients } from './static.ts';

const folder = mkdtempSync(join(tmpdir(), 'chengji-pages-'));
const write = (name: string, content: string | Buffer) => {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), content);
};

let app: FastifyInstance;
let market: Market;
beforeAll(async () => {
  for (const client of ['shopper', 'console']) {
    write(`${client}/index.html`, `<title>${client}</title>`);
    write(`${client}/assets/app-1a2b3c.js`, 'x'.repeat(2_000));
    write(`${client}/assets/app-1a2b3c.js.gz`, gzipSync('x'.repeat(2_000)));
  }
  app = fastify();
  await app.register((clients) =>
    serveClients(clients, { shopper: join(folder, 'shopper'), console: join(folder, 'console') }),
  );
  market = await startMarket({ modules: [] });
});
afterAll(async () => {
  await app.close();
  await market.stop();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers = {}) => app.inject({ url, headers });

it('serves the shopper’s client at / and the console at /console/', async () => {
  expect((await get('/')).body).toContain('shopper');
  expect((await get('/console/')).body).toContain('console');
  expect((await get('/console')).headers.location).toBe('/console/');
});

it('leaves every place inside the console to the console itself', async () => {
  expect((await get('/console/seller/orders/12')).body).toContain('console');
  expect((await get('/console/none.js')).statusCode).toBe(404);
  expect((await get('/none')).statusCode).toBe(404);
});

it('has pages asked for anew and hashed files kept for ever', async () => {
  expect((await get('/')).headers['cache-control']).toBe('no-cache');
  expect((await get('/assets/app-1a2b3c.js')).headers['cache-control']).toContain('immutable');
});

it('sends what was compressed beforehand to who takes it', async () => {
  const packed = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'gzip' });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(Number(packed.headers['content-length'])).toBeLessThan(100);
  expect((await get('/assets/app-1a2b3c.js')).headers['content-encoding']).toBeUndefined();
});

it('serves nothing beside its folder', async () => {
  write('secret.txt', 'secret');
  for (const path of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/assets/..%2f..%2fsecret.txt',
  ]) {
    expect((await get(path)).body).not.toBe('secret');
  }
});

it('keeps pages to their own scripts and other sites’ frames away', async () => {
  const { headers } = await fetch(`${market.url}/api/docs`);
  expect(headers.get('content-security-policy')).toContain("script-src 'self' https://res.wx.qq.com;");
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

it('tells Prometheus of calls, connections, sockets, events and deadlines', async () => {
  const text = await (await fetch(`${market.url}/metrics`)).text();
  for (const name of [
    'chengji_call_seconds',
    'chengji_answers_total',
    'chengji_database_connections',
    'chengji_sockets 0',
    'chengji_events_waiting 0',
    'chengji_deadline_late_seconds 0',
  ]) {
    expect(text).toContain(name);
  }
});
