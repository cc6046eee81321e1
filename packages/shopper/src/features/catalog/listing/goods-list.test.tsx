// @vitest-environment jsdom

import { noNetwork, refuse } from '@chengji/testkit/fake-market';
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { arrive, closeApp, fill, front, openApp, press, see } from '../../../testing/open-app.tsx';
import { tea } from '../../../testing/rows.ts';

afterEach(closeApp);

const list = 'GET /wanlshop/goods/list';
const goods = { [list]: { rows: [tea], next: null } };
const open = (query = 'category_id=3&title=茶叶', answers = goods) =>
  openApp(`/pages/product/list?${query}`, answers);
const getLastInput = (market: ReturnType<typeof openApp>) => market.asked(list).at(-1);

describe('a list of goods', () => {
  test('asks for its category in the usual order, twenty at a time', async () => {
    const market = open();
    await see('茶叶');
    await waitFor(() => expect(market.asked(list)).toHaveLength(1));
    expect(getLastInput(market)).toEqual({ category_id: '3', sort: 'default', limit: '20' });
  });

  test('of a search shows its words, to change or to clear', async () => {
    const market = open(`keyword=${encodeURIComponent('龙井')}`);
    await waitFor(() => expect(getLastInput(market)).toMatchObject({ keyword: '龙井' }));
    market.answer({ 'GET /wanlshop/search/hot': { rows: [] } });
    await press('清除 龙井');
    await arrive('/pages/page/search');
  });

  test('is put in the order pressed; price goes up, then down', async () => {
    const market = open();
    await press('销量');
    await waitFor(() => expect(getLastInput(market)).toMatchObject({ sort: 'sales' }));
    await press('价格');
    await waitFor(() => expect(getLastInput(market)).toMatchObject({ sort: 'price_asc' }));
    await press('价格 · 从低到高');
    await waitFor(() => expect(getLastInput(market)).toMatchObject({ sort: 'price_desc' }));
  });

  test('can be shown as cards, and as rows again', async () => {
    open();
    await see('茶叶');
    await press('切换为大图');
    await press('切换为列表');
    await front().findByRole('button', { name: '切换为大图' });
  });
});

describe('a search that', () => {
  const searched = (typed: string, page: object) =>
    open(`keyword=${encodeURIComponent(typed)}`, { [list]: { rows: [], next: null, ...page } });

  test('was corrected says what it shows', async () => {
    searched('qicheng', { rows: [tea], corrected: '脐橙' });
    await see('没有找到“qicheng”，已显示“脐橙”的结果');
  });

  test('names a shop leads there', async () => {
    const shop = { id: 3, name: '声洛数码旗舰店', type: 'flagship', logo: '', city: '深圳', score: 4.8 };
    const market = searched('声洛', { rows: [tea], shop });
    await see('声洛数码旗舰店');
    market.answer({ 'GET /wanlshop/shop/details': refuse('common.not_found', '不存在') });
    await press('进店', 'link');
    await arrive('/pages/shop/index?id=3');
  });

  test('found nothing offers what is near', async () => {
    searched('架子床', { near: [tea] });
    await see('没有找到相关商品');
    await see('相近的商品');
    await see(tea.title);
  });
});

describe('the filters of a list', () => {
  test('are asked together once the person is done, the lower price first', async () => {
    const market = open();
    await see('茶叶');
    await press('筛选');
    await press('仅看有货');
    await press('旗舰店');
    await fill('最低价', '500');
    await fill('最高价', '19.9');
    const before = market.asked(list).length;
    await press('查看商品');
    await waitFor(() =>
      expect(getLastInput(market)).toMatchObject({
        shop_type: 'flagship',
        in_stock: 'true',
        min: '19.90',
        max: '500.00',
      }),
    );
    expect(market.asked(list)).toHaveLength(before + 1);
    await see('筛选 3');
    await press('¥19.9–500');
    await waitFor(() => expect(getLastInput(market)).not.toHaveProperty('min'));
  });

  test('that leave nothing can be cleared at once', async () => {
    const market = open('category_id=3&title=茶叶', { [list]: { rows: [], next: null } });
    await press('自营');
    await waitFor(() => expect(getLastInput(market)).toMatchObject({ shop_type: 'self' }));
    await press('清除筛选');
    await see('重新搜索');
    expect(front().getByRole('button', { name: '自营', pressed: false })).toBeTruthy();
  });
});

describe('a list that could not be loaded', () => {
  test('says why, and is asked for again on request', async () => {
    const market = openApp('/pages/product/list', { [list]: refuse('common.server_busy', '请稍后再试') });
    await see('请稍后再试');
    market.answer({ [list]: { rows: [], next: null } });
    await press('重试');
    await see('没有找到相关商品');
  });

  test('says that the network is away', async () => {
    openApp('/pages/product/list', { [list]: noNetwork });
    await see('网络状态不佳');
  });
});
