// @vitest-environment jsdom

import { refuse } from '@chengji/testkit/fake-market';
import { waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aReview, figures, noFigures, teaDetails } from '../../testing/goods-rows.ts';
import { arrive, closeApp, front, openApp, press, see } from '../../testing/open-app.tsx';

afterEach(closeApp);

const comments = 'GET /wanlshop/goods/comments';
const some = { [comments]: { rows: [aReview()], next: null, figures } };

test('the figures of all reviews stand above them', async () => {
  openApp('/pages/product/comment?id=11', some);
  await see('4.3');
  await see('好评率 66%');
  await see('3 条评价');
});

test('the author of a review can be complained about', async () => {
  openApp('/pages/product/comment?id=11', some);
  await press('更多操作：橘猫**咪');
  await see('投诉该用户');
});

test('a tab asks for its reviews only', async () => {
  const market = openApp('/pages/product/comment?id=11', some);
  await press(/有图/, 'tab');
  await waitFor(() => expect(market.asked(comments).at(-1)).toMatchObject({ id: '11', tab: 'image' }));
});

test('what several reviews say asks for those that say it, and pressed again for all', async () => {
  const market = openApp('/pages/product/comment?id=11', some);
  await press('物流快 12');
  await waitFor(() => expect(market.asked(comments).at(-1)).toMatchObject({ id: '11', tag: 'delivery' }));
  const chip = await waitFor(() => front().getByRole('button', { name: '物流快 12', pressed: true }));
  await press('物流快 12');
  await waitFor(() => expect(chip.getAttribute('aria-pressed')).toBe('false'));
});

test('what nobody says often has no chips', async () => {
  openApp('/pages/product/comment?id=11', {
    [comments]: { rows: [aReview()], next: null, figures: { ...figures, tags: [] } },
  });
  await see('4.3');
  expect(front().queryByRole('region', { name: '大家常说' })).toBeNull();
});

test('an address opens the tab it names', async () => {
  const market = openApp('/pages/product/comment?id=11&tab=poor', some);
  await waitFor(() => expect(market.asked(comments)[0]).toMatchObject({ tab: 'poor' }));
});

test('a goods nobody reviewed says so', async () => {
  openApp('/pages/product/comment?id=11', {
    [comments]: { rows: [], next: null, figures: noFigures },
  });
  await see('还没有评价');
});

test('reviews that could not be loaded are fetched again on request', async () => {
  const market = openApp('/pages/product/comment?id=11', {
    [comments]: refuse('common.server_busy', '请稍后再试'),
  });
  await see('请稍后再试');
  market.answer(some);
  await press('重试');
  await see('4.3');
});

test('what several reviews of a goods say leads to those', async () => {
  const market = openApp('/pages/product/goods?id=11', {
    'GET /wanlshop/goods/details': teaDetails(),
    ...some,
  });
  await press('质量好 2');
  await arrive('/pages/product/comment?id=11&tag=quality');
  await waitFor(() => expect(market.asked(comments).at(-1)).toMatchObject({ tag: 'quality' }));
});

test('the reviews of a goods lead to all of them', async () => {
  openApp('/pages/product/goods?id=11', { 'GET /wanlshop/goods/details': teaDetails(), ...some });
  await press('有图 1');
  await arrive('/pages/product/comment?id=11&tab=image');
});
