import { calls } from '@chengji/contract';
import { getRefusalKey, type Market, startMarket } from '@chengji/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '../../refusal.ts';
import { routes } from '../routes.ts';

const counted: { kind: string; word: string }[] = [];
let made = 0;

const counting = {
  name: 'counting',
  routes: routes(calls, {
    'GET /wanlshop/search/suggest': {
      cache: 'visitors' as const,
      onRequest: ({ actor }, { keyword }) => void counted.push({ kind: actor.kind, word: keyword }),
      verb: async (_ctx, { keyword }) => {
        made += 1;
        if (keyword === 'no') throw new Refusal('common.not_found');
        return { rows: [] };
      },
    },
  }),
  resolveActor: async () => ({ kind: 'shopper' as const, id: 7, sessionId: 1 }),
};

let market: Market;
beforeEach(async () => {
  counted.length = 0;
  made = 0;
  market = await startMarket({ modules: [counting], environment: { READ_CACHE_MS: '2000' } });
});
afterEach(() => market.stop());

const ask = (keyword: string, token: string | null = null) =>
  market.client(token).call('GET /wanlshop/search/suggest', { keyword });

describe('the limit of a cached call', () => {
  it('counts each answer given, also when it was made for someone before', async () => {
    await ask('tea');
    await ask('tea');
    expect(made).toBe(1);
    expect(counted).toEqual([
      { kind: 'visitor', word: 'tea' },
      { kind: 'visitor', word: 'tea' },
    ]);
  });

  it('counts a known caller as themselves', async () => {
    await ask('tea', 'a-token');
    expect(counted).toEqual([{ kind: 'shopper', word: 'tea' }]);
  });

  it('does not count a refusal', async () => {
    expect(await getRefusalKey(ask('no'))).toBe('common.not_found');
    expect(await getRefusalKey(ask('no', 'a-token'))).toBe('common.not_found');
    expect(counted).toEqual([]);
  });
});
