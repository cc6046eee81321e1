// @vitest-environment jsdom

import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { afterEach, describe, expect, test } from 'vitest';
import { aGroupRow, ladderTiers, myTeam } from '../../../testing/group-rows.ts';
import { arrive, closeApp, doesNotSee, front, openApp, press, see } from '../../../testing/open-app.tsx';
import { lin } from '../../../testing/rows.ts';

afterEach(closeApp);

const list = 'GET /wanlshop/groups/list';
const mine = 'GET /wanlshop/groups/mine';
const answers: Answers = {
  [list]: { rows: [aGroupRow()], next: null },
  'GET /wanlshop/groups/overview': {
    formed_today: 32_000,
    avatars: ['', '', ''],
    categories: [{ id: 2, name: '数码' }],
  },
  [mine]: { rows: [], next: null },
};
const open = (more: Answers = {}, opening = {}) =>
  openApp('/pages/apps/groups/index', { ...answers, ...more }, opening);

describe('the group list', () => {
  test('says how many joined today, and of each goods its price in a group and how many are wanted', async () => {
    open();
    await see('今日 3.2万人已成团');
    await see('明前龙井');
    await see('3人团');
    await see('差 1 人');
    expect(front().getByRole('progressbar').getAttribute('aria-valuenow')).toBe('67');
  });

  test('is of one kind and one category at a time', async () => {
    const market = open();
    await see('明前龙井');
    market.answer({
      [list]: { rows: [aGroupRow({ kind: 'ladder', tiers: ladderTiers, nearest: null })], next: null },
    });
    await press('阶梯团', 'tab');
    await see('2–10人阶梯团');
    await see('满10人 ¥79');
    await press('数码');
    expect(market.asked(list).at(-1)).toMatchObject({ kind: 'ladder', category_id: '2' });
  });

  test('says that there is nothing, and what went wrong', async () => {
    open({ [list]: { rows: [], next: null } });
    await see('暂时没有拼团商品');
    await closeApp();
    open({ [list]: refuse('common.server_busy', '出错了') });
    await see('出错了');
  });

  test('speaks English', async () => {
    open({}, { language: 'en' });
    await see('Cheaper together');
    await see('Group of 3');
  });
});

describe('the own open team', () => {
  test('is nothing a visitor is asked about', async () => {
    const market = open();
    await see('明前龙井');
    expect(market.asked(mine)).toEqual([]);
  });

  test('stands on top with what it wants, and leads to where others are invited', async () => {
    open(
      { [mine]: { rows: [myTeam()], next: null }, 'GET /wanlshop/groups/team': () => new Promise(() => {}) },
      {
        person: lin,
      },
    );
    await see(/还差 1 人成团/);
    await press('邀请');
    await arrive('/pages/apps/groups/team?id=81');
  });

  test('that is not paid for is paid first', async () => {
    open(
      {
        [mine]: { rows: [myTeam({ is_paid: false })], next: null },
        'GET /wanlshop/pay/channels': () => new Promise(() => {}),
      },
      { person: lin },
    );
    await see(/待付款/);
    expect(doesNotSee('邀请')).toBe(true);
    await press('去支付');
    await arrive('/pages/user/money/pay?trade_no=T31');
  });
});
