import { calls } from '@chengji/contract';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

type OpenApi = {
  openapi: string;
  paths: Record<string, Record<string, { security: object[]; parameters: { name: string }[] }>>;
  components: { schemas: Record<string, object> };
};

const it = marketTest
  .extend('marketOptions', { modules: [] })
  .extend(
    'text',
    { scope: 'file' },
    async ({ market }) => await (await fetch(`${market.url}/api/openapi.json`)).text(),
  )
  .extend('openApi', { scope: 'file' }, ({ text }) => JSON.parse(text) as OpenApi);

describe('the OpenAPI description', () => {
  it('describes every call of the contract, and no other', ({ openApi }) => {
    const described = Object.entries(openApi.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace('/api', '')}`),
    );
    expect(described.sort()).toEqual(Object.keys(calls).sort());
  });

  it('points only to schemas that are there, each there once', ({ text, openApi }) => {
    const pointed = new Set([...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name));
    expect(pointed.size).toBeGreaterThan(3);
    for (const name of pointed) expect(openApi.components.schemas).toHaveProperty([String(name)]);
    expect(text).not.toContain('#/$defs');
    const told = Object.values(openApi.components.schemas).map((schema) => JSON.stringify(schema));
    expect(new Set(told).size).toBe(told.length);
  });

  it('asks for the headers that a call needs', ({ openApi }) => {
    const create = openApi.paths['/api/wanlshop/order/create']?.post;
    const names = create?.parameters.map(({ name }) => name);
    expect(names).toEqual(['Idempotency-Key']);
    expect(create?.security).toEqual([{ Sign: [], Token: [] }]);
  });

  it('puts a read’s input in its query', ({ openApi }) => {
    const list = openApi.paths['/api/wanlshop/goods/list']?.get;
    expect(list?.parameters.map(({ name }) => name)).toEqual(expect.arrayContaining(['keyword', 'limit']));
  });

  it('is a small page for people too, which shows this description', async ({ market }) => {
    const response = await fetch(`${market.url}/api/docs`);
    const page = await response.text();
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(page.length).toBeLessThan(1_000);
    const start = await (await fetch(`${market.url}/api/docs/start.js`)).text();
    expect(start).toContain("url: '/api/openapi.json'");
  });

  it('has its page served whole by the market, within the policy of its pages', async ({ market }) => {
    const response = await fetch(`${market.url}/api/docs`);
    const page = await response.text();
    expect(response.headers.get('content-security-policy')).toContain(
      "script-src 'self' https://res.wx.qq.com;",
    );
    const parts = [...page.matchAll(/(?:src|href)="(?!data:)([^"]+)"/g)].map(([, path]) => String(path));
    expect(parts).toHaveLength(3);
    expect(page).not.toMatch(/<script>|<style>|style=|\son\w+=/);
    for (const path of parts) {
      expect(path).toMatch(/^\/api\/docs\//);
      const { status, headers } = await fetch(market.url + path);
      expect([status, headers.get('content-encoding')]).toEqual([200, 'gzip']);
      expect(headers.get('content-type')).toMatch(/^text\/(javascript|css); charset=utf-8$/);
    }
  });

  it('is answered plain to a client that takes nothing compressed', async ({ market, text }) => {
    const { headers } = await fetch(`${market.url}/api/openapi.json`, {
      headers: { 'accept-encoding': 'identity' },
    });
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
  });
});
