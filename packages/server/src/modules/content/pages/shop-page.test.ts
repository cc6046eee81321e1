/** What a shop's own page shows and links to: nothing of other shops, even when its blocks name them. */

import { CallError } from '@chengji/client-kit';
import type { CallOut, PageBlock, PageModule } from '@chengji/contract';
import { aCoupon, aGoods, aShopFixture, type Market, type ShopFixture } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

let own: ShopFixture;
let other: ShopFixture;
let ids: { ownGoods: number; otherGoods: number; ownCoupon: number; otherCoupon: number };
let version = 1;

it.beforeAll(async ({ market }) => {
  [own, other] = [await aShopFixture(market), await aShopFixture(market)];
  ids = {
    ownGoods: (await aGoods(own)).id,
    otherGoods: (await aGoods(other)).id,
    ownCoupon: await aCoupon(own.seller),
    otherCoupon: await aCoupon(other.seller),
  };
});

const both = (text: string) => ({ zh: text, en: text });
const poster = (url: string) => ({
  id: 1,
  title: both('标题'),
  subtitle: both(''),
  image: '' as const,
  url,
  colour: '',
});
const goodsList = (query: object): PageBlock => ({
  id: 'goods',
  type: 'goods_list',
  style: {},
  params: { title: both('商品'), layout: 'row', query, limit: 6 },
});
const coupons: PageBlock = {
  id: 'coupons',
  type: 'coupon_strip',
  style: {},
  params: { title: both('券'), limit: 5 },
};
const groups: PageBlock = { ...coupons, id: 'groups', type: 'group_strip' };
const articles: PageBlock = {
  id: 'articles',
  type: 'articles',
  style: {},
  params: { title: both('文章'), category_id: null, limit: 3 },
};
const shops = (shop_ids: number[]): PageBlock => ({
  id: 'shops',
  type: 'shop_list',
  style: {},
  params: { title: both('店铺'), shop_ids },
});
/** One block of each kind that has links. */
const linking = (url: string): PageBlock[] => [
  { id: 'banner', type: 'banner', style: {}, params: { interval_ms: 0, items: [poster(url)] } },
  { id: 'cube', type: 'cube', style: {}, params: { items: [poster(url)] } },
  { id: 'picture', type: 'picture', style: {}, params: { image: '', url, height: '1px' } },
  { id: 'notices', type: 'notice_bar', style: {}, params: { items: [{ title: both('公告'), url }] } },
  {
    id: 'icons',
    type: 'icon_grid',
    style: {},
    params: { columns: 1, items: [{ title: both('入口'), icon: '', url }] },
  },
];
const listLinks = (modules: readonly PageModule[]): string[] =>
  modules.flatMap((module) => {
    if (module.type === 'picture') return [module.params.url];
    return 'items' in module.params
      ? module.params.items.flatMap((item) => ('url' in item ? [String(item.url)] : []))
      : [];
  });

type Draft = CallOut<'POST /seller/pages/save'>;
async function save(blocks: PageBlock[]): Promise<Draft> {
  const saved = await own.seller.client.call('POST /seller/pages/save', { version, blocks });
  version = saved.version;
  return saved;
}
async function refused(blocks: PageBlock[]): Promise<unknown[]> {
  const error = await save(blocks).then(
    () => null,
    (failure: unknown) => failure,
  );
  if (!(error instanceof CallError)) throw new Error('was not refused');
  return [error.key, error.field];
}
async function shown(market: Market): Promise<PageModule[]> {
  await own.seller.client.call('POST /seller/pages/publish', { version });
  return (await market.client().call('GET /wanlshop/page/shop', { shop_id: own.id })).modules;
}
/** Blocks as a version of earlier days may hold them, past the checks of saving. */
async function shownFromBefore(market: Market, blocks: PageBlock[]): Promise<PageModule[]> {
  await save([]);
  await shown(market);
  await market.context().db.execute(
    `update page_versions set blocks = '${JSON.stringify(blocks)}'
        where page_id = (select id from pages where shop_id = ${own.id})`,
  );
  return (await market.client().call('GET /wanlshop/page/shop', { shop_id: own.id })).modules;
}

describe('blocks at their defaults on a shop’s page', () => {
  it('ask for the goods and coupons of that shop alone', async ({ market }) => {
    await save([goodsList({}), coupons, articles, ...linking('')]);
    const modules = await shown(market);
    expect(modules.map(({ type }) => type)).toHaveLength(8);
    const [goods, strip] = modules;
    expect(goods?.params).toMatchObject({ query: { shop_id: own.id } });
    expect(strip?.params).toMatchObject({ shop_id: own.id });
    const { shop_id } = (strip?.params ?? {}) as { shop_id?: number };
    const received = await market.client().call('GET /wanlshop/coupon/list', { shop_id });
    expect(received.rows.map(({ id }) => id)).toEqual([ids.ownCoupon]);
  });

  it.for([
    ['a category', () => ({ category_id: other.categoryId })],
    ['a word', () => ({ keyword: both('商品') })],
    ['an order', () => ({ sort: 'sales' })],
  ] as const)('and lists of goods by %s, stay within the shop', async ([_, query], { market }) => {
    await save([goodsList(query())]);
    expect((await shown(market))[0]?.params).toMatchObject({ query: { shop_id: own.id } });
  });

  it('are previewed as they will be shown', async () => {
    const { rows } = await own.seller.client.call('POST /seller/pages/preview', {
      blocks: [goodsList({}), coupons, groups, shops([other.id])],
      language: 'zh',
    });
    expect(rows.map(({ type }) => type)).toEqual(['goods_list', 'coupon_strip', 'group_strip']);
    expect(rows[0]?.params).toMatchObject({ query: { shop_id: own.id } });
    expect(rows[1]?.params).toMatchObject({ shop_id: own.id });
    expect(rows[2]?.params).toMatchObject({ shop_id: own.id });
  });

  it('on a page of the platform go on showing every shop’s', async ({ market }) => {
    const { home } = await market
      .client()
      .call('GET /wanlshop/common/init', {})
      .then(({ modulesData }) => ({ home: modulesData.homeModules.item }));
    expect(home.some(({ params }) => 'shop_id' in params)).toBe(false);
  });
});

describe('saving a shop’s page', () => {
  it('refuses goods of another shop, naming the place', async () => {
    const chosen = () => goodsList({ goods_ids: [ids.ownGoods, ids.otherGoods] });
    expect(await refused([coupons, chosen()])).toEqual([
      ...['content.not_of_shop', 'blocks.1.params.query.goods_ids.1'],
    ]);
    expect(await refused([goodsList({ shop_id: other.id })])).toEqual([
      ...['content.not_of_shop', 'blocks.0.params.query.shop_id'],
    ]);
    expect(await refused([shops([other.id])])).toEqual(['content.not_of_shop', 'blocks.0.type']);
  });

  const places = ['params.items.0.url', 'params.items.0.url', 'params.url'];
  it.each([
    ['goods', () => `/pages/product/goods?id=${ids.otherGoods}`],
    ['goods under another name', () => `/pages/apps/groups/goods?id=${ids.otherGoods}`],
    ['goods named twice', () => `/pages/product/goods?id=${ids.ownGoods}&id=${ids.otherGoods}`],
    ['a page', () => `/pages/shop/index?id=${other.id}`],
    ['a list', () => `/pages/product/list?shop_id=${other.id}`],
    ['a coupon', () => `/pages/user/coupon/details?id=${ids.otherCoupon}`],
    ['something nobody knows the owner of', () => '/pages/apps/groups/team?id=1'],
  ])('refuses a link to %s of another shop, in every kind of block', async (_, url) => {
    for (const [at, block] of linking(url()).entries()) {
      const [key, field] = await refused([block]);
      expect([key, field]).toEqual(['content.not_of_shop', `blocks.0.${places[at] ?? places[0]}`]);
    }
  });

  it('takes its own goods and coupons, and pages that are nobody’s', async ({ market }) => {
    const links = [
      `/pages/product/goods?id=${ids.ownGoods}`,
      `/pages/shop/index?id=${own.id}`,
      `/pages/user/coupon/details?id=${ids.ownCoupon}`,
      '/pages/article/list?category_id=1',
      '/pages/user/help',
    ];
    await save([
      goodsList({ goods_ids: [ids.ownGoods], shop_id: own.id }),
      ...links.flatMap((url, at) => linking(url).map((block) => ({ ...block, id: `${block.id} ${at}` }))),
    ]);
    const found = listLinks(await shown(market));
    expect(new Set(found)).toEqual(new Set(links));
  });
});

describe('a version from before', () => {
  it('is shown without what it names of other shops', async ({ market }) => {
    const foreign = linking(`/pages/product/goods?id=${ids.otherGoods}`);
    const chosen = goodsList({ goods_ids: [ids.otherGoods, ids.ownGoods], shop_id: other.id });
    const modules = await shownFromBefore(market, [chosen, shops([other.id]), ...foreign]);
    expect(modules[0]?.params).toMatchObject({
      query: { goods_ids: [ids.ownGoods], shop_id: own.id },
    });
    expect(modules.some(({ type }) => type === 'shop_list')).toBe(false);
    expect(listLinks(modules)).toEqual(['', '', '', '', '']);
  });

  it('with a list of all goods leads to the list of the shop’s', async ({ market }) => {
    const modules = await shownFromBefore(market, linking('/pages/product/list?sort=new'));
    expect(listLinks(modules)).toEqual(
      Array.from({ length: 5 }, () => `/pages/product/list?sort=new&shop_id=${own.id}`),
    );
  });
});
