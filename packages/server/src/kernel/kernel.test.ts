import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest.extend('marketOptions', { systemTime: Date.now, modules: [] });

describe('the kernel', () => {
  it('is alive and ready once it has started', async ({ market }) => {
    expect(await (await fetch(`${market.url}/healthz`)).json()).toEqual({ status: 'alive' });
    expect(await (await fetch(`${market.url}/readyz`)).json()).toMatchObject({
      status: 'ready',
      database: true,
    });
  });
});
