// @vitest-environment jsdom

import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { back } from '../../kernel/router/navigation.ts';
import {
  arrive,
  closeApp,
  doesNotSee,
  field,
  fill,
  front,
  openApp,
  press,
  see,
  seeToast,
} from '../../testing/open-app.tsx';
import { received, shipped, toDetails } from '../../testing/order-rows.ts';
import { lin, statistics } from '../../testing/rows.ts';

afterEach(closeApp);

const at = '/pages/user/order/comment?id=31';
const details = 'GET /wanlshop/order/details';
const publish = 'POST /wanlshop/order/comment';
const words = '说说它好在哪里，还有哪些不足';
const base: Answers = {
  'POST /wanlshop/cart/synchro': [],
  'GET /wanlshop/user/statistics': { statistics },
  'GET /wanlshop/token/check': null,
  [details]: toDetails(received()),
};
const open = (answers: Answers = {}, where = at) => openApp(where, { ...base, ...answers }, { person: lin });

describe('a review', () => {
  test('is published with stars, words and no name when that is wished', async () => {
    const market = open({ [publish]: toDetails(received()) });
    await press('4 星', 'radio');
    await fill(words, '茶香很正');
    await press(/匿名评价/, 'checkbox');
    await press('发布');
    await arrive('/pages/page/success?type=comment&id=31');
    expect(market.asked(publish)).toEqual([
      { id: 31, items: [{ line_id: 41, score: 4, content: '茶香很正', images: [], anonymous: true }] },
    ]);
    expect(localStorage.getItem('review_drafts')).toBe('{}');
  });

  test('is as it was left when the person comes back to it', async () => {
    open({}, '/pages/user/order/details?id=31');
    await press('评价');
    await fill(words, '茶香');
    back();
    await arrive('/pages/user/order/details');
    await press('评价');
    expect((await field(words)).value).toBe('茶香');
  });

  test('pressed twice is published once', async () => {
    const market = open({ [publish]: () => new Promise<never>(() => {}) });
    await fill(words, '茶香很正');
    await press('发布');
    await press('发布');
    await waitFor(() => expect(market.asked(publish)).toHaveLength(1));
    await press('发布');
    await act(async () => {});
    expect(market.asked(publish)).toHaveLength(1);
  });

  test('is asked of each goods that has none yet, each with its own stars', async () => {
    const [first] = received().lines;
    if (!first) throw new Error('an order has lines');
    const lines = [
      first,
      { ...first, id: 42, title: '紫砂壶' },
      { ...first, id: 43, title: '茶杯', reviewed: true },
    ];
    const market = open({
      [details]: toDetails({ ...received(), lines }),
      [publish]: toDetails(received()),
    });
    await see('紫砂壶');
    expect(doesNotSee('茶杯')).toBe(true);
    const stars = front().getByRole('group', { name: /紫砂壶/ });
    fireEvent.click(within(stars).getByRole('radio', { name: '2 星' }));
    await press('发布');
    await arrive('/pages/page/success');
    expect(market.asked(publish)[0]?.items.map(({ line_id, score }) => [line_id, score])).toEqual([
      [41, 5],
      [42, 2],
    ]);
  });

  test('speaks English', async () => {
    openApp(at, base, { person: lin, language: 'en' });
    await press('2 stars', 'radio');
    await see('Publish');
    expect(document.querySelector('main')?.textContent?.replace(/明前龙井/, '')).not.toMatch(
      /[\u4e00-\u9fff]/,
    );
  });

  test('stays when it is refused', async () => {
    open({ [publish]: refuse('reviews.already_reviewed', '该商品已评价') });
    await fill(words, '茶香很正');
    await press('发布');
    await seeToast('该商品已评价');
    expect((await field(words)).value).toBe('茶香很正');
  });

  test('is not asked for before the goods have come', async () => {
    open({ [details]: toDetails(shipped()) });
    await see('没有可评价的商品');
  });
});
