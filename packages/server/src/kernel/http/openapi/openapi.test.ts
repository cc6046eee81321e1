import { calls } from '@chengji/contract';
import { callAreas } from '@chengji/contract/call-areas';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

type OpenApi = {
  openapi: string;
  paths: Record<string, Record<string, { security: object[]; parameters: { name: string }[] }>>;
  tags: { name: string; description: string }[];
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

  it('has a page for people, which lists every call by its area', async ({ market }) => {
    const response = await fetch(`${market.url}/api/docs`);
    expect(response.headers.get('content-type')).toContain('text/html');
    const page = await response.text();
    const listed = [...page.matchAll(/<code>(\w+ \/api\/[^<]+)<\/code>/g)].map(([, name]) => name);
    expect(listed.sort()).toEqual(
      Object.keys(calls)
        .map((name) => name.replace(' ', ' /api'))
        .sort(),
    );
    for (const area of Object.keys(callAreas)) expect(page).toContain(`href="/api/docs/${area}"`);
  });

  it('has a page of each area, over a description of its calls alone', async ({ market }) => {
    const page = await fetch(`${market.url}/api/docs/wanlshop/goods`);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const response = await fetch(`${market.url}/api/docs/wanlshop/goods/openapi.json`);
    const { paths, tags } = (await response.json()) as OpenApi;
    expect(tags).toEqual([{ name: 'wanlshop/goods', description: callAreas['wanlshop/goods'] }]);
    const ofArea = Object.keys(calls).filter((name) => name.includes(' /wanlshop/goods/'));
    expect(Object.keys(paths)).toEqual(ofArea.map((name) => `/api${name.split(' ')[1]}`));
  });

  it('has no page of an area that is not there', async ({ market }) => {
    for (const path of ['wanlshop/nothing', 'wanlshop/nothing/openapi.json', 'wanlshop']) {
      const response = await fetch(`${market.url}/api/docs/${path}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 0, data: null });
    }
  });

  it('has its pages served whole by the market, within the policy of its pages', async ({ market }) => {
    for (const path of ['/api/docs', '/api/docs/wanlshop/goods']) {
      const response = await fetch(market.url + path);
      const page = await response.text();
      expect(response.headers.get('content-security-policy')).toContain(
        "script-src 'self' https://res.wx.qq.com;",
      );
      expect(page).not.toMatch(/<script>|<style>|style=|\son\w+=/);
      for (const [, part] of page.matchAll(/(?:src|href)="([^"#]+\.(?:js|css))"/g)) {
        expect(part).toMatch(/^\/api\/docs\//);
        const { status, headers } = await fetch(market.url + part);
        expect([status, headers.get('content-encoding')]).toEqual([200, 'gzip']);
        expect(headers.get('content-type')).toMatch(/^text\/(javascript|css); charset=utf-8$/);
      }
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
