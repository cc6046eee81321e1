import { declareCalls } from '@chengji/contract/call';
import { Nothing } from '@chengji/contract/values';
import { startMarket, startNode } from '@chengji/testkit';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Context } from './context.ts';
import { transact } from './db/transact.ts';
import { emit, listener } from './events/events.ts';
import { routes } from './http/routes.ts';
import type { Module } from './module.ts';

const calls = declareCalls({
  'POST /test/slow': {
    summary: 'Takes its time',
    who: 'anyone',
    in: z.object({}),
    out: Nothing,
    refusals: [],
  },
});

const begun = Promise.withResolvers<void>();
const rest = Promise.withResolvers<void>();

const slow = (ctx: Context) =>
  transact(ctx, async (ctx) => {
    begun.resolve();
    await rest.promise;
    await emit(ctx, 'shops.opened', { shopId: 1 });
    return null;
  });

describe('the server', () => {
  it('finishes what is under way before it stops, and takes nothing new', async () => {
    const steps: string[] = [];
    const slowly: Module = {
      name: 'test',
      routes: routes(calls, { 'POST /test/slow': { verb: slow } }),
      listeners: [
        listener({
          event: 'shops.opened',
          name: 'test.hear',
          handle: async () => void steps.push('heard'),
        }),
      ],
      start: () => void steps.push('started'),
      stop: () => void steps.push('stopped'),
    };
    const market = await startMarket({ modules: [slowly], background: true });
    const underWay = market.request('POST /test/slow');
    await begun.promise;
    const stopping = market.stop();
    rest.resolve();
    expect((await underWay).body.code).toBe(1);
    await stopping;
    expect(steps[0]).toBe('started');
    expect(steps.at(-1)).toBe('stopped');
    await expect(fetch(`${market.url}/healthz`)).rejects.toThrow();
  });

  it('ends with 0 when it is told to stop', async () => {
    const market = await startMarket({ modules: [] });
    const node = await startNode({ DATABASE_URL: market.databaseUrl });
    expect(await node.stop()).toBe(0);
    await market.stop();
  });

  it('refuses to start on a port that is taken, saying so', async () => {
    const market = await startMarket({ modules: [] });
    const port = new URL(market.url).port;
    const second = startMarket({ modules: [], databaseUrl: market.databaseUrl, environment: { PORT: port } });
    await expect(second).rejects.toThrow(`PORT ${port} is in use`);
    await market.stop();
  });
});
