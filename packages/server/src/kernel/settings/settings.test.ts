import { settings } from '@chengji/contract/settings';
import { getRedisSkipReason, type Market, startMarket, startRedis } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect, vi } from 'vitest';
import type { Actor } from '../context.ts';
import { transact } from '../db/transact.ts';

const it = marketTest.extend('marketOptions', { modules: [] });

it.beforeEach(async ({ market }) => {
  await market.context().db.execute(sql`truncate settings, setting_versions`);
  await of(market).load();
});

const of = ({ server }: Market) => server.kernel.services.settings;
const operator: Actor = { kind: 'platform', staffId: 4, rights: ['*'], sessionId: 1 };
const save = (market: Market, value: unknown, name = 'orders.auto_close_minutes') =>
  of(market).save(market.context(operator), name, value);

describe('a setting', () => {
  it('has every default fit its own schema', () => {
    for (const setting of Object.values(settings))
      expect(setting.schema.safeParse(setting.default).success).toBe(true);
  });

  it('has its default until it is changed, and then the change with who made it', async ({ market }) => {
    expect(of(market).get('orders.auto_close_minutes')).toBe(30);
    await save(market, 45);
    await save(market, 50);
    await vi.waitFor(() => expect(of(market).get('orders.auto_close_minutes')).toBe(50));
    expect(
      of(market)
        .list()
        .find(({ name }) => name === 'orders.auto_close_minutes'),
    ).toMatchObject({
      value: 50,
      version: 2,
      changedBy: 4,
      setting: { default: 30, group: 'orders' },
    });
  });

  it('is text where it was saved as text, also where the text is a number', async ({ market }) => {
    await save(market, '12.00', 'wallet.recharge_minimum');
    await of(market).load();
    expect(of(market).get('wallet.recharge_minimum')).toBe('12.00');
    const [newest] = await of(market).history(market.context(operator), 'wallet.recharge_minimum');
    expect(newest).toMatchObject({ from: '1.00', value: '12.00' });
  });

  it('refuses a value that the setting cannot have, and a name that is no setting', async ({ market }) => {
    await expect(save(market, 0)).rejects.toMatchObject({ key: 'common.invalid_input', field: 'value' });
    await expect(save(market, '30')).rejects.toMatchObject({ field: 'value' });
    await expect(save(market, 1, 'orders.nothing')).rejects.toMatchObject({ field: 'name' });
    await expect(save(market, 1, 'constructor')).rejects.toMatchObject({ field: 'name' });
  });

  it('forgets a change that was rolled back', async ({ market }) => {
    const failing = transact(market.context(operator), async (ctx) => {
      await of(market).save(ctx, 'orders.auto_close_minutes', 60);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await of(market).load();
    expect(of(market).get('orders.auto_close_minutes')).toBe(30);
  });

  it('keeps its values over a restart', async ({ market }) => {
    await save(market, 20);
    const again = await startMarket({ modules: [], databaseUrl: market.databaseUrl });
    expect(of(again).get('orders.auto_close_minutes')).toBe(20);
    await again.stop();
  });

  it('takes over what another node was told, also without a bus between them', async ({ market }) => {
    const node = await startMarket({ modules: [], databaseUrl: market.databaseUrl, background: true });
    await save(market, 15);
    await vi.waitFor(() => expect(of(node).get('orders.auto_close_minutes')).toBe(15));
    await node.stop();
  });

  it('tells every node at once where there is a bus between them, and of no change that was undone', async ({
    skip,
  }) => {
    const missing = getRedisSkipReason();
    if (missing) skip(missing);
    const redis = await startRedis();
    const environment = { REDIS_URL: redis.url };
    const one = await startMarket({ modules: [], environment });
    const two = await startMarket({ modules: [], environment, databaseUrl: one.databaseUrl });
    const change = (value: number) => of(one).save(one.context(operator), 'orders.auto_close_minutes', value);
    await vi.waitFor(async () => {
      await change(12);
      await vi.waitFor(() => expect(of(two).get('orders.auto_close_minutes')).toBe(12), 1_000);
    });
    const undone = transact(one.context(operator), async (ctx) => {
      await of(one).save(ctx, 'orders.auto_close_minutes', 99);
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await change(13);
    await vi.waitFor(() => expect(of(two).get('orders.auto_close_minutes')).toBe(13));
    await two.stop();
    await one.stop();
    await redis.stop();
  });

  it('numbers the changes of a setting, so that each can be told from the one before', async ({ market }) => {
    const getState = () =>
      of(market)
        .list()
        .find(({ name }) => name === 'orders.auto_close_minutes');
    expect(getState()).toMatchObject({ version: 0, changedAt: null, changedBy: null });
    for (const [version, value] of [21, 22, 22].entries()) {
      await save(market, value);
      await of(market).load();
      expect(getState()).toMatchObject({ version: version + 1, value });
    }
  });
});
