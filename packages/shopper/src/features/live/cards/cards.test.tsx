// @vitest-environment jsdom

import type { Answers } from '@chengji/testkit/fake-market';
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { aLive } from '../../../testing/live-rows.ts';
import { arrive, closeApp, front, openApp, press, see } from '../../../testing/open-app.tsx';
import { aPost } from '../../../testing/post-rows.ts';
import { lin, statistics, tea } from '../../../testing/rows.ts';

const list = 'GET /wanlshop/live/list';
const plans = 'GET /wanlshop/live/plans';
const plan = {
  ...aLive({ id: 9, state: 'created', title: '周末茶会', planned_at: 4_000_000_000 }),
  reminded: false,
};
const person: Answers = {
  'GET /wanlshop/token/check': null,
  'GET /wanlshop/user/statistics': { statistics },
  'POST /wanlshop/cart/synchro': [],
};
afterEach(closeApp);

const hrefs = () =>
  front()
    .getAllByRole<HTMLAnchorElement>('link')
    .map((link) => link.getAttribute('href'));

describe('lives among posts', () => {
  test('have a tab of their own, with what runs, what can be watched again, and what is announced', async () => {
    openApp('/pages/find', {
      [list]: { rows: [aLive(), aLive({ id: 4, state: 'replay', title: '昨晚的专场' })], next: null },
      [plans]: { rows: [plan], next: null },
    });
    await press('直播', 'tab');
    await see('老茶馆开播');
    await see('直播中');
    await see('回放');
    await see('周末茶会');
    expect(hrefs()).toContain('#/pages/apps/find/details/live?id=3');
  });

  test('are none where nobody is live', async () => {
    openApp('/pages/find', {});
    await press('直播', 'tab');
    await see('还没有直播');
  });

  test('stand first in the strip of shops, and lead into the live', async () => {
    openApp('/pages/find', { [list]: { rows: [aLive()], next: null } });
    await press(`${tea.shop.name}正在直播`, 'link');
    await arrive('/pages/user/auth/auth');
  });

  test('as a card in a feed open the live, with how many watch it', async () => {
    const post = aPost({ type: 'live', live_id: 3, live: { state: 'living', viewers: 6_300 } });
    openApp('/pages/find', { 'GET /wanlshop/find/list': { rows: [post], next: null } });
    await see('直播中');
    await see('6.3k 观看');
    expect(hrefs()).toContain('#/pages/apps/find/details/live?id=3');
  });
});

describe('a reminder of an announced live', () => {
  test('is turned on and off, by a visitor after logging in', async () => {
    openApp('/pages/find', { [plans]: { rows: [plan], next: null } });
    await press('直播', 'tab');
    await press('提醒我');
    await arrive('/pages/user/auth/auth');
    await closeApp();
    const remind = 'POST /wanlshop/live/remind';
    const market = openApp(
      '/pages/find',
      { ...person, [plans]: { rows: [{ ...plan, reminded: true }], next: null }, [remind]: null },
      { person: lin },
    );
    await press('直播', 'tab');
    await press('已预约');
    await waitFor(() => expect(market.asked(remind)).toEqual([{ id: 9, on: false }]));
  });
});
