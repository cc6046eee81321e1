// @vitest-environment jsdom

import { type Answers, noNetwork, refuse } from '@chengji/testkit/fake-market';
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { useStatistics } from '../../kernel/session/statistics-store.ts';
import { arrive, closeApp, doesNotSee, openApp, press, see } from '../../testing/open-app.tsx';
import { aPost } from '../../testing/post-rows.ts';
import { lin, tea } from '../../testing/rows.ts';
import { followedTea, teaShop } from '../../testing/shop-rows.ts';

afterEach(closeApp);

const goods = 'GET /wanlshop/goods/list';
const find = 'GET /wanlshop/find/list';
const follow = 'POST /wanlshop/shop/follow';
const shop: Answers = {
  'GET /wanlshop/shop/details': teaShop,
  'GET /wanlshop/page/shop': { shop_id: 5, modules: [] },
  'GET /wanlshop/shop/categories': { rows: [] },
  'GET /wanlshop/shop/own_categories': { rows: [] },
  [goods]: { rows: [tea], next: null },
  [find]: { rows: [], next: null },
};
const openShop = (answers: Answers = {}, person = lin) =>
  openApp('/pages/shop/index?id=5', { ...shop, ...answers }, { person });

describe('a shop', () => {
  test('shows who it is, and what it recommends when it is not decorated', async () => {
    const market = openShop();
    await see('粉丝 12.8万');
    await see('综合 4.9 分');
    await see('店长推荐');
    await see(tea.title);
    expect(market.asked(goods)[0]).toMatchObject({ shop_id: '5', sort: 'default' });
  });

  test('that nobody has rated shows no score', async () => {
    openShop({ 'GET /wanlshop/shop/details': { ...teaShop, scores: 0, score: null } });
    await see('还没有评价');
    expect(doesNotSee(/综合/)).toBe(true);
  });

  test('shows the page it decorated, and the way to all it has', async () => {
    const notice = { items: [{ title: '新茶到店', url: '' }] };
    openShop({
      'GET /wanlshop/page/shop': {
        shop_id: 5,
        modules: [{ id: 'm', type: 'notice_bar', style: {}, params: notice }],
      },
    });
    await see('新茶到店');
    expect(doesNotSee('店长推荐')).toBe(true);
    await press('全部商品', 'link');
    await arrive('/pages/shop/product/list?shop_id=5');
  });

  test('leads to what it posts, decorated or not, where it does', async () => {
    const posts = { [find]: { rows: [aPost()], next: null } };
    openShop(posts);
    const link = await see('店铺动态');
    expect(link.closest('a')?.getAttribute('href')).toBe('#/pages/apps/find/user?id=5&kind=shop');
    await closeApp();
    openShop();
    await see('店长推荐');
    expect(doesNotSee('店铺动态')).toBe(true);
  });

  test('has tabs for what sells best and what is new', async () => {
    const market = openShop();
    await press('商品', 'tab');
    await waitFor(() => expect(market.asked(goods).at(-1)).toMatchObject({ sort: 'sales' }));
    await press('新品', 'tab');
    await waitFor(() => expect(market.asked(goods).at(-1)).toMatchObject({ sort: 'new' }));
  });

  test('lists its own categories first, each leading to its goods', async () => {
    const market = openShop({
      'GET /wanlshop/shop/categories': { rows: [{ id: 1, name: '茶饮', goods_count: 3, children: [] }] },
      'GET /wanlshop/shop/own_categories': { rows: [{ id: 4, name: '当季新茶', goods_count: 2 }] },
    });
    await press('分类');
    await press(/当季新茶/, 'link');
    await arrive('/pages/shop/product/list?shop_id=5&shop_category_id=4');
    await waitFor(() =>
      expect(market.asked(goods).at(-1)).toMatchObject({ shop_id: '5', shop_category_id: '4' }),
    );
  });

  test('lists its categories, each leading to its goods', async () => {
    const leaf = { id: 111, name: '绿茶', image: '', goods_count: 3 };
    openShop({
      'GET /wanlshop/shop/categories': {
        rows: [{ id: 1, name: '茶饮', goods_count: 3, children: [leaf] }],
      },
    });
    await press('分类');
    await press('绿茶', 'link');
    await arrive('/pages/shop/product/list?shop_id=5&category_id=111');
  });

  test('without goods says so', async () => {
    openShop({ [goods]: { rows: [], next: null } });
    await see('还没有商品');
  });

  test('that is gone says so and leads on', async () => {
    openShop({ 'GET /wanlshop/shop/details': refuse('shops.shop_gone', '店铺不存在') });
    await see('店铺不存在或已暂停营业');
    await press('去首页逛逛');
    await arrive('/pages/index');
  });

  test('that could not be loaded is fetched again on request', async () => {
    const market = openShop({ 'GET /wanlshop/shop/details': noNetwork });
    await see('网络状态不佳');
    market.answer(shop);
    await press('重试');
    await see('店长推荐');
  });
});

describe('following', () => {
  test('is done at once and counted as the market counts', async () => {
    const market = openShop({ [follow]: { followed: true, followers: 128_001, concern: 19 } });
    await see('关注');
    market.answer({ 'GET /wanlshop/shop/details': { ...teaShop, followed: true } });
    await press('关注');
    await see('已关注');
    expect(market.asked(follow)).toEqual([{ id: 5, followed: true }]);
    await waitFor(() => expect(useStatistics.getState().statistics.dynamic.concern).toBe(19));
  });

  test('is ended only once it is confirmed', async () => {
    const market = openShop({
      'GET /wanlshop/shop/details': { ...teaShop, followed: true },
      [follow]: { followed: false, followers: 1, concern: 17 },
    });
    await press('已关注');
    await see('确定不再关注「山野茶舍」吗？');
    await press('取消');
    expect(market.asked(follow)).toEqual([]);
    await press('已关注');
    await press('确定');
    await waitFor(() => expect(market.asked(follow)).toEqual([{ id: 5, followed: false }]));
  });

  test('asks a visitor to log in', async () => {
    openApp('/pages/shop/index?id=5', shop);
    await press('关注');
    await arrive('/pages/user/auth/auth');
  });
});

describe('about a shop', () => {
  test('shows its kind, place, rating and introduction', async () => {
    openApp('/pages/shop/info?id=5', shop);
    await see('只做当季的茶');
    await see('品牌旗舰店');
    await see('4.9 分 · 321 人评价');
    await press('查看商品');
    await arrive('/pages/shop/product/list?shop_id=5');
  });

  test('says that it has no rating and no introduction yet', async () => {
    const fresh = { ...teaShop, scores: 0, score: null, intro: '' };
    openApp('/pages/shop/info?id=5', { 'GET /wanlshop/shop/details': fresh });
    await see('还没有评价');
    await see('店主还没有写简介');
  });
});

describe('followed shops', () => {
  const list = 'GET /wanlshop/follow/list';

  test('lead to each of them', async () => {
    openApp('/pages/user/follow', { ...shop, [list]: { rows: [followedTea], next: null } }, { person: lin });
    await see('27 件在售');
    await press(/山野茶舍/, 'link');
    await arrive('/pages/shop/index?id=5');
  });

  test('are left from the list', async () => {
    const market = openApp(
      '/pages/user/follow',
      {
        [list]: { rows: [followedTea], next: null },
        [follow]: { followed: false, followers: 0, concern: 0 },
      },
      { person: lin },
    );
    await press('已关注');
    market.answer({ [list]: { rows: [], next: null } });
    await press('确定');
    await see('还没有关注店铺');
  });

  test('send a visitor to log in', async () => {
    const market = openApp('/pages/user/follow');
    await arrive('/pages/user/auth/auth');
    expect(market.asked(list)).toEqual([]);
  });
});
