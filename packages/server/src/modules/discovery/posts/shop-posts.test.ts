import { aGoods, aPost, aPostForm, aSeller, aShopFixture, getRefusalKey } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

describe('the posts of a shop in its console', () => {
  it('are listed with their state and figures, by state and word', async ({ market, operator, shop }) => {
    const { client } = shop.seller;
    const form = await aPostForm(market, [(await aGoods(shop)).id], { title: '秋茶上新' });
    const { id, state } = await client.call('POST /seller/posts/publish', form);
    expect(state).toBe('reviewing');
    const shown = await aPost(market, shop, { title: '盖碗的拿法' });
    const all = await client.call('GET /seller/posts/list', {});
    expect(all.rows.map((row) => [row.id, row.state])).toEqual([
      [shown, 'shown'],
      [id, 'reviewing'],
    ]);
    expect(all.counts).toEqual({ all: 2, reviewing: 1, shown: 1, refused: 0, taken_down: 0 });
    const ids = async (filter: {
      state?: 'reviewing' | 'shown';
      keyword?: string;
      limit?: number;
      page?: number;
    }) => (await client.call('GET /seller/posts/list', filter)).rows.map((row) => row.id);
    expect(await ids({ state: 'reviewing' })).toEqual([id]);
    expect(await ids({ keyword: '盖碗' })).toEqual([shown]);
    expect(await ids({ limit: 1, page: 2 })).toEqual([id]);
    await operator.client.call('POST /platform/posts/decide', { ids: [id], approve: true });
    expect(await ids({ state: 'reviewing' })).toEqual([]);
  });

  it('are edited in the words they were written in, also by staff who read English', async ({
    market,
    shop,
  }) => {
    const words = { title: '露营', content: '走吧。', titleEn: 'Camping', contentEn: 'Go.' };
    const id = await aPost(market, shop, words);
    const read = (token: string | null) => market.client(token, 'en');
    expect(await read(shop.seller.token).call('GET /seller/posts/details', { id })).toMatchObject({
      title: '露营',
      content: '走吧。',
    });
    expect(await read(null).call('GET /wanlshop/find/details', { id })).toMatchObject({
      title: 'Camping',
      content: 'Go.',
    });
  });

  it('are another shop’s business not at all', async ({ market, shop }) => {
    const other = await aShopFixture(market);
    const id = await aPost(market, other);
    const { client } = shop.seller;
    const form = { ...(await aPostForm(market, [(await aGoods(shop)).id])), id, version: 1 };
    const refused = await Promise.all(
      [
        client.call('GET /seller/posts/details', { id }),
        client.call('POST /seller/posts/edit', form),
        client.call('POST /seller/posts/delete', { id }),
        client.call('POST /seller/posts/answer', { id, content: '不是' }),
      ].map(getRefusalKey),
    );
    expect(new Set(refused)).toEqual(new Set(['discovery.post_gone']));
  });

  it('are published while the shop is suspended, and shown when it resumes', async ({ market, operator }) => {
    const shop = await aShopFixture(market);
    await aPost(market, shop);
    const form = await aPostForm(market, [(await aGoods(shop)).id]);
    const { id } = await shop.seller.client.call('POST /seller/posts/publish', { ...form });
    await operator.client.call('POST /platform/shops/suspend', { id: shop.id, reason: '整改' });
    await market.settle();
    await operator.client.call('POST /platform/posts/decide', { ids: [id], approve: true });
    const read = () => market.client().call('GET /wanlshop/find/details', { id });
    expect(await getRefusalKey(read())).toBe('discovery.post_gone');
    await operator.client.call('POST /platform/shops/resume', { id: shop.id });
    await market.settle();
    expect((await read()).id).toBe(id);
  });

  it('are changed and deleted by staff with the right, each change in the shop’s audit log', async ({
    market,
    shop,
  }) => {
    const id = await aPost(market, shop, { title: '旧标题' });
    const { client } = shop.seller;
    const form = await aPostForm(market, [(await aGoods(shop)).id], { title: '新标题' });
    const edited = await client.call('POST /seller/posts/edit', { ...form, id, version: 1 });
    expect(edited).toEqual({ id, state: 'shown' });
    await client.call('POST /seller/posts/delete', { id });
    const { rows } = await client.call('GET /seller/audit/list', { subject: 'post', keyword: String(id) });
    expect(rows.map(({ after }) => after)).toEqual([
      { state: 'deleted' },
      expect.objectContaining({ title: '新标题' }),
    ]);
    const helper = await aSeller(market, shop.id);
    await market.server.kernel.database.pool.query("update shop_staff set role = 'none' where id = $1", [
      helper.id,
    ]);
    expect(await getRefusalKey(helper.client.call('POST /seller/posts/publish', form))).toBe(
      'common.no_permission',
    );
    expect(await getRefusalKey(helper.client.call('GET /seller/posts/list', {}))).toBe(
      'common.no_permission',
    );
  });
});

describe('an edited post', () => {
  it('keeps goods that went off sale and pictures it had, and is found by its new goods', async ({
    market,
    shop,
  }) => {
    const [old, fresh] = [await aGoods(shop), await aGoods(shop)];
    const id = await aPost(market, shop, { goodsIds: [old.id] });
    const { client } = shop.seller;
    await client.call('POST /seller/goods/state', { ids: [old.id], state: 'off' });
    const { images, version } = await client.call('GET /seller/posts/details', { id });
    const form = { kind: 'other' as const, title: '', content: '换一件', images, goods: [old.id, fresh.id] };
    await client.call('POST /seller/posts/edit', { ...form, id, version });
    const ofGoods = async (goods_id: number) =>
      (await market.client().call('GET /wanlshop/find/list', { goods_id })).rows;
    expect((await ofGoods(fresh.id))[0]).toMatchObject({ id, title: '换一件', goods: { id: fresh.id } });
    await client.call('POST /seller/posts/edit', { ...form, goods: [fresh.id], id, version: version + 1 });
    expect(await ofGoods(old.id)).toEqual([]);
  });
});
