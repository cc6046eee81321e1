import { calls } from '@chengji/contract';
import { getRefusalKey } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { beforeEach, describe, expect, onTestFinished, vi } from 'vitest';
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

const it = marketTest
  .extend('marketOptions', { modules: [counting], environment: { READ_CACHE_MS: '2000' } })
  .extend(
    'ask',
    ({ market }) =>
      (keyword: string, token: string | null = null) =>
        market.client(token).call('GET /wanlshop/search/suggest', { keyword }),
  );

beforeEach(() => {
  counted.length = 0;
  made = 0;
});

describe('the limit of a cached call', () => {
  it('counts each answer given, also when it was made for someone before', async ({ ask }) => {
    const time = vi.spyOn(performance, 'now').mockReturnValue(performance.now()); // the answer does not age
    onTestFinished(() => time.mockRestore());
    await ask('tea');
    await ask('tea');
    expect(made).toBe(1);
    expect(counted).toEqual([
      { kind: 'visitor', word: 'tea' },
      { kind: 'visitor', word: 'tea' },
    ]);
  });

  it('counts a known caller as themselves', async ({ ask }) => {
    await ask('tea', 'a-token');
    expect(counted).toEqual([{ kind: 'shopper', word: 'tea' }]);
  });

  it('does not count a refusal', async ({ ask }) => {
    expect(await getRefusalKey(ask('no'))).toBe('common.not_found');
    expect(await getRefusalKey(ask('no', 'a-token'))).toBe('common.not_found');
    expect(counted).toEqual([]);
  });
});
