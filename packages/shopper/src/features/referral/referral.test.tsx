// @vitest-environment jsdom

import { saveServerTime } from '@chengji/client-kit/react';
import type { Earning, ReferralInfo } from '@chengji/contract';
import type { Answers } from '@chengji/testkit/fake-market';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { getReferredBy, keepReferrer } from '../../kernel/referrer.ts';
import { arrive, closeApp, openApp, press, see } from '../../testing/open-app.tsx';
import { lin } from '../../testing/rows.ts';

const mine: ReferralInfo['mine'] = {
  code: 'CJ8K2M',
  link: '/?ref=CJ8K2M',
  poster: { nickname: '林小满', avatar: '' },
  people: { first: { count: 12, avatars: ['', '', ''] }, second: { count: 30, avatars: [] } },
  expected: '38.25',
  credited: '864.20',
  available: '126.40',
  blocked: false,
  blocked_reason: '',
};
const info = (over: Partial<ReferralInfo> = {}): ReferralInfo => ({
  enabled: true,
  rates: { first: 500, second: 200 },
  bind_days: 30,
  mine,
  ...over,
});
const earning: Earning = {
  id: 7,
  level: 1,
  from: { nickname: '小***上', avatar: '' },
  order_sum: '300.00',
  paid_sum: '369.00',
  rate: 500,
  amount: '15.00',
  state: 'expected',
  createtime: 1_795_000_000,
  credited_at: null,
};
const base: Answers = {
  'GET /wanlshop/distribution/info': info(),
  'GET /wanlshop/distribution/earnings': { rows: [earning], next: null },
};
const open = (answers: Answers = {}, at = '/pages/user/distribution') =>
  openApp(at, { ...base, ...answers }, { person: lin });

afterEach(closeApp);

describe('the page of referral', () => {
  test('shows the code, what it brought and from which orders', async () => {
    open();
    await see('CJ8K2M');
    await see('38');
    await see('返 5%');
    await see('+9');
    await see('+15.00');
    await see(/已退 ¥69.00/);
  });

  test('leads to everybody of a level', async () => {
    open({
      'GET /wanlshop/distribution/people': {
        rows: [
          { id: 3, nickname: '阿***泽', avatar: '', level: 1, bound_at: 1_795_000_000, earned: '20.00' },
        ],
        next: null,
      },
    });
    await press(/一级/, 'link');
    await arrive('/pages/user/distribution?show=first');
    await see('已带来 ¥20.00');
  });

  test('says why somebody who is blocked earns nothing new', async () => {
    open({
      'GET /wanlshop/distribution/info': info({ mine: { ...mine, blocked: true, blocked_reason: '刷单' } }),
    });
    await see('您的推广已被停用：刷单');
  });

  test('tells a visitor how it works, and asks them to log in', async () => {
    openApp('/pages/user/distribution', { 'GET /wanlshop/distribution/info': info({ mine: null }) });
    await see('怎样赚奖励');
    await see('登录后获得您的专属推广码');
  });
});

describe('the link somebody came by', () => {
  const arriveBy = (search: string) => window.history.replaceState(null, '', `/${search}#/pages/index`);

  test('is kept for their registration and taken out of the address', () => {
    arriveBy('?ref=cj8k2m&x=1');
    keepReferrer(window);
    expect(getReferredBy()).toMatchObject({ referrer: 'cj8k2m' });
    expect(window.location.search).toBe('?x=1');
    expect(window.location.hash).toBe('#/pages/index');
  });

  test('counts from the market’s now, by however wrong a clock of the device', () => {
    arriveBy('?ref=cj8k2m');
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
    keepReferrer(window);
    vi.setSystemTime(1_060_000);
    saveServerTime(1_800_000_000);
    expect(getReferredBy()).toEqual({ referrer: 'cj8k2m', referred_at: 1_800_000_000 - 60 });
    vi.useRealTimers();
    saveServerTime(Math.floor(Date.now() / 1_000));
  });

  test('counts for nothing when it is no code', () => {
    localStorage.clear();
    arriveBy('?ref=nonsense-code');
    keepReferrer(window);
    expect(getReferredBy()).toEqual({});
  });
});
