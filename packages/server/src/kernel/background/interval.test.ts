import { setTimeout as wait } from 'node:timers/promises';
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
    const { stop } = await startWith(async () => {
      done.push('begun');
      await wait(30);
      done.push('ended');
    });
    await expect.poll(() => done.length).toBeGreaterThan(0);
    market = undefined;
    await stop();
    expect(done.at(-1)).toBe('ended');
    expect(done.filter((_, index) => index % 2 === 0)).not.toContain('ended');
  });
});
