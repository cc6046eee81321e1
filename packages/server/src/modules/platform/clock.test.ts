import { anOperator, aShopper, getRefusalKey, startMarket } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const second = (moment: Date) => Math.floor(moment.getTime() / 1_000);

describe('the market’s clock', () => {
  it('tells the time, how far it was moved, and the next deadline of each kind', async ({ market }) => {
    const { client } = await anOperator(market);
    const info = await client.call('GET /platform/clock/info');
    expect(info).toMatchObject({ offset_seconds: 0, demo: true });
    expect(Math.abs(info.now - second(market.now()))).toBeLessThanOrEqual(1);
    const sessions = info.deadlines.find(({ name }) => name === 'identity.remove_sessions');
    expect(sessions?.count).toBe(1);
    expect(Math.abs((sessions?.at ?? 0) - info.now - 30 * 86_400)).toBeLessThanOrEqual(2);
  });

  it('moves forward and fires every deadline on the way', async ({ market }) => {
    const { client } = await anOperator(market);
    await aShopper(market);
    const before = await client.call('GET /platform/clock/info');
    const { now, fired } = await client.call('POST /platform/clock/advance', { seconds: 31 * 86_400 });
    expect(now - before.now).toBeGreaterThanOrEqual(31 * 86_400);
    expect(now - before.now).toBeLessThan(31 * 86_400 + 10);
    expect(fired).toBeGreaterThanOrEqual(1);
    const later = await anOperator(market);
    const after = await later.client.call('GET /platform/clock/info');
    expect(after.offset_seconds).toBe(31 * 86_400);
  });

  it('does not move backward, nor by more than a year', async ({ market }) => {
    const { client } = await anOperator(market);
    for (const seconds of [0, -60, 31_536_001]) {
      const advance = client.call('POST /platform/clock/advance', { seconds });
      expect(await getRefusalKey(advance)).toBe('common.invalid_input');
    }
  });

  it('does not move outside the demo market', async () => {
    const market = await startMarket({ environment: { DEMO: '0' } });
    const { client } = await anOperator(market);
    const advance = client.call('POST /platform/clock/advance', { seconds: 60 });
    expect(await getRefusalKey(advance)).toBe('platform.not_a_demo');
    expect((await client.call('GET /platform/clock/info')).demo).toBe(false);
    await market.stop();
  });

  it('is for the platform’s staff whose role has the right', async ({ market }) => {
    const operator = await anOperator(market, 'operator');
    const advance = { seconds: 60 };
    for (const client of [market.client(), (await aShopper(market)).client]) {
      expect(await getRefusalKey(client.call('GET /platform/clock/info'))).toBe('common.login_required');
      expect(await getRefusalKey(client.call('POST /platform/clock/advance', advance))).toBe(
        'common.login_required',
      );
    }
    expect(await getRefusalKey(operator.client.call('GET /platform/clock/info'))).toBe(
      'common.no_permission',
    );
    expect(await getRefusalKey(operator.client.call('POST /platform/clock/advance', advance))).toBe(
      'common.no_permission',
    );
  });
});
