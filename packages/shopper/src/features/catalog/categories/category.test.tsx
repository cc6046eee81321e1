// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { tree } from '../../../testing/goods-rows.ts';
import { arrive, closeApp, doesNotSee, openApp, press, see } from '../../../testing/open-app.tsx';

afterEach(closeApp);

const market = { 'GET /wanlshop/category/tree': tree };

test('the first top category is shown until another is chosen', async () => {
  openApp('/pages/category', market);
  await see('绿茶');
  expect(doesNotSee('耳机')).toBe(true);
  await press('数码');
  await see('耳机');
  expect(doesNotSee('绿茶')).toBe(true);
});

test('an address opens the top category that holds what it names', async () => {
  openApp('/pages/category?id=211', market);
  await see('耳机');
});

test('a category leads to its goods, under its name', async () => {
  const asked = openApp('/pages/category', market);
  await press('绿茶', 'link');
  await arrive('/pages/product/list?category_id=111');
  await see('绿茶');
  await see('没有找到相关商品');
  expect(asked.asked('GET /wanlshop/goods/list')[0]).toMatchObject({ category_id: '111' });
});

test('all of a branch are one press away', async () => {
  openApp('/pages/category', market);
  await press('全部茶叶', 'link');
  await arrive('/pages/product/list?category_id=11&');
});

test('a market without categories leads home', async () => {
  openApp('/pages/category', {
    'GET /wanlshop/category/tree': { rows: [] },
    'GET /wanlshop/search/hot': { rows: [] },
  });
  await press('去首页逛逛');
  await arrive('/pages/index');
});
