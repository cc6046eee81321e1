// @vitest-environment jsdom

import type { CheckInInfo } from '@chengji/contract';
import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { afterEach, describe, expect, test } from 'vitest';
import { arrive, closeApp, openApp, press, see, seeToast } from '../../testing/open-app.tsx';
import { lin } from '../../testing/rows.ts';

const days = Array.from({ length: 30 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`);
const info = (over: Partial<CheckInInfo> = {}): CheckInInfo => ({
  today: '2026-11-21',
  signed: false,
  score: 860,
  successions: 2,
  maxsuccessions: 7,
  prevtime: 1_795_000_000,
  month_text: '2026-11',
  first_month: '2026-10',
  month: days.map((date, index) => ({
    date,
    state: index > 19 ? 'future' : index === 17 ? 'missed' : 'signed',
    points: index > 19 || index === 17 ? 0 : 5,
  })),
  week: days
    .slice(18, 25)
    .map((date) => ({ date, state: date < '2026-11-21' ? 'signed' : 'future', points: 5 })),
  makeup: { cost: 50, left: 3, date: '2026-11-18', joins: 20 },
  rules: { step: 5, most: 30, cost: 50, times: 3 },
  next: 15,
  ...over,
});
const rank = {
  rows: [
    { place: 1, nickname: '小***上', avatar: '', value: 86, mine: false },
    { place: 2, nickname: '阿***泽', avatar: '', value: 72, mine: false },
  ],
  mine: { place: 28, nickname: '林小满', avatar: '', value: 17, mine: true, behind: 1 },
  signed: false,
};
const base: Answers = {
  'GET /wanlshop/signin/info': info(),
  'GET /wanlshop/signin/rank': rank,
  'GET /wanlshop/user/info': { userinfo: lin },
};
const open = (answers: Answers = {}, at = '/pages/user/signin/signin') =>
  openApp(at, { ...base, ...answers }, { person: lin });

afterEach(closeApp);

describe('checking in', () => {
  test('is one press, and says what it earned', async () => {
    const market = open({
      'POST /wanlshop/signin/sign': { ...info({ signed: true, successions: 3 }), earned: 15 },
    });
    await see('860');
    market.answer({ 'GET /wanlshop/signin/info': info({ signed: true, successions: 3, next: 20 }) });
    await press('立即签到 +15');
    await seeToast('签到成功，积分 +15');
    await see('今日已签到，明日再来 +20');
  });

  test('twice is refused in the market’s words', async () => {
    open({ 'POST /wanlshop/signin/sign': refuse('points.already_signed', '今日已签到') });
    await press('立即签到 +15');
    await seeToast('今日已签到');
  });

  test('makes a missed day up once the person agreed to what it costs', async () => {
    const market = open({ 'POST /wanlshop/signin/makeup': { ...info(), earned: 5 } });
    await see('消耗 50 积分，补签后可连续 20 天');
    await press('补签');
    await see('补签 11 月 18 日将消耗 50 积分，是否补签？');
    await press('确定');
    await seeToast('补签成功，积分 +5');
    expect(market.asked('POST /wanlshop/signin/makeup')).toEqual([{ date: '2026-11-18' }]);
  });

  test('says when no day is left to make up', async () => {
    open({
      'GET /wanlshop/signin/info': info({ makeup: { cost: 50, left: 0, date: '2026-11-18', joins: 3 } }),
    });
    await see('本月补签次数已用完');
  });

  test('shows the month before', async () => {
    const market = open();
    await press('上月');
    await see('2026 年 10 月');
    expect(market.asked('GET /wanlshop/signin/info')).toContainEqual({ month: '2026-10' });
  });

  test('leads to the whole ranking, where one’s own place stands', async () => {
    open();
    await press(/完整榜单/);
    await arrive('/pages/user/signin/rank');
    await see('林小满（我）');
    await see('17 积分 · 距前一名差 1');
  });
});

describe('the points history', () => {
  const change = (id: number, points: number) => ({
    id,
    kind: 'check_in' as const,
    points,
    score: 860,
    date: '2026-11-21',
    row: 3,
    title: '',
    createtime: 1_795_000_000,
  });
  const log = {
    rows: [change(2, 10), { ...change(1, -50), kind: 'makeup_cost' as const, row: 5 }],
    next: null,
    score: 860,
    successions: 3,
    maxsuccessions: 7,
    month_days: 17,
    months: [{ month: '2026-11', earned: 170, spent: 50 }],
  };

  test('says what came and went, month by month', async () => {
    open({ 'GET /wanlshop/signin/log': log }, '/pages/user/signin/log');
    await see('本月签到');
    await see('+10');
    await see('补签 11-21 消耗');
    await see('+170');
  });

  test('that is empty says how points are earned', async () => {
    open({ 'GET /wanlshop/signin/log': { ...log, rows: [], months: [] } }, '/pages/user/signin/log');
    await see('还没有积分记录');
  });
});
