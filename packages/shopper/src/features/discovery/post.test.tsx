// @vitest-environment jsdom

import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { teaDetails } from '../../testing/goods-rows.ts';
import { arrive, closeApp, doesNotSee, front, openApp, press, see } from '../../testing/open-app.tsx';
import { aComment, aPost, aPostDetails } from '../../testing/post-rows.ts';
import { lin, tea } from '../../testing/rows.ts';

afterEach(closeApp);

const details = 'GET /wanlshop/find/details';
const comments = 'GET /wanlshop/find/comments';
const commentAnswers: Answers = { [comments]: { rows: [aComment], total: 1, next: null } };
const at = '/pages/apps/find/details/details?id=91';

test('a post shows its pictures, paragraphs, figures and comments', async () => {
  openApp(at, { [details]: aPostDetails(), ...commentAnswers });
  await see(/先说结论/);
  await see('学到了');
  expect(front().getByText('绿茶不用。')).toBeTruthy();
  expect(front().getByText(/1\.2k 人喜欢 · 1 条评论/)).toBeTruthy();
  expect(front().getAllByRole('button', { name: /查看大图/ })).toHaveLength(2);
});

test('the author of a comment can be complained about', async () => {
  const target = refuse('complaints.target_unknown', '投诉对象不存在');
  const answers = {
    ...commentAnswers,
    'GET /wanlshop/complaint/target': target,
    'GET /wanlshop/complaint/reasons': { rows: [] },
  };
  openApp(at, { [details]: aPostDetails(), ...answers }, { person: lin });
  await press('更多操作：林小野');
  await press('投诉该用户');
  await arrive('/pages/user/complaint/complaint?type=user&id=72');
});

test('a visitor logs in before complaining about somebody', async () => {
  openApp(at, { [details]: aPostDetails(), ...commentAnswers });
  await press('更多操作：林小野');
  await press('投诉该用户');
  await arrive('/pages/user/auth/auth');
});

test('nobody complains about their own comment, or about one whose author is not named', async () => {
  const own = { ...aComment, user: { ...aComment.user, id: lin.id } };
  const unnamed = { ...aComment, id: 32, user: { ...aComment.user, id: null } };
  const rows = { rows: [own, unnamed], total: 2, next: null };
  openApp(at, { [details]: aPostDetails(), [comments]: rows }, { person: lin });
  expect((await front().findAllByText('学到了')).length).toBe(2);
  expect(front().queryByRole('button', { name: /更多操作/ })).toBeNull();
});

test('the goods of a post lead to where they are bought', async () => {
  const market = openApp(at, {
    [details]: aPostDetails(),
    ...commentAnswers,
    'POST /wanlshop/find/open_goods': null,
    'GET /wanlshop/goods/details': teaDetails(),
  });
  await press(new RegExp(tea.title), 'link');
  await arrive(`/pages/product/goods?id=${tea.id}&post=91`);
  expect(market.asked('POST /wanlshop/find/open_goods')).toEqual([{ id: 91, goods_id: tea.id }]);
});

test('the author of a post leads to their shop', async () => {
  openApp(at, { [details]: aPostDetails(), ...commentAnswers });
  await see('学到了');
  const shop = front().getByRole('link', { name: tea.shop.name });
  expect(shop.getAttribute('href')).toBe(`#/pages/shop/index?id=${tea.shop.id}`);
});

test('the shop and the topic of a post lead to their other posts', async () => {
  const market = openApp(at, {
    [details]: aPostDetails(),
    ...commentAnswers,
    'GET /wanlshop/find/list': { rows: [aPost({ title: '冷泡也好喝' })], next: null },
  });
  await press('全部动态', 'link');
  await arrive('/pages/apps/find/list?shop_id=5');
  await see('冷泡也好喝');
  await press('返回');
  await press('# 茶饮', 'link');
  await arrive('/pages/apps/find/list?category_id=1');
  await waitFor(() => expect(market.asked('GET /wanlshop/find/list')).toHaveLength(2));
});

test('a post whose goods are all off sale has none, and one without comments says so', async () => {
  openApp(at, {
    [details]: aPostDetails({ goods: [], comments: 0 }),
    [comments]: { rows: [], total: 0, next: null },
  });
  await see('还没有人评论');
  expect(doesNotSee('文中商品')).toBe(true);
});

test('a link to the comments opens the post there', async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  openApp(`${at}&afferent=comments`, { [details]: aPostDetails(), ...commentAnswers });
  await see('学到了');
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('a post that is gone says so and leads to others', async () => {
  openApp(at, { [details]: refuse('discovery.post_gone', '该动态已不存在'), ...commentAnswers });
  await press('去发现看看');
  await arrive('/pages/find');
});

test('comments that could not be loaded are fetched again on request', async () => {
  const market = openApp(at, {
    [details]: aPostDetails(),
    [comments]: refuse('common.server_busy', '请稍后再试'),
  });
  await see('加载失败');
  market.answer(commentAnswers);
  await press('重试');
  await see('学到了');
});
