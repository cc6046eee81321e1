import type { CallIn } from '@chengji/contract';
import {
  aGoods,
  aSeller,
  aShopFixture,
  getRefusalKey,
  type Person,
  type ShopFixture,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

let shop: ShopFixture;
let person: Person;
it.beforeEach(async ({ market }) => {
  shop = await aShopFixture(market);
  person = shop.seller;
});

type Saved = CallIn<'POST /seller/goods_drafts/save'>;
const save = (input: Saved, who = person) => who.client.call('POST /seller/goods_drafts/save', input);
const read = (goods_id?: number, who = person) =>
  who.client.call('GET /seller/goods_drafts/details', goods_id === undefined ? {} : { goods_id });
const throwAway = (goods_id?: number, who = person) =>
  who.client.call('POST /seller/goods_drafts/delete', goods_id === undefined ? {} : { goods_id });

describe('a draft of a goods', () => {
  it('is found again on any device, with its time and the version it began from', async () => {
    const { id, version } = await aGoods(shop);
    expect(await read(id)).toEqual({ own: null, others: [] });
    const { saved_at } = await save({ goods_id: id, version, content: { title: '写到一半' } });
    const own = { content: { title: '写到一半' }, version, saved_at };
    expect(await read(id)).toEqual({ own, others: [] });
    await save({ goods_id: id, version, content: { title: '写完了' } });
    expect((await read(id)).own?.content).toEqual({ title: '写完了' });
  });

  it('that is not there yet is kept beside those of others', async () => {
    const { id } = await aGoods(shop);
    await save({ content: { title: '新商品' } });
    await save({ goods_id: id, version: 1, content: { title: '旧商品' } });
    expect((await read()).own).toMatchObject({ content: { title: '新商品' }, version: null });
    expect((await read(id)).own).toMatchObject({ content: { title: '旧商品' }, version: 1 });
  });

  it('is the person’s own; colleagues see that there is one, not what is in it', async ({ market }) => {
    const { id } = await aGoods(shop);
    const colleague = await aSeller(market, shop.id);
    const { name } = await person.client.call('GET /seller/auth/info');
    const { saved_at } = await save({ goods_id: id, version: 1, content: { title: '我的' } });
    expect(await read(id, colleague)).toEqual({ own: null, others: [{ name, saved_at }] });
    await throwAway(id, colleague);
    expect((await read(id)).own).not.toBeNull();
  });

  it('is nobody’s of another shop', async ({ market }) => {
    const { id } = await aGoods(shop);
    await save({ goods_id: id, version: 1, content: { title: '我的' } });
    const stranger = (await aShopFixture(market)).seller;
    expect(await getRefusalKey(read(id, stranger))).toBe('common.not_found');
    expect(await getRefusalKey(save({ goods_id: id, content: {} }, stranger))).toBe('common.not_found');
    expect(await getRefusalKey(throwAway(id, stranger))).toBe('common.not_found');
  });

  it('is for who may edit goods', async ({ market }) => {
    const clerk = await aSeller(market, shop.id, 'shipping');
    expect(await getRefusalKey(save({ content: {} }, clerk))).toBe('common.no_permission');
  });

  it('is gone once the goods is saved, or it is thrown away', async () => {
    const goods = await aGoods(shop);
    await save({ goods_id: goods.id, version: 1, content: { title: '改' } });
    await person.client.call('POST /seller/goods/save', { ...goods, title: '改过的标题' });
    expect((await read(goods.id)).own).toBeNull();
    await save({ content: { title: '新' } });
    await throwAway();
    expect((await read()).own).toBeNull();
  });

  it('is forgotten when nobody has gone on with it for long', async ({ market }) => {
    const { id } = await aGoods(shop);
    const days = market.context().services.settings.get('catalog.draft_days');
    await save({ content: { title: '旧' } });
    await market.advance(86_400);
    await save({ goods_id: id, version: 1, content: { title: '新' } });
    await market.advance((days - 1) * 86_400);
    const elsewhere = await aSeller(market, shop.id);
    expect((await read(id, elsewhere)).others).toHaveLength(1);
    await market.advance(86_400);
    expect((await read(id, elsewhere)).others).toEqual([]);
  });

  it('is bounded in size, and so are all drafts of a person', async () => {
    const huge = { content: 'x'.repeat(200_001) };
    expect(await getRefusalKey(save({ content: huge }))).toBe('common.invalid_input');
    const goods = await Promise.all(Array.from({ length: 51 }, () => aGoods(shop)));
    for (const { id } of goods) await save({ goods_id: id, version: 1, content: { title: `${id}` } });
    const kept = await Promise.all(goods.map(async ({ id }) => (await read(id)).own !== null));
    expect(kept.filter(Boolean)).toHaveLength(50);
    expect(kept[0]).toBe(false);
  });

  it('is one, however often it is saved at once', async () => {
    const { id } = await aGoods(shop);
    const titles = ['一', '二', '三', '四'];
    await Promise.all(titles.map((title) => save({ goods_id: id, version: 1, content: { title } })));
    expect(titles).toContain((await read(id)).own?.content.title);
  });
});
