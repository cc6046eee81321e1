// @vitest-environment jsdom

import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { arrive, closeApp, openApp, press, see } from '../../testing/open-app.tsx';
import { lin } from '../../testing/rows.ts';
import { myReview } from '../../testing/shop-rows.ts';

afterEach(closeApp);

const own = 'GET /wanlshop/comment/list';
const open = (answers: Answers) => openApp('/pages/user/comment', answers, { person: lin });

test('an own review is shown with its goods and the shop’s reply', async () => {
  open({ [own]: { rows: [myReview], next: null } });
  await see('香气很足');
  await see('欢迎再来');
  await see('匿名');
  await see('250 g');
});

test('a default review says what it is', async () => {
  open({ [own]: { rows: [{ ...myReview, automatic: true }], next: null } });
  await see('系统默认好评');
});

test('an own review leads to its order', async () => {
  open({
    [own]: { rows: [myReview], next: null },
    'GET /wanlshop/order/details': refuse('common.not_found', '不存在'),
  });
  await press('查看订单', 'link');
  await arrive('/pages/user/order/details?id=31');
});

test('own reviews with pictures are listed by themselves', async () => {
  const market = open({ [own]: { rows: [myReview], next: null } });
  await press('有图', 'tab');
  await waitFor(() => expect(market.asked(own).at(-1)).toEqual({ image: 'true' }));
});

test('from a notice one review is shown alone, with the way to all', async () => {
  const market = openApp(
    '/pages/user/comment?id=61',
    { [own]: { rows: [myReview], next: null } },
    { person: lin },
  );
  await see('香气很足');
  expect(market.asked(own)).toEqual([{ id: '61' }]);
  await press('查看我的全部评价');
  await arrive('/pages/user/comment');
});

test('a person without reviews is led to the orders that wait for one', async () => {
  open({ [own]: { rows: [], next: null }, 'GET /wanlshop/order/list': { rows: [], next: null } });
  await press('去评价');
  await arrive('/pages/user/order/order?state=review');
});

test('a visitor logs in first', async () => {
  openApp('/pages/user/comment');
  await see('登录后查看我的评价');
});
