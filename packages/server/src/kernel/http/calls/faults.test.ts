/** What the log keeps of a fault, and what is none. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { calls } from '@chengji/contract';
import type { Market } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, vi } from 'vitest';
import { createLog } from '../../log/log.ts';
import { routes } from '../routes.ts';

const mobile = '13812345678';
const street = '文三路 478 号';
const hash = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaGhhc2g';
const lines: string[] = [];

/** Statements that fail as those of modules do: through the query builder, and with values of people. */
const failing = {
  name: 'failing',
  routes: routes(calls, {
    'POST /wanlshop/user/login': { verb: async () => ({}) as never },
    'POST /wanlshop/common/upload': { verb: async () => ({}) as never },
    'GET /wanlshop/search/suggest': {
      verb: async ({ db }, { keyword }) => {
        await db.execute(
          sql`create table if not exists failing_people (mobile text unique, street text, hash text check (hash = ''))`,
        );
        await db.execute(
          sql`insert into failing_people values (${mobile}, ${street}, '') on conflict do nothing`,
        );
        if (keyword === 'unique')
          await db.execute(sql`insert into failing_people values (${mobile}, ${street}, '')`);
        if (keyword === 'check')
          await db.execute(sql`insert into failing_people values ('1', ${street}, ${hash})`);
        if (keyword === 'type') await db.execute(sql`select ${street}::int`);
        throw new Error('a fault of our own', { cause: new Error('and why') });
      },
    },
  }),
};

const it = marketTest.extend('marketOptions', { modules: [failing] });

it.beforeAll(async ({ market }) => {
  const log = createLog({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) });
  Object.assign(market.server.kernel, { log });
});
beforeEach(() => {
  lines.length = 0;
});

const ask = (market: Market, keyword: string) => market.request('GET /wanlshop/search/suggest', { keyword });

describe('the log of faults', () => {
  it.for([
    ['unique', { errorCode: '23505', constraint: 'failing_people_mobile_key', table: 'failing_people' }],
    ['check', { errorCode: '23514', constraint: 'failing_people_hash_check', table: 'failing_people' }],
    ['type', { errorCode: '22P02' }],
  ] as const)(
    'writes of a failing statement down what broke (%s), and no value of anybody',
    async ([keyword, cause], { market }) => {
      const { status, text } = await ask(market, keyword);
      expect(status).toBe(500);
      const [line = ''] = lines;
      expect(JSON.parse(line)).toMatchObject({
        msg: 'a call failed',
        path: '/api/wanlshop/search/suggest',
        err: { statement: expect.stringMatching(/^(insert|select)/), cause },
      });
      expect(JSON.parse(line).err.cause.stack).toContain('at ');
      for (const value of [mobile, street, hash, 'argon2']) {
        expect(line).not.toContain(value);
        expect(text).not.toContain(value);
      }
    },
  );

  it('writes an error of our own down with its message, its place and its cause', async ({ market }) => {
    await ask(market, 'other');
    expect(JSON.parse(lines[0] ?? '').err).toMatchObject({
      type: 'Error',
      message: 'a fault of our own',
      stack: expect.stringContaining('faults.test.ts'),
      cause: { message: 'and why' },
    });
  });

  it('writes no value of an address down', async ({ market }) => {
    await ask(market, 'other');
    expect(lines[0]).not.toContain('keyword');
  });

  it('lets no answer of a call be kept, given or refused', async ({ market }) => {
    for (const name of ['GET /wanlshop/search/suggest', 'GET /wanlshop/none', 'POST /wanlshop/user/login']) {
      expect((await market.request(name, { keyword: 'other' })).headers.get('cache-control')).toBe(
        'no-store',
      );
    }
  });

  it.for([
    ['text', 'user/login', 'application/json'],
    ['a file', 'common/upload', 'multipart/form-data; boundary=x'],
  ] as const)(
    'takes it for no fault when somebody goes away in the middle of sending %s',
    async ([_what, call, type], { market }) => {
      market.server.kernel.faults.length = 0;
      const { hostname, port } = new URL(market.url);
      const accepted = once(market.server.app.server, 'connection') as Promise<[Socket]>;
      const socket = connect(Number(port), hostname);
      const [taken] = await accepted;
      socket.write(
        `POST /api/wanlshop/${call} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: 1000\r\n\r\n--x\r\nhalf`,
      );
      await vi.waitFor(() => expect(taken.bytesRead).toBeGreaterThan(0));
      socket.destroy();
      await vi.waitFor(() => expect(taken.closed).toBe(true));
      expect(market.server.kernel.faults).toEqual([]);
      expect(lines).toEqual([]);
    },
  );
});
