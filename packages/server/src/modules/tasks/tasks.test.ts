import { aSeller, aShopFixture, getRefusalKey, type Market, type ShopFixture } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const anExport = (shop: ShopFixture) => shop.seller.client.call('POST /seller/goods/export', {});

const audited = async (market: Market, id: number) => {
  const { rows } = await market.server.kernel.database.pool.query(
    "select call, before, after from audit_log where subject = 'task' and subject_id = $1 order by id",
    [String(id)],
  );
  return rows;
};

describe('a task', () => {
  it('waits, then is done, and then its file can be fetched', async ({ market, shop }) => {
    const { client } = shop.seller;
    const { id } = await anExport(shop);
    expect(await client.call('GET /seller/tasks/details', { id })).toMatchObject({
      kind: 'goods_export',
      state: 'waiting',
      done: 0,
      file: null,
      ended_at: null,
    });
    expect(await getRefusalKey(client.call('GET /seller/tasks/file', { id }))).toBe('tasks.no_file');
    await market.finishTasks();
    expect(await client.call('GET /seller/tasks/details', { id })).toMatchObject({
      state: 'done',
      file: expect.stringMatching(/^goods-.+\.csv$/),
      ended_at: expect.any(Number),
    });
    const { url } = await client.call('GET /seller/tasks/file', { id });
    const { token } = shop.seller;
    expect((await fetch(`${market.url}${url}`, { headers: { token } })).status).toBe(200);
    expect((await fetch(`${market.url}${url}`)).status).toBe(404);
  });

  it('can be ended while it waits, and not once it has ended', async ({ market, shop }) => {
    const { client } = shop.seller;
    const { id } = await anExport(shop);
    expect(await client.call('POST /seller/tasks/cancel', { id })).toMatchObject({ state: 'cancelled' });
    await market.finishTasks();
    expect(await client.call('GET /seller/tasks/details', { id })).toMatchObject({ state: 'cancelled' });
    expect(await getRefusalKey(client.call('POST /seller/tasks/cancel', { id }))).toBe('tasks.ended');
    expect(await audited(market, id)).toMatchObject([
      { call: 'POST /seller/goods/export', before: null },
      {
        call: 'POST /seller/tasks/cancel',
        before: { state: 'waiting' },
        after: { state: 'cancelled', done: 0 },
      },
    ]);
  });

  it('is listed to its own shop, the newest first, by kind and state', async ({ market }) => {
    const shop = await aShopFixture(market);
    const { client } = shop.seller;
    const first = await client.call('POST /seller/goods/export', {});
    const second = await client.call('POST /seller/orders/export', {});
    await client.call('POST /seller/tasks/cancel', { id: first.id });
    const list = async (filter: object) =>
      (await client.call('GET /seller/tasks/list', filter)).rows.map(({ id }) => id);
    expect(await list({})).toEqual([second.id, first.id]);
    expect(await list({ kind: 'goods_export' })).toEqual([first.id]);
    expect(await list({ state: 'waiting' })).toEqual([second.id]);
    expect(await list({ page: 2, limit: 1 })).toEqual([first.id]);
  });

  it('that makes a file is its maker’s alone, also among staff who may see all of the shop', async ({
    market,
    shop,
  }) => {
    const { client } = shop.seller;
    const maker = await aSeller(market, shop.id, 'shipping');
    const owner = await aSeller(market, shop.id, 'owner');
    const { id } = await maker.client.call('POST /seller/orders/export', {});
    await market.finishTasks();
    for (const other of [client, owner.client]) {
      const { rows } = await other.call('GET /seller/tasks/list', { kind: 'orders_export' });
      expect(rows.map((task) => task.id)).not.toContain(id);
      expect(await getRefusalKey(other.call('GET /seller/tasks/file', { id }))).toBe('common.not_found');
    }
    const { url } = await maker.client.call('GET /seller/tasks/file', { id });
    const statusFor = async ({ token }: { token: string | null }) =>
      (await fetch(`${market.url}${url}`, { headers: { token: token ?? '' } })).status;
    expect([await statusFor(maker), await statusFor(shop.seller), await statusFor(owner)]).toEqual([
      200, 404, 404,
    ]);
  });

  it('is not there for another shop, nor for staff who could not have started it', async ({
    market,
    shop,
  }) => {
    const { id } = await anExport(shop);
    const others = [(await aShopFixture(market)).seller, await aSeller(market, shop.id, 'shipping')];
    for (const { client } of others) {
      expect((await client.call('GET /seller/tasks/list', {})).rows).toEqual([]);
      expect(await getRefusalKey(client.call('GET /seller/tasks/details', { id }))).toBe('common.not_found');
      expect(await getRefusalKey(client.call('POST /seller/tasks/cancel', { id }))).toBe('common.not_found');
      expect(await getRefusalKey(client.call('GET /seller/tasks/file', { id }))).toBe('common.not_found');
    }
  });
});
