import { calls } from '@chengji/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryCaches } from '../testing/browser-caches.ts';
import { answerFor, cachedCalls, isCached } from './answers.ts';

const ask = (path: string, headers: Record<string, string> = {}) =>
  new Request(`https://market.example/api/wanlshop/${path}`, { headers });

let answers: (request: Request) => Response;
const work: Promise<unknown>[] = [];
const answer = async (request: Request) => {
  const response = await answerFor(request, (later) => work.push(later));
  await Promise.all(work.splice(0));
  return response;
};
const noNetwork = () => {
  throw new TypeError('no network');
};

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://market.example/service-worker.js'));
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal('fetch', async (request: Request) => answers(request));
});
afterEach(() => vi.unstubAllGlobals());

describe('an answer of the market', () => {
  test('is given again, marked as cached, while the market cannot be reached', async () => {
    answers = () => new Response('{"code":1}');
    const fresh = await answer(ask('goods/list?sort=new'));
    answers = noNetwork;
    const cached = await answer(ask('goods/list?sort=new'));
    expect([fresh.headers.has('x-kept'), cached.headers.has('x-kept')]).toEqual([false, true]);
    expect(await cached.text()).toBe('{"code":1}');
  });

  test('is never a cached one while the market answers', async () => {
    answers = () => new Response('old');
    await answer(ask('common/init'));
    answers = () => new Response('new');
    expect(await (await answer(ask('common/init'))).text()).toBe('new');
  });

  test('belongs to its question, its language and the person who asked', async () => {
    answers = ({ url, headers }) => new Response(`${url} ${headers.get('token')}`);
    const mine = { token: 'mine', 'accept-language': 'zh' };
    await answer(ask('order/details?id=1', mine));
    answers = noNetwork;
    await expect(answer(ask('order/details?id=2', mine))).rejects.toThrow();
    await expect(answer(ask('order/details?id=1', { ...mine, token: 'yours' }))).rejects.toThrow();
    await expect(answer(ask('order/details?id=1', { ...mine, 'accept-language': 'en' }))).rejects.toThrow();
    expect((await answer(ask('order/details?id=1', mine))).status).toBe(200);
  });

  test('is not cached when the market fails', async () => {
    answers = () => new Response('busy', { status: 500 });
    expect((await answer(ask('common/init'))).status).toBe(500);
    answers = noNetwork;
    await expect(answer(ask('common/init'))).rejects.toThrow();
  });

  test('gives way, the oldest first, when there are many', async () => {
    answers = () => new Response('one');
    for (let id = 1; id <= 130; id += 1) await answer(ask(`goods/details?id=${id}`));
    answers = noNetwork;
    await expect(answer(ask('goods/details?id=10'))).rejects.toThrow();
    expect((await answer(ask('goods/details?id=11'))).status).toBe(200);
  });
});

test('the cached calls exist in the contract', () => {
  const known = Object.keys(calls).filter((name) => name.startsWith('GET /wanlshop/'));
  const cached = known.filter((name) => isCached(ask(name.replace('GET /wanlshop/', ''))));
  expect(cached).toHaveLength(cachedCalls.size);
});

test('only reads that are shown are cached: no change, no password, no payment', () => {
  expect(isCached(ask('goods/list?sort=new'))).toBe(true);
  for (const path of [
    'cart/synchro',
    'pay/status',
    'user/info',
    'token/check',
    'order/quote',
    'goods/listing',
  ])
    expect(isCached(ask(path)), path).toBe(false);
  const change = new Request('https://market.example/api/wanlshop/goods/list', { method: 'POST' });
  expect(isCached(change)).toBe(false);
});
