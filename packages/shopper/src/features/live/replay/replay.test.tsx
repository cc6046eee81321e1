// @vitest-environment jsdom

import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { teaDetails } from '../../../testing/goods-rows.ts';
import { aReplay, aSay, pot } from '../../../testing/live-rows.ts';
import { closeApp, doesNotSee, front, openApp, press, see } from '../../../testing/open-app.tsx';
import { lin, statistics, tea } from '../../../testing/rows.ts';

const says = 'GET /wanlshop/live/says';
const at = '/pages/apps/find/details/live?id=3';
const answers: Answers = {
  'GET /wanlshop/token/check': null,
  'GET /wanlshop/user/statistics': { statistics },
  'POST /wanlshop/cart/synchro': [],
  'POST /wanlshop/live/open_goods': null,
  'GET /wanlshop/live/details': aReplay(),
  [says]: { rows: [aSay(12, '这壶多大'), aSay(45, '给我留一把')], more: false },
};

let play = vi.fn(async () => {});
let pause = vi.fn();
beforeEach(() => {
  play = vi.fn(async () => {});
  pause = vi.fn();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => play());
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => pause());
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
});
afterEach(async () => {
  await closeApp();
  vi.restoreAllMocks();
});

const film = () => document.querySelector('video') as HTMLVideoElement;
const goTo = (second: number) =>
  act(async () => {
    film().currentTime = second;
    fireEvent.timeUpdate(film());
  });
const card = (title: string) => front().queryByRole('article', { name: `正在讲解 ${title}` });
const open = (more: Answers = {}) => openApp(at, { ...answers, ...more }, { person: lin });

describe('a replay', () => {
  test('shows what was shown and said at its second, after seeking too', async () => {
    open();
    await see('2 件商品仍可买');
    await goTo(12);
    await see('这壶多大');
    expect(card(tea.title)).toBeTruthy();
    await see('讲解 00:10 – 00:30');
    await goTo(35);
    expect(card(tea.title)).toBeNull();
    await press(`00:00:40 ${pot.title}`);
    expect([film().currentTime, card(pot.title) !== null]).toEqual([40, true]);
    expect(doesNotSee('给我留一把')).toBe(true);
    fireEvent.change(front().getByRole('slider', { name: '播放进度' }), { target: { value: '46' } });
    await see('给我留一把');
    await goTo(5);
    expect([card(tea.title), card(pot.title), doesNotSee('这壶多大')]).toEqual([null, null, true]);
  });

  test('goes from one thing shown to the next', async () => {
    open();
    await see('2 件商品仍可买');
    await press('下一件');
    expect(film().currentTime).toBe(10);
    await press('下一件');
    expect(film().currentTime).toBe(40);
    await press('上一件');
    expect(film().currentTime).toBe(10);
  });

  test('is stopped, goes on, and plays faster', async () => {
    open();
    await waitFor(() => expect(play).toHaveBeenCalled());
    fireEvent.playing(film());
    const pauses = await waitFor(() => front().getAllByRole('button', { name: '暂停' }));
    fireEvent.click(pauses.at(-1) as HTMLElement);
    await waitFor(() => expect(pause).toHaveBeenCalled());
    const plays = await waitFor(() => front().getAllByRole('button', { name: '播放' }));
    play.mockClear();
    fireEvent.click(plays.at(-1) as HTMLElement);
    await waitFor(() => expect(play).toHaveBeenCalled());
    await press('倍速 1×');
    await waitFor(() => expect(film().playbackRate).toBe(1.25));
  });

  test('is bought from while it is open', async () => {
    const market = open({ 'GET /wanlshop/goods/details': teaDetails() });
    await see('2 件商品仍可买');
    await goTo(15);
    await press('去看看');
    await waitFor(() => front().getByRole('button', { name: '立即购买' }));
    expect(market.asked('POST /wanlshop/live/open_goods')).toEqual([{ id: 3, goods_id: tea.id }]);
  });

  test('without its says plays all the same, and reads them again later', async () => {
    let isThere = false;
    open({
      [says]: () =>
        isThere ? { rows: [aSay(20, '还有吗')], more: false } : refuse('common.busy' as never, '忙'),
    });
    await see('2 件商品仍可买');
    await goTo(12);
    isThere = true;
    await goTo(22);
    await see('还有吗');
  });

  test('that fails says so and is tried again', async () => {
    open();
    await see('2 件商品仍可买');
    Object.defineProperty(film(), 'error', { configurable: true, value: { code: 4 } });
    fireEvent.error(film());
    await see('回放加载失败');
    await press('重试');
    await waitFor(() => expect(doesNotSee('回放加载失败')).toBe(true));
  });
});
