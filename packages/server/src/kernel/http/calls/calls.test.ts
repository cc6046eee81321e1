import { declareCalls } from '@chengji/contract/call';
import { Id, Nothing, text } from '@chengji/contract/values';
import { startMarket } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { z } from 'zod';
import { recordNothing } from '../../audit/audit.ts';
import type { Actor, Context } from '../../context.ts';
import type { Module } from '../../module.ts';
import { Refusal } from '../../refusal.ts';
import { routes } from '../routes.ts';

const calls = declareCalls({
  'GET /test/echo': {
    summary: 'Says it again',
    who: 'anyone',
    in: z.object({ words: text(1, 20), id: Id.optional() }),
    out: z.object({ words: z.string(), actor: z.string() }),
    refusals: [],
  },
  'POST /test/echo': {
    summary: 'Says it again',
    who: 'anyone',
    in: z.object({ words: text(1, 20), nested: z.object({ id: Id }).optional() }),
    out: z.object({ words: z.string(), actor: z.string() }),
    refusals: [],
  },
  'GET /test/own': { summary: 'For shoppers', who: 'shopper', in: z.object({}), out: Nothing, refusals: [] },
  'POST /test/refuse': {
    summary: 'Refuses',
    who: 'anyone',
    in: z.object({}),
    out: Nothing,
    refusals: ['common.not_found'],
  },
  'POST /test/fail': { summary: 'Fails', who: 'anyone', in: z.object({}), out: Nothing, refusals: [] },
  'GET /test/response_check': {
    summary: 'Answers more than its contract, for the response check',
    who: 'anyone',
    in: z.object({}),
    out: z.object({ name: z.string() }),
    refusals: [],
  },
  'POST /test/seldom': { summary: 'Seldom', who: 'anyone', in: z.object({}), out: Nothing, refusals: [] },
  'POST /seller/test/ship': {
    summary: 'For sellers who may ship',
    who: 'seller',
    right: 'orders.ship',
    in: z.object({}),
    out: Nothing,
    refusals: [],
  },
});

const people: Record<string, Actor> = {
  shopper: { kind: 'shopper', id: 7, sessionId: 1 },
  packer: { kind: 'seller', staffId: 1, shopId: 1, rights: ['orders.ship'], sessionId: 11 },
  writer: { kind: 'seller', staffId: 2, shopId: 1, rights: ['goods.write'], sessionId: 12 },
  owner: { kind: 'seller', staffId: 3, shopId: 1, rights: ['*'], sessionId: 13 },
};

const row = { name: 'a', password_hash: 'x' };
const listRow = async () => row;

const sayAgain = async (_ctx: Context, { words }: { words: string }) => words;

const testModule: Module = {
  name: 'test',
  resolveActor: async (_ctx, token) => people[token] ?? null,
  routes: routes(calls, {
    'GET /test/echo': { verb: async (ctx, { words }) => ({ words, actor: ctx.actor.kind }) },
    'POST /test/echo': {
      verb: sayAgain,
      present: (words, ctx) => ({ words, actor: ctx.actor.kind }),
    },
    'GET /test/own': { verb: async () => {} },
    'POST /test/refuse': {
      verb: async () => {
        throw new Refusal('common.not_found', {}, { code: 4 });
      },
    },
    'POST /test/fail': {
      verb: async () => {
        throw new Error('select secret from table');
      },
    },
    'GET /test/response_check': { verb: listRow },
    'POST /test/seldom': { limit: { max: 2, seconds: 60, by: 'ip' }, verb: async () => {} },
    'POST /seller/test/ship': { verb: async (ctx) => recordNothing(ctx) },
  }),
};

const it = marketTest.extend('marketOptions', { modules: [testModule], environment: { RATE_LIMIT: '1000' } });

describe('the server', () => {
  it('answers in the envelope, with a request id and the clock’s time', async ({ market }) => {
    const { status, body, headers } = await market.request('GET /test/echo', { words: '橙子' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ code: 1, msg: 'ok', data: { words: '橙子', actor: 'visitor' } });
    expect(body.time).toBe(market.seconds());
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('presents what the verb answers', async ({ market }) => {
    const { body } = await market.request('POST /test/echo', { words: 'a' }, { token: 'shopper' });
    expect(body.data).toEqual({ words: 'a', actor: 'shopper' });
  });

  it.for([
    ['no signature', { sign: null }],
    ['another signature', { sign: '0'.repeat(32) }],
    ['a signature of another length', { sign: 'x' }],
  ] as const)('turns away %s', async ([_what, options], { market }) => {
    const { status, body } = await market.request('GET /test/echo', { words: 'a' }, options);
    expect(status).toBe(403);
    expect(body).toMatchObject({ code: 0, msg: 'Illegal Access' });
  });

  it('turns away parameters that are not those that were signed', async ({ market }) => {
    const { status } = await market.request('POST /test/echo', { words: 'a' }, { body: '{"words":"b"}' });
    expect(status).toBe(403);
  });

  it('asks a visitor, and the holder of a token of nobody, to log in', async ({ market }) => {
    const asked = await market.request('GET /test/own');
    expect(asked).toMatchObject({ status: 401, body: { code: 0, msg: '请先登录' } });
    const ended = await market.request('GET /test/own', {}, { token: 'gone', language: 'en' });
    expect(ended).toMatchObject({ status: 401, body: { msg: 'Please sign in' } });
    expect((await market.request('GET /test/own', {}, { token: 'shopper' })).status).toBe(200);
  });

  it('takes a token of nobody for a visitor’s where anyone may call', async ({ market }) => {
    const { body } = await market.request('GET /test/echo', { words: 'a' }, { token: 'gone' });
    expect(body.data).toMatchObject({ actor: 'visitor' });
  });

  it('lets staff do what their role has the right to', async ({ market }) => {
    const ship = (token: string) => market.request('POST /seller/test/ship', {}, { token });
    expect((await ship('packer')).status).toBe(200);
    expect((await ship('owner')).status).toBe(200);
    expect(await ship('writer')).toMatchObject({
      status: 403,
      body: { code: 0, data: { key: 'common.no_permission' } },
    });
    expect((await ship('shopper')).status).toBe(401);
  });

  it('names the field that is wrong, in the person’s language', async ({ market }) => {
    const zh = await market.request('GET /test/echo', { words: '' });
    expect(zh).toMatchObject({
      status: 200,
      body: { code: 0, msg: '参数 words 不正确', data: { key: 'common.invalid_input', field: 'words' } },
    });
    const en = await market.request('POST /test/echo', { words: 'a', nested: { id: 0 } }, { language: 'en' });
    expect(en.body).toMatchObject({ msg: 'Invalid nested.id', data: { field: 'nested.id' } });
  });

  it('answers a refusal as the verb threw it', async ({ market }) => {
    const { status, body } = await market.request('POST /test/refuse');
    expect(status).toBe(200);
    expect(body).toMatchObject({ code: 4, data: { key: 'common.not_found' } });
  });

  it('says nothing of a fault but that it happened', async ({ market }) => {
    const { status, body, text } = await market.request('POST /test/fail');
    expect(status).toBe(500);
    expect(body).toMatchObject({ code: 0, msg: 'API 服务器繁忙' });
    expect(text).not.toContain('secret');
  });

  it('fails a test whose answer holds more than the contract promises', async ({ market }) => {
    const { status } = await market.request('GET /test/response_check');
    expect(status).toBe(500);
    expect(String(market.server.kernel.faults.at(-1))).toContain(
      'GET /test/response_check answers more than its contract',
    );
  });

  it('knows no other calls, in the envelope too', async ({ market }) => {
    const { status, body } = await market.request('GET /test/none');
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 0, msg: 'API 接口不存在' });
  });

  it('holds a call to its limit and says when it may be made again', async ({ market }) => {
    for (let made = 0; made < 2; made += 1)
      expect((await market.request('POST /test/seldom')).status).toBe(200);
    const { status, body, headers } = await market.request('POST /test/seldom');
    expect(status).toBe(429);
    expect(body.data).toEqual({ key: 'common.too_many_requests' });
    expect(headers.get('retry-after')).toBe('60');
  });

  it('limits no address where the market is set to limit none', async () => {
    const open = await startMarket({ modules: [testModule], environment: { RATE_LIMIT: '0' } });
    for (let made = 0; made < 5; made += 1)
      expect((await open.request('POST /test/seldom')).status).toBe(200);
    await open.stop();
  });

  it('holds an address to so many calls a second', async () => {
    const strict = await startMarket({ modules: [testModule], environment: { RATE_LIMIT: '5' } });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => strict.request('GET /test/echo', { words: 'a' })),
    );
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10);
    await strict.stop();
  });
});
