// @vitest-environment jsdom

import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { tree } from '../../../testing/goods-rows.ts';
import {
  arrive,
  closeApp,
  doesNotSee,
  front,
  openApp,
  press,
  see,
  seeToast,
} from '../../../testing/open-app.tsx';
import { aPost } from '../../../testing/post-rows.ts';
import { lin, statistics, tea } from '../../../testing/rows.ts';
import { UNDO_MS } from './taken-out.ts';

afterEach(closeApp);

const list = 'GET /wanlshop/find/list';
const like = 'POST /wanlshop/find/like';
const notInterested = 'POST /wanlshop/find/not_interested';
const post = aPost({ reason: { kind: 'bought', category: '茶饮' } });
const page: Answers = {
  [list]: { rows: [post], next: null },
  'GET /wanlshop/find/shops': { rows: [{ id: 5, name: tea.shop.name, logo: '' }] },
  'GET /wanlshop/category/tree': tree,
  'GET /wanlshop/token/check': null,
  'GET /wanlshop/user/statistics': { statistics },
  'POST /wanlshop/cart/synchro': [],
};
const open = (answers: Answers = {}, opening = {}) =>
  openApp('/pages/find', { ...page, ...answers }, opening);

describe('a card', () => {
  test('says why it is recommended', async () => {
    open();
    await see('你买过茶饮');
    await press('为什么看到这条：第一泡要不要倒掉');
    await see('因为你买过茶饮类商品。');
  });

  test('of a video opens it as one', async () => {
    const video = { url: '/files/a.mp4', cover: '', seconds: 75, width: 720, height: 1_280 };
    open({ [list]: { rows: [aPost({ type: 'video', video })], next: null } });
    await see('1:15');
    const link = front().getByRole('link', { name: /第一泡/ });
    expect(link.getAttribute('href')).toBe('#/pages/apps/find/details/video?id=91');
  });

  test('is liked by its heart, at once and in every place it is shown in', async () => {
    const market = open({ [like]: { liked: true, likes: 1_300 } }, { person: lin });
    await press('1.2k 人喜欢');
    await front().findByRole('button', { name: '1.3k 人喜欢', pressed: true });
    expect(market.asked(like)).toEqual([{ id: 91, liked: true }]);
  });

  test('is as before where the like is refused', async () => {
    open({ [like]: refuse('discovery.post_gone', '该动态已不存在') }, { person: lin });
    await press('1.2k 人喜欢');
    await seeToast('该动态已不存在');
    await front().findByRole('button', { name: '1.2k 人喜欢', pressed: false });
  });

  test('is liked by two taps on its picture, and opened by one', async () => {
    const market = open({ [like]: { liked: true, likes: 1_235 } }, { person: lin });
    await see('第一泡要不要倒掉');
    const picture = front().getByRole('link', { name: /第一泡/ }).firstElementChild as HTMLElement;
    const tap = () => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, clientX: 10, clientY: 10 });
      fireEvent(picture, Object.assign(click, { pointerType: 'touch' }));
    };
    tap();
    tap();
    await waitFor(() => expect(market.asked(like)).toEqual([{ id: 91, liked: true }]));
    market.answer({ 'GET /wanlshop/find/details': refuse('discovery.post_gone', '该动态已不存在') });
    tap();
    await arrive('/pages/apps/find/details/details?id=91');
  });
});

describe('what a person is not interested in', () => {
  const takeOut = async () => {
    await press('为什么看到这条：第一泡要不要倒掉');
    await press('不感兴趣');
    await see('已减少此类推荐');
  };

  test('is taken out, and put back before the market is told', async () => {
    const market = open({}, { person: lin });
    await takeOut();
    expect(doesNotSee('第一泡要不要倒掉')).toBe(true);
    await press('撤销');
    await see('第一泡要不要倒掉');
    expect(market.asked(notInterested)).toEqual([]);
  });

  test('is told to the market after a while, and cannot be put back then', async () => {
    const market = open({ [notInterested]: null }, { person: lin });
    await see('第一泡要不要倒掉');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await takeOut();
    await act(() => vi.advanceTimersByTimeAsync(UNDO_MS));
    await waitFor(() => expect(market.asked(notInterested)).toEqual([{ id: 91 }]));
    expect(doesNotSee('撤销')).toBe(true);
  });

  test('is told when the page is left', async () => {
    const market = open({ [notInterested]: null, 'GET /wanlshop/search/hot': { rows: [] } }, { person: lin });
    await takeOut();
    await press('搜索');
    await waitFor(() => expect(market.asked(notInterested)).toEqual([{ id: 91 }]));
  });

  test('of a visitor is asked for a login first', async () => {
    open();
    await press('为什么看到这条：第一泡要不要倒掉');
    await press('不感兴趣');
    await arrive('/pages/user/auth/auth');
  });
});

describe('the feed of whom one follows', () => {
  test('asks a visitor to log in', async () => {
    open();
    await press('关注', 'tab');
    await press(/登录/);
    await arrive('/pages/user/auth/auth');
  });

  test('offers authors where it is empty, who can be followed there', async () => {
    const follow = 'POST /wanlshop/find/follow';
    const market = open(
      {
        [list]: ({ feed }) => ({ rows: feed === 'following' ? [] : [post], next: null }),
        [follow]: { followed: true, fans: 9 },
      },
      { person: lin },
    );
    await press('关注', 'tab');
    await see('还没有关注的人');
    await see('推荐关注');
    await press('关注');
    await front().findByRole('button', { name: '已关注' });
    expect(market.asked(follow)).toEqual([{ kind: 'shop', id: tea.shop.id, followed: true }]);
  });
});

test('the button beside the tabs leads to publishing', async () => {
  open();
  await press('发布');
  await arrive('/pages/user/auth/auth');
});
