import { connect } from 'node:net';
import { declareCalls } from '@chengji/contract/call';
import { Id, text } from '@chengji/contract/values';
import type { Market } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { routes } from '../routes.ts';

const calls = declareCalls({
  'POST /test/keep': {
    summary: 'Brings what came to the database',
    who: 'anyone',
    in: z.object({
      words: z.string(),
      id: Id.optional(),
      any: z.json().optional(),
      name: text(0, 9).optional(),
    }),
    out: z.object({ words: z.string() }),
    refusals: [],
  },
  'GET /test/keep': {
    summary: 'Brings what came to the database',
    who: 'anyone',
    in: z.object({ words: z.string() }),
    out: z.object({ words: z.string() }),
    refusals: [],
  },
});

async function keep(
  ctx: Context,
  { words, id, any }: { words: string; id?: number | undefined; any?: unknown },
) {
  await ctx.db.execute(sql`select ${words}::text, ${id ?? 1}::int, ${JSON.stringify(any ?? null)}::jsonb`);
  return { words };
}

const testRoutes = routes(calls, { 'POST /test/keep': { verb: keep }, 'GET /test/keep': { verb: keep } });

const it = marketTest.extend('marketOptions', { modules: [{ name: 'test', routes: testRoutes }] });

const isRefusedInput = { code: 0, data: { key: 'common.invalid_input' } };

describe('the server', () => {
  it.for([
    ['no JSON', '{"words"'],
    ['another JSON than an object', '["words"]'],
    ['null', 'null'],
    ['a number alone', '1'],
    ['a polluted prototype', '{"__proto__":{"words":"a"}}'],
  ] as const)('refuses a body that is %s', async ([_what, body], { market }) => {
    const answer = await market.request('POST /test/keep', {}, { body });
    expect(answer).toMatchObject({ status: 200, body: isRefusedInput });
  });

  it.for(['text/xml', 'multipart/form-data; boundary=x'])(
    'refuses a body that is %s where no file is taken',
    async (type, { market }) => {
      const sent = { headers: { 'content-type': type } };
      const answer = await market.request('POST /test/keep', { words: 'a' }, sent);
      expect(answer).toMatchObject({ status: 200, body: isRefusedInput });
    },
  );

  it('refuses a body that is too large', async ({ market }) => {
    const answer = await market.request('POST /test/keep', { words: 'x'.repeat(66_000) });
    expect(answer).toMatchObject({ status: 413, body: { code: 0, data: { key: 'common.too_large' } } });
  });

  it('refuses more fields or values than any call needs, before they are looked at', async ({ market }) => {
    const fields = Object.fromEntries(Array.from({ length: 501 }, (_, n) => [`f${n}`, 1]));
    for (const any of [fields, { inner: fields }, Array(20_001).fill(1)]) {
      const answer = await market.request('POST /test/keep', { words: 'a', any });
      expect(answer.body).toMatchObject({ code: 0, data: { key: 'common.invalid_input', field: 'any' } });
    }
    const { f500: _, ...few } = fields;
    expect((await market.request('POST /test/keep', { words: 'a', any: few })).body.code).toBe(1);
  });

  it.for([
    ['U+0000', 'a\u0000b'],
    ['half a surrogate pair', 'a\ud800'],
  ] as const)('refuses text with %s, naming the field', async ([_what, words], { market }) => {
    const posted = await market.request('POST /test/keep', { words });
    expect(posted.body.data).toEqual({ key: 'common.invalid_input', field: 'words' });
    const nested = await market.request('POST /test/keep', { words: 'a', any: [{ deep: words }] });
    expect(nested.body.data).toEqual({ key: 'common.invalid_input', field: 'any' });
  });

  it.for([
    ['lists', 30_000, (depth: number) => '['.repeat(depth) + ']'.repeat(depth)],
    ['objects', 10_000, (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`],
  ] as const)(
    'refuses %s within each other without end, naming the field',
    async ([_what, depth, nested], { market }) => {
      const body = `{"words":"a","any":${nested(depth)}}`;
      const answer = await market.request('POST /test/keep', {}, { body });
      expect(answer).toMatchObject({ status: 200, body: isRefusedInput });
      expect(answer.body.data).toHaveProperty('field', 'any');
    },
  );

  it.for([
    ['takes', '1'],
    ['takes', '1.0'],
    ['takes', '"1"'],
    ['refuses', '1.5'],
    ['refuses', '"1.0"'],
    ['refuses', '1e30'],
  ] as const)('%s %s where a whole number is asked for', async ([verdict, id], { market }) => {
    const body = `{"words":"a","id":${id}}`;
    const answer = await market.request('POST /test/keep', JSON.parse(body), { body });
    if (verdict === 'takes') expect(answer.body.code).toBe(1);
    else expect(answer.body).toMatchObject({ code: 0, data: { key: 'common.invalid_input', field: 'id' } });
  });

  it('takes as many levels as a value may have', async ({ market }) => {
    const any = JSON.parse('['.repeat(30) + ']'.repeat(30)) as unknown;
    expect((await market.request('POST /test/keep', { words: 'a', any })).body.code).toBe(1);
  });

  it('refuses U+0000 in a query', async ({ market }) => {
    const { body } = await market.request('GET /test/keep', { words: 'a\u0000' });
    expect(body.data).toEqual({ key: 'common.invalid_input', field: 'words' });
  });

  it('refuses a number that the database cannot hold', async ({ market }) => {
    const { status, body } = await market.request('POST /test/keep', { words: 'a', id: 999_999_999_999 });
    expect(status).toBe(200);
    expect(body).toMatchObject(isRefusedInput);
  });

  it('answers any input in the envelope and never with 500', async ({ market }) => {
    const parameters = fc.record(
      { words: fc.oneof(fc.string({ unit: 'binary' }), fc.anything()) },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(parameters, fc.dictionary(fc.string(), fc.jsonValue()), async (own, other) => {
        const body = JSON.stringify({ ...other, ...own }, (_key, value: unknown) =>
          typeof value === 'bigint' ? String(value) : value,
        );
        const { status, body: answer } = await market.request(
          'POST /test/keep',
          JSON.parse(body) as Record<string, unknown>,
          { body },
        );
        expect([200, 403]).toContain(status);
        expect([0, 1]).toContain(answer.code);
      }),
      { numRuns: 200 },
    );
  });

  it('answers a broken query and a broken path in the envelope', async ({ market }) => {
    for (const path of [
      '/api/test/keep?words=%E0%A4%A',
      '/api/%E0%A4%A',
      '/api/test/keep?words=a&words=b',
      '/%00',
    ]) {
      const response = await fetch(`${market.url}${path}`);
      expect([200, 403, 404]).toContain(response.status);
      expect(((await response.json()) as { code: number }).code).toBe(0);
    }
  });

  /** What comes back for bytes of one's own, over a connection of one's own. */
  function answerTo(market: Market, text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      let answer = '';
      const socket = connect(Number(new URL(market.url).port), '127.0.0.1', () => socket.write(text));
      socket.on('data', (data) => {
        answer += data;
      });
      socket.on('close', () => resolve(answer)).on('error', reject);
    });
  }

  it.for([
    ['a line that is too long', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n\r\n`, 431, 'common.too_large'],
    ['no HTTP', 'hello\r\n\r\n', 400, 'common.invalid_input'],
    ['a header that is none', 'GET / HTTP/1.1\r\nbad header\r\n\r\n', 400, 'common.invalid_input'],
  ] as const)('answers %s in the envelope and hangs up', async ([_what, text, status, key], { market }) => {
    const answer = await answerTo(market, text);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const body = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))) as { code: number; data: unknown };
    expect(body).toMatchObject({ code: 0, data: { key } });
  });
});
