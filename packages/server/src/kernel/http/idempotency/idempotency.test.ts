import { setTimeout } from 'node:timers/promises';
import { declareCalls } from '@chengji/contract/call';
import { integer } from '@chengji/contract/values';
import { type Market, startMarket } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Module } from '../../module.ts';
import { Refusal } from '../../refusal.ts';
import { routes } from '../routes.ts';

const call = {
  summary: 'Counts one more',
  who: 'anyone',
  in: z.object({ step: integer(1, 9), slowly: z.boolean().optional() }),
  out: z.object({ counted: z.int(), key: z.string() }),
  refusals: ['common.not_found'],
  idempotencyKey: 'required',
} as const;
const calls = declareCalls({
  'POST /test/count': call,
  'POST /test/count_own': call,
  'POST /test/count_freely': { ...call, idempotencyKey: 'optional' },
});

let isRefusing = false;

async function count(ctx: Context, { step, slowly }: { step: number; slowly?: boolean | undefined }) {
  const { rows } = await ctx.db.execute<{ counted: number }>(
    sql`update counters set counted = counted + ${step} returning counted`,
  );
  if (slowly) await setTimeout(50);
  if (isRefusing) throw new Refusal('common.not_found');
  return { counted: rows[0]?.counted ?? 0, key: ctx.idempotencyKey ?? '' };
}

const counting: Module = {
  name: 'test',
  resolveActor: async (_ctx, token) => ({ kind: 'shopper', id: Number(token), sessionId: 1 }),
  routes: routes(calls, {
    'POST /test/count': { verb: count },
    'POST /test/count_own': { keepsOwnKey: true, verb: count },
    'POST /test/count_freely': { verb: count },
  }),
};

const it = marketTest
  .extend('marketOptions', { modules: [counting] })
  .extend('node', { scope: 'file' }, async ({ market }, { onCleanup }) => {
    const node = await startMarket({ modules: [counting], databaseUrl: market.databaseUrl });
    onCleanup(() => node.stop());
    return node;
  });

it.beforeAll(async ({ market }) => {
  await market.context().db.execute(sql`create table counters (counted int)`);
});
it.beforeEach(async ({ market }) => {
  isRefusing = false;
  await market.context().db.execute(sql`truncate counters, idempotency_keys`);
  await market.context().db.execute(sql`insert into counters values (0)`);
});

const key = 'a-key-of-mine';
const send = (on: Market, parameters = {}, options = {}) =>
  on.request('POST /test/count', { step: 1, ...parameters }, { idempotencyKey: key, token: '1', ...options });

describe('a call with an Idempotency-Key', () => {
  it('asks for the key, and for a key of the right shape', async ({ market }) => {
    for (const idempotencyKey of ['', 'short', 'x'.repeat(65), 'with spaces in it']) {
      const { body } = await send(market, {}, { idempotencyKey });
      expect(body.data).toMatchObject({ key: 'common.idempotency_key_required' });
    }
  });

  it('does the work once and gives every repeat the first answer', async ({ market }) => {
    const first = await send(market);
    const again = await send(market);
    expect(first.body.data).toEqual({ counted: 1, key });
    expect(again.body.data).toEqual(first.body.data);
  });

  it('gives repeats that arrive at once, on two nodes, the one answer', async ({ market, node }) => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => send(n % 2 ? market : node, { slowly: true })),
    );
    expect(new Set(answers.map(({ text }) => JSON.stringify(JSON.parse(text).data)))).toEqual(
      new Set([JSON.stringify({ counted: 1, key })]),
    );
  });

  it('refuses another input under the same key', async ({ market }) => {
    await send(market);
    const { body } = await send(market, { step: 2 });
    expect(body.data).toMatchObject({ key: 'common.idempotency_key_reused' });
  });

  it('keeps keys apart by person and by key', async ({ market }) => {
    await send(market);
    expect((await send(market, {}, { token: '2' })).body.data).toMatchObject({ counted: 2 });
    expect((await send(market, {}, { idempotencyKey: 'another-key' })).body.data).toMatchObject({
      counted: 3,
    });
  });

  it('keeps nothing of a refusal: its work is undone, and the key is good once the cause is gone', async ({
    market,
  }) => {
    isRefusing = true;
    expect((await send(market)).body.data).toEqual({ key: 'common.not_found' });
    isRefusing = false;
    expect((await send(market)).body.data).toEqual({ counted: 1, key });
  });

  it('leaves the key to a verb that keeps it itself', async ({ market }) => {
    const options = { idempotencyKey: key, token: '1' };
    await market.request('POST /test/count_own', { step: 1 }, options);
    const { body } = await market.request('POST /test/count_own', { step: 1 }, options);
    expect(body.data).toEqual({ counted: 2, key });
  });

  it('takes a call that may have a key as often as it comes without, and once with it', async ({
    market,
  }) => {
    const freely = async (idempotencyKey?: string) => {
      const options = idempotencyKey === undefined ? { token: '1' } : { token: '1', idempotencyKey };
      return (await market.request('POST /test/count_freely', { step: 1 }, options)).body.data;
    };
    expect([await freely(), await freely()]).toMatchObject([{ counted: 1 }, { counted: 2 }]);
    expect([await freely(key), await freely(key)]).toMatchObject([{ counted: 3 }, { counted: 3 }]);
    expect(await freely('short')).toMatchObject({ key: 'common.idempotency_key_required' });
  });
});
