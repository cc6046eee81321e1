import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { marketTest } from '@chengji/testkit/market-test';
import helmet from '@fastify/helmet';
import { type FastifyInstance, fastify } from 'fastify';
import { describe, expect } from 'vitest';
import { serveClients } from './static.ts';

const folder = mkdtempSync(join(tmpdir(), 'chengji-pages-'));
const write = (name: string, content: string | Buffer) => {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), content);
};

const roots = { shopper: join(folder, 'shopper'), console: join(folder, 'console') };

const it = marketTest
  .extend('marketOptions', { modules: [] })
  .extend('app', { scope: 'file' }, () => fastify());

it.beforeAll(async ({ app }) => {
  for (const client of ['shopper', 'console']) {
    write(`${client}/index.html`, `<head><title>${client}</title></head>`);
    write(`${client}/service-worker.js`, 'work()');
    write(`${client}/assets/app-1a2b3c.js`, 'x'.repeat(2_000));
    write(`${client}/assets/app-1a2b3c.js.gz`, gzipSync('x'.repeat(2_000)));
  }
  await app.register(helmet);
  await app.register((clients) => serveClients(clients, { socketUrl: '/socket' }, roots));
});
it.afterAll(async ({ app }) => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (app: FastifyInstance, url: string, headers = {}) => app.inject({ url, headers });

describe('the server of pages', () => {
  it('serves the shopper’s client at / and the console at /console/', async ({ app }) => {
    expect((await get(app, '/')).body).toContain('shopper');
    expect((await get(app, '/console/')).body).toContain('console');
    expect((await get(app, '/console')).headers.location).toBe('/console/');
  });

  it('leaves every place inside the console to the console itself', async ({ app }) => {
    expect((await get(app, '/console/seller/orders/12')).body).toContain('console');
    expect((await get(app, '/console/none.js')).statusCode).toBe(404);
    expect((await get(app, '/none')).statusCode).toBe(404);
  });

  it('has pages asked for anew and hashed files kept for ever', async ({ app }) => {
    expect((await get(app, '/')).headers['cache-control']).toBe('no-cache');
    expect((await get(app, '/assets/app-1a2b3c.js')).headers['cache-control']).toContain('immutable');
  });

  it('says what a page may do with the page and the worker, and not again with its scripts', async ({
    app,
  }) => {
    for (const path of ['/', '/console/', '/service-worker.js'])
      expect((await get(app, path)).headers['content-security-policy']).toContain("default-src 'self'");
    for (const headers of [{}, { 'accept-encoding': 'gzip' }]) {
      const script = await get(app, '/assets/app-1a2b3c.js', headers);
      expect(script.headers['content-security-policy']).toBeUndefined();
      expect(script.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('names another address of the socket in every page, and to the worker that keeps them', async ({
    app,
  }) => {
    const other = fastify();
    await other.register((clients) =>
      serveClients(clients, { socketUrl: 'wss://socket.example/live' }, roots),
    );
    for (const path of ['/', '/index.html', '/console/', '/console/seller/orders/12']) {
      const page = await get(other, path);
      expect(page.body).toContain('<meta name="socket-url" content="wss://socket.example/live">');
      expect(page.headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-type': 'text/html; charset=utf-8',
      });
      expect((await get(app, path)).body).not.toContain('socket-url');
    }
    expect((await get(other, '/service-worker.js')).body).not.toBe(
      (await get(app, '/service-worker.js')).body,
    );
    expect((await get(other, '/assets/app-1a2b3c.js')).statusCode).toBe(200);
    await other.close();
  });

  it('sends what was compressed beforehand to who takes it', async ({ app }) => {
    const packed = await get(app, '/assets/app-1a2b3c.js', { 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(Number(packed.headers['content-length'])).toBeLessThan(100);
    expect((await get(app, '/assets/app-1a2b3c.js')).headers['content-encoding']).toBeUndefined();
  });

  it('serves nothing beside its folder', async ({ app }) => {
    write('secret.txt', 'secret');
    for (const path of [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%5csecret.txt',
      '/assets/..%2f..%2fsecret.txt',
    ]) {
      expect((await get(app, path)).body).not.toBe('secret');
    }
  });

  it('keeps pages to their own scripts and other sites’ frames away', async ({ market }) => {
    const { headers } = await fetch(`${market.url}/api/docs`);
    expect(headers.get('content-security-policy')).toContain("script-src 'self' https://res.wx.qq.com;");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('tells Prometheus of calls, connections, sockets, events and deadlines', async ({ market }) => {
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
});
