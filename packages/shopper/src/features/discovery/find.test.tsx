// @vitest-environment jsdom

import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { afterEach, expect, test } from 'vitest';
import { tree } from '../../testing/goods-rows.ts';
import { arrive, closeApp, doesNotSee, front, openApp, press, see } from '../../testing/open-app.tsx';
import { aPost, aPostDetails } from '../../testing/post-rows.ts';
import { tea } from '../../testing/rows.ts';

afterEach(closeApp);

const list = 'GET /wanlshop/find/list';
const page: Answers = {
  [list]: { rows: [aPost()], next: null },
  'GET /wanlshop/find/shops': { rows: [{ id: 5, name: tea.shop.name, logo: '' }] },
  'GET /wanlshop/category/tree': tree,
};

test('a post shows its goods and how many like it, and leads to the whole of it', async () => {
  openApp('/pages/find', {
    ...page,
    'GET /wanlshop/find/details': aPostDetails(),
    'GET /wanlshop/find/comments': { rows: [], total: 0, next: null },
  });
  await see('第一泡要不要倒掉');
  expect(front().getByText('1.2k 人喜欢')).toBeTruthy();
  expect(front().getByText(tea.title)).toBeTruthy();
  await press(/第一泡/, 'link');
  await arrive('/pages/apps/find/details/details?id=91');
});

test('posts are of everything first, then of the topic that is chosen', async () => {
  const market = openApp('/pages/find', page);
  await press('茶饮', 'tab');
  await see('第一泡要不要倒掉');
  expect(market.asked(list).map(({ category_id }) => category_id && Number(category_id))).toEqual([
    undefined,
    1,
  ]);
  const shops = front().queryByRole('navigation', { name: '最近更新的店铺' });
  // the feed of all stays as it was left, unseen
  expect(shops?.closest('[style*="display: none"]')).toBeTruthy();
});

test('a shop that posted leads to its posts, under its name', async () => {
  const market = openApp('/pages/find', page);
  await press(tea.shop.name, 'link');
  await arrive('/pages/apps/find/list?shop_id=5');
  await see('第一泡要不要倒掉');
  expect(front().getByRole('heading', { level: 1 }).textContent).toBe(tea.shop.name);
  expect(Number(market.asked(list).at(-1)?.shop_id)).toBe(5);
});

test('a feed without posts says so, and without topics or shops it is whole', async () => {
  openApp('/pages/find', {
    [list]: { rows: [], next: null },
    'GET /wanlshop/find/shops': refuse('common.server_busy', '请稍后再试'),
    'GET /wanlshop/category/tree': refuse('common.server_busy', '请稍后再试'),
  });
  await see('还没有动态');
  expect(doesNotSee('请稍后再试')).toBe(true);
  expect(
    front()
      .getAllByRole('tab')
      .map((tab) => tab.textContent),
  ).toEqual(['关注', '推荐', '直播', '视频']);
});

test('a post without goods on sale shows none', async () => {
  openApp('/pages/find', { ...page, [list]: { rows: [aPost({ goods: null })], next: null } });
  await see('第一泡要不要倒掉');
  expect(doesNotSee(tea.title)).toBe(true);
});

test('what could not be loaded is fetched again on request', async () => {
  const market = openApp('/pages/find', { ...page, [list]: refuse('common.server_busy', '请稍后再试') });
  await see('请稍后再试');
  market.answer({ [list]: { rows: [aPost()], next: null } });
  await press('重试');
  await see('第一泡要不要倒掉');
});
