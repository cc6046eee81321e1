import { setTimeout } from 'node:timers/promises';
import { settings } from '@chengji/contract/settings';
import { type Market, startMarket } from '@chengji/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Actor } from '../context.ts';
import { transact } from '../db/transact.ts';

let market: Market;
beforeAll(async () => {
  market = await startMarket({ modules: [] });
});
beforeEach(async () => {
  await market.context().db.execute(sql`truncate settings`);
  await of(market).load();
});
afterAll(() => market.stop());

const of = ({ server }: Market) => server.kernel.services.settings;
const operator: Actor = { kind: 'platform', staffId: 4, rights: ['*'], sessionId: 1 };
const save = (value: unknown, name = 'orders.auto_close_minutes') =>
  of(market).save(market.context(operator), name, value);

it('has every default fit its own schema', () => {
  for (const setting of Object.values(settings))
    expect(setting.schema.safeParse(setting.default).success).toBe(true);
});

it('has its default until it is changed, and then the change with who made it', async () => {
  expect(of(market).get('orders.auto_close_minutes')).toBe(30);
  await save(45);
  await save(50);
  await setTimeout(100);
  expect(of(market).get('orders.auto_close_minutes')).toBe(50);
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

it('refuses a value that the setting cannot have, and a name that is no setting', async () => {
  await expect(save(0)).rejects.toMatchObject({ key: 'common.invalid_input', field: 'value' });
  await expect(save('30')).rejects.toMatchObject({ field: 'value' });
  await expect(save(1, 'orders.nothing')).rejects.toMatchObject({ field: 'name' });
  await expect(save(1, 'constructor')).rejects.toMatchObject({ field: 'name' });
});

it('forgets a change that was rolled back', async () => {
  const failing = transact(market.context(operator), async (ctx) => {
    await of(market).save(ctx, 'orders.auto_close_minutes', 60);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await of(market).load();
  expect(of(market).get('orders.auto_close_minutes')).toBe(30);
});

it('keeps its values over a restart', async () => {
  await save(20);
  const again = await startMarket({ modules: [], databaseUrl: market.databaseUrl });
  expect(of(again).get('orders.auto_close_minutes')).toBe(20);
  await again.stop();
});

it('takes over within two seconds what another node was told, also without a bus between them', async () => {
  const node = await startMarket({ modules: [], databaseUrl: market.databaseUrl, background: true });
  await save(15);
  await setTimeout(2_000);
  expect(of(node).get('orders.auto_close_minutes')).toBe(15);
  await node.stop();
});
