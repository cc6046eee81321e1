import { type Market, startMarket } from '@chengji/testkit';
import { afterEach, describe, expect, it } from 'vitest';
import { interval } from './interval.ts';

let market: Market | undefined;
afterEach(() => market?.stop());

const startWith = async (work: () => Promise<void>) => {
  const modules = [{ name: 'test', ...interval('the test', 0.02, work) }];
  market = await startMarket({ modules, background: true });
  return market;
};

describe('work at an interval', () => {
  it('is done again and again, also after a failure', async () => {
    let times = 0;
    await startWith(async () => {
      times += 1;
      if (times === 1) throw new Error('the first time');
    });
    await expect.poll(() => times).toBeGreaterThan(2);
  });

  it('is done a last time before the market goes down, after what was under way', async () => {
    const done: string[] = [];
    const rest = Promise.withResolvers<void>();
    const { stop } = await startWith(async () => {
      done.push('begun');
      await rest.promise;
      done.push('ended');
    });
    await expect.poll(() => done).toEqual(['begun']);
    market = undefined;
    const stopping = stop();
    rest.resolve();
    await stopping;
    const turns = done.length / 2;
    expect(turns).toBeGreaterThan(1);
    expect(done).toEqual(Array.from({ length: turns }, () => ['begun', 'ended']).flat());
  });
});
