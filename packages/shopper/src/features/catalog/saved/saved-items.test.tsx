// @vitest-environment jsdom

import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { useStatistics } from '../../../kernel/session/statistics-store.ts';
import { arrive, closeApp, doesNotSee, fill, openApp, press, see } from '../../../testing/open-app.tsx';
import { lin, tea } from '../../../testing/rows.ts';
import { aFootprint, favouriteTea } from '../../../testing/shop-rows.ts';

afterEach(closeApp);

const favourites = 'GET /wanlshop/collect/list';
const footprints = 'GET /wanlshop/footprint/list';
const toPage = <Row,>(...rows: Row[]) => ({ rows, next: null });
const open = (address: string, answers: Answers) => openApp(address, answers, { person: lin });

describe('favourites', () => {
  const take = 'POST /wanlshop/collect/delete';

  test('are listed, and those off sale by themselves', async () => {
    const market = open('/pages/user/collect', { [favourites]: toPage(favouriteTea) });
    await see(tea.title);
    expect(market.asked(favourites)[0]).toEqual({ gone: 'false' });
    market.answer({ [favourites]: toPage({ ...favouriteTea, on_sale: false }) });
    await press('已下架', 'tab');
    await waitFor(() => expect(market.asked(favourites).at(-1)).toEqual({ gone: 'true' }));
  });

  test('are chosen one by one or all, and taken out once the person is sure', async () => {
    const other = { ...favouriteTea, id: 12, title: '红茶' };
    const market = open('/pages/user/collect', {
      [favourites]: toPage(favouriteTea, other),
      [take]: { collection: 34 },
    });
    await press('管理');
    await press('选择「红茶」', 'checkbox');
    await press('删除 (1)');
    await see('确定删除选中的 1 件收藏吗？');
    market.answer({ [favourites]: toPage(favouriteTea) });
    await press('确定');
    await waitFor(() => expect(market.asked(take)).toEqual([{ ids: [12] }]));
    await waitFor(() => expect(useStatistics.getState().statistics.dynamic.collection).toBe(34));
    await waitFor(() => expect(doesNotSee('红茶')).toBe(true));
    await press('管理');
    await press('全选', 'checkbox');
    await see('删除 (1)');
    await press('完成');
    expect(doesNotSee('全选')).toBe(true);
  });

  test('that are none lead to goods', async () => {
    open('/pages/user/collect', { [favourites]: toPage() });
    await see('还没有收藏');
    await press('去首页逛逛');
    await arrive('/pages/index');
  });

  test('that could not be loaded are fetched again on request', async () => {
    const market = open('/pages/user/collect', {
      [favourites]: refuse('common.server_busy', '请稍后再试'),
    });
    await see('请稍后再试');
    market.answer({ [favourites]: toPage(favouriteTea) });
    await press('重试');
    await see(tea.title);
  });

  test('are a visitor’s after a login', async () => {
    openApp('/pages/user/collect');
    await see('登录后查看收藏的商品');
  });
});

describe('footprints', () => {
  const forget = 'POST /wanlshop/footprint/delete';
  const clear = 'POST /wanlshop/footprint/clear';

  test('stand by day, and lead to their goods', async () => {
    open('/pages/user/footprint', {
      [footprints]: toPage(aFootprint('2020-11-21', 11), aFootprint('2020-11-20', 12)),
      'GET /wanlshop/goods/details': refuse('catalog.goods_gone', '商品已下架'),
      'GET /wanlshop/goods/list': toPage(),
    });
    await see('11月21日');
    await see('11月20日');
    await press(/^茶 11/, 'link');
    await arrive('/pages/product/goods?id=11');
  });

  test('are forgotten one by one, by day and goods', async () => {
    const market = open('/pages/user/footprint', {
      [footprints]: toPage(aFootprint('2020-11-21', 11), aFootprint('2020-11-21', 12)),
      [forget]: { footprint: 127 },
    });
    await press('管理');
    await press('选择「茶 12」', 'checkbox');
    await press('删除 (1)');
    await waitFor(() =>
      expect(market.asked(forget)).toEqual([{ rows: [{ day: '2020-11-21', goods_id: 12 }] }]),
    );
    await waitFor(() => expect(useStatistics.getState().statistics.dynamic.footprint).toBe(127));
  });

  test('are cleared once the person is sure', async () => {
    const market = open('/pages/user/footprint', {
      [footprints]: toPage(aFootprint('2020-11-21')),
      [clear]: { footprint: 0 },
    });
    await press('管理');
    await press('清空');
    await see('确定清空全部足迹吗？');
    market.answer({ [footprints]: toPage() });
    await press('确定');
    await see('还没有足迹');
    expect(market.asked(clear)).toEqual([{}]);
  });

  test('are a visitor’s after a login', async () => {
    openApp('/pages/user/footprint');
    await see('登录后查看浏览过的商品');
  });
});

describe('goods of a shop', () => {
  const goods = 'GET /wanlshop/goods/list';

  test('are of that shop and category, and searched within it', async () => {
    const market = openApp('/pages/shop/product/list?shop_id=5&category_id=2&title=茶', {
      [goods]: toPage(tea),
    });
    await see(tea.title);
    expect(market.asked(goods)[0]).toMatchObject({ shop_id: '5', category_id: '2', sort: 'default' });
    await fill('在茶中搜索', '龙井');
    await press('搜索');
    await waitFor(() => expect(market.asked(goods).at(-1)).toMatchObject({ keyword: '龙井', shop_id: '5' }));
  });

  test('name neither the shop nor its kind once more, and are not narrowed by it', async () => {
    openApp('/pages/shop/product/list?shop_id=5', { [goods]: toPage(tea) });
    await see(tea.title);
    for (const text of [tea.shop.name, '自营', '旗舰店']) expect(doesNotSee(text)).toBe(true);
    await press('筛选');
    await see('价格区间');
    for (const text of ['自营', '旗舰店', '店铺类型']) expect(doesNotSee(text)).toBe(true);
  });

  test('found by no words are all shown again on request', async () => {
    const market = openApp('/pages/shop/product/list?shop_id=5&keyword=鞋', { [goods]: toPage() });
    await see('没有找到相关商品');
    await press('重新搜索');
    await waitFor(() => expect(market.asked(goods).at(-1)).not.toHaveProperty('keyword'));
  });
});
