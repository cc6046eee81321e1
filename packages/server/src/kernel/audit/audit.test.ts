import { declareCalls } from '@chengji/contract/call';
import { Nothing } from '@chengji/contract/values';
import type { Market } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { z } from 'zod';
import type { Actor, Context } from '../context.ts';
import { transact } from '../db/transact.ts';
import { routes } from '../http/routes.ts';
import { recordChange, recordNothing } from './audit.ts';

const calls = declareCalls({
  'POST /seller/test/change': {
    summary: 'Changes what is given',
    who: 'seller',
    in: z.object({ from: z.string(), to: z.string(), fails: z.boolean().default(false) }),
    out: Nothing,
    refusals: [],
  },
  'POST /platform/test/forget': {
    summary: 'Changes something and tells nobody',
    who: 'platform',
    in: z.object({}),
    out: Nothing,
    refusals: [],
  },
  'POST /platform/test/try': {
    summary: 'Tries something',
    who: 'platform',
    in: z.object({}),
    out: Nothing,
    refusals: [],
  },
});

const people: Record<string, Actor> = {
  packer: { kind: 'seller', staffId: 4, shopId: 2, rights: [], sessionId: 1 },
  admin: { kind: 'platform', staffId: 5, rights: [], sessionId: 2 },
};

const change = (ctx: Context, { from, to, fails }: { from: string; to: string; fails: boolean }) =>
  transact(ctx, async (ctx) => {
    const before = { name: from, colour: 'red' };
    await recordChange(ctx, { subject: 'thing', id: 7, before, after: { name: to, colour: 'red' } });
    if (fails) throw new Error('halfway');
  });

const it = marketTest.extend('marketOptions', {
  modules: [
    {
      name: 'test',
      resolveActor: async (_ctx, token) => people[token] ?? null,
      routes: routes(calls, {
        'POST /seller/test/change': { verb: change },
        'POST /platform/test/forget': { verb: async () => {} },
        'POST /platform/test/try': { verb: async (ctx) => recordNothing(ctx) },
      }),
    },
  ],
});

it.beforeEach(({ market }) => market.server.kernel.db.execute(sql`delete from audit_log`));

const logged = async (market: Market) =>
  (await market.server.kernel.db.execute(sql`select * from audit_log order by id`)).rows;
const askAs = (market: Market, token: string, name: string, parameters = {}) =>
  market.request(name, parameters, { token });

describe('the audit log', () => {
  it('holds who changed what, by which call, from what to what', async ({ market }) => {
    await askAs(market, 'packer', 'POST /seller/test/change', { from: 'a', to: 'b' });
    expect(await logged(market)).toEqual([
      expect.objectContaining({
        area: 'seller',
        staff_id: '4',
        shop_id: '2',
        call: 'POST /seller/test/change',
        subject: 'thing',
        subject_id: '7',
        before: { name: 'a' },
        after: { name: 'b' },
        ip: '127.0.0.1',
        request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      }),
    ]);
  });

  it('holds no change that was undone, and none where nothing differs', async ({ market }) => {
    expect(
      (await askAs(market, 'packer', 'POST /seller/test/change', { from: 'a', to: 'b', fails: true })).status,
    ).toBe(500);
    expect(
      (await askAs(market, 'packer', 'POST /seller/test/change', { from: 'a', to: 'a' })).body.code,
    ).toBe(1);
    expect(await logged(market)).toEqual([]);
  });

  it('takes a call of staff that records nothing for a fault, unless it says that nothing was changed', async ({
    market,
  }) => {
    expect((await askAs(market, 'admin', 'POST /platform/test/forget')).status).toBe(500);
    expect((await askAs(market, 'admin', 'POST /platform/test/try')).body.code).toBe(1);
  });

  it('leaves out what is not done in a call of staff', async ({ market }) => {
    const of = { subject: 'thing', id: 1, before: null, after: { name: 'a' } };
    await recordChange(market.context({ kind: 'system' }), of);
    await recordChange(market.context(people.packer), of);
    expect(await logged(market)).toEqual([]);
  });
});
