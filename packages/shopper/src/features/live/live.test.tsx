// @vitest-environment jsdom

import type { ReceivedFrame } from '@chengji/client-kit';
import type { LiveVideoState } from '@chengji/client-kit/live-video/play-live';
import type { LiveFrame } from '@chengji/contract/socket';
import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { handleFrame } from '../../kernel/live/socket-lifecycle.ts';
import { back, go } from '../../kernel/router/navigation.ts';
import { teaDetails } from '../../testing/goods-rows.ts';
import { aLive, aLiveDetails, anInfo, aPlan, aSay, figures, pot } from '../../testing/live-rows.ts';
import {
  arrive,
  closeApp,
  doesNotSee,
  front,
  openApp,
  press,
  see,
  seeToast,
} from '../../testing/open-app.tsx';
import { lin, statistics, tea } from '../../testing/rows.ts';
import { stopWatching, useWatching } from './room/watching.ts';
import { forgetVideo } from './video/live-video.ts';
import { useSound } from './video/sound.ts';

const player = vi.hoisted(() => ({
  started: [] as string[],
  stopped: 0,
  tell: (_: unknown) => {},
}));
vi.mock('@chengji/client-kit/live-video/play-live', () => ({
  playLive: (_: unknown, { flv }: { flv: string }, { onState }: { onState: (state: unknown) => void }) => {
    player.started.push(flv);
    player.tell = onState;
    onState('connecting');
    return () => {
      player.stopped += 1;
    };
  },
}));

const details = 'GET /wanlshop/live/details';
const opened = 'POST /wanlshop/live/open_goods';
const at = '/pages/apps/find/details/live?id=3';
const person: Answers = {
  'GET /wanlshop/token/check': null,
  'GET /wanlshop/user/statistics': { statistics },
  'POST /wanlshop/cart/synchro': [],
  [opened]: null,
};

const open = (answers: Answers, address = at) => openApp(address, { ...person, ...answers }, { person: lin });
const hear = (frame: ReceivedFrame) => act(async () => handleFrame(frame));
const news = (message: LiveFrame['message']) => hear({ type: 'live', live_id: 3, message });
const plays = (state: LiveVideoState) => act(async () => player.tell(state));
const say = (id: number, message: string) =>
  hear({ type: 'say', live_id: 3, ...aSay(id, message), more: [] });

beforeEach(() => {
  player.started = [];
  player.stopped = 0;
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => {});
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
  useSound.setState({ isOn: true, isRefused: false });
});
afterEach(async () => {
  act(() => {
    stopWatching();
    forgetVideo();
  });
  await closeApp();
  vi.restoreAllMocks();
});

describe('a live that runs', () => {
  test('sends a visitor to log in', async () => {
    openApp(at, {});
    await arrive('/pages/user/auth/auth');
  });

  test('plays, with its shop, its notice and what was said last', async () => {
    open({ [details]: aLiveDetails({ recent: [aSay(1, '泡岩茶会不会夺香')] }) });
    await see('泡岩茶会不会夺香');
    await see('今晚抽壶一把');
    await waitFor(() => expect(player.started).toEqual(['/media/live/3.flv']));
    await see('正在连接直播…');
    await plays('playing');
    expect(doesNotSee('正在连接直播…')).toBe(true);
  });

  test('shows what is said, who comes and who buys', async () => {
    open({ [details]: aLiveDetails() });
    await see('欢迎来到直播间，请理性消费，谨防诈骗');
    await hear(anInfo({ viewers: 18, recent: [aSay(1, '来了来了')] }));
    await see('来了来了');
    await say(2, '讲一下三号');
    await see('讲一下三号');
    expect(front().getByText('18')).toBeTruthy();
    await news({ type: 'enter', content: { nickname: '阿泽', count: 3 } });
    await see('等 3 人来了');
    await news({ type: 'bought', content: { nickname: '阿遥', title: tea.title } });
    await see(`买了 ${tea.title}`);
    await news({ type: 'say_deleted', content: { id: 2 } });
    expect(doesNotSee('讲一下三号')).toBe(true);
  });

  test('shows its cover while the encoder is lost, and plays on when it is back', async () => {
    open({ [details]: aLiveDetails() });
    await see('正在连接直播…');
    await news({ type: 'encoder', content: { state: 'lost' } });
    await see('主播暂时离开，马上回来');
    await news({ type: 'encoder', content: { state: 'sending' } });
    await plays('playing');
    expect(doesNotSee('主播暂时离开，马上回来')).toBe(true);
  });

  test('that cannot be played is tried again on a press', async () => {
    open({ [details]: aLiveDetails() });
    await see('正在连接直播…');
    for (const state of ['lost', 'lost', 'lost'] as const) await plays(state);
    await see('直播画面加载失败');
    await press('重试');
    expect(player.started).toHaveLength(2);
    await see('正在连接直播…');
    await plays('unsupported');
    await see('当前浏览器无法播放直播');
  });

  test('plays without sound where the browser refuses it, until a press', async () => {
    open({ [details]: aLiveDetails() });
    await waitFor(() => expect(player.started).toHaveLength(1));
    await plays('playing');
    const video = document.querySelector('video') as HTMLVideoElement;
    video.muted = true;
    fireEvent(video, new Event('volumechange'));
    await press('点按打开声音');
    expect(video.muted).toBe(false);
  });

  test('over, shows its end page at once', async () => {
    open({
      [details]: aLiveDetails(),
      'GET /wanlshop/live/figures': figures(),
    });
    await see('正在连接直播…');
    await news({ type: 'over', content: { reason: '' } });
    await arrive('/pages/page/end_live?id=3');
    await see('直播已结束');
    expect(player.stopped).toBeGreaterThan(0);
  });

  test('that is gone says so', async () => {
    open({ [details]: refuse('common.not_found', '不存在') });
    await press('去发现看看');
    await arrive('/pages/find');
  });
});

describe('who watches a live', () => {
  test('follows its shop', async () => {
    const follow = 'POST /wanlshop/shop/follow';
    const market = open({
      [details]: aLiveDetails(),
      [follow]: { followed: true, followers: 8, concern: 3 },
    });
    await press('关注');
    await waitFor(() => expect(market.asked(follow)).toEqual([{ id: tea.shop.id, followed: true }]));
  });

  test('hears why something was not taken, and has it back to change it', async () => {
    open({ [details]: aLiveDetails() });
    const input = () => front().getByRole<HTMLInputElement>('textbox', { name: '说点什么…' });
    await see('正在连接直播…');
    fireEvent.change(input(), { target: { value: '你好' } });
    await press('发送');
    await seeToast('连接恢复后才能发言');
    expect(input().value).toBe('你好');
    fireEvent.change(input(), { target: { value: '' } });
    await news({ type: 'refused', content: { reason: '说得太快了', say: '你好' } });
    await seeToast('说得太快了');
    expect(input().value).toBe('你好');
  });

  test('sees likes rise as hearts, unless motion is to be reduced', async () => {
    open({ [details]: aLiveDetails() });
    await see('正在连接直播…');
    await hear(anInfo({ likes: 41 }));
    await hear(anInfo({ likes: 44 }));
    const hearts = () => document.querySelectorAll('[aria-hidden] > span[style*="--drift"]').length;
    await waitFor(() => expect(hearts()).toBe(3));
    await press(/^点赞/);
    await waitFor(() => expect(hearts()).toBe(4));
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }));
    await hear(anInfo({ likes: 60 }));
    expect(hearts()).toBe(4);
  });

  test('buys what is shown without leaving, which counts for the live', async () => {
    const market = open({
      [details]: aLiveDetails(),
      'GET /wanlshop/goods/details': teaDetails(),
    });
    await see('正在连接直播…');
    await hear(anInfo({ pinned: tea.id }));
    await press(`正在讲解 ${tea.title}`);
    await waitFor(() => expect(market.asked(opened)).toEqual([{ id: 3, goods_id: tea.id }]));
    await waitFor(() => front().getByRole('button', { name: '立即购买' }));
    expect(window.location.hash).toContain('details/live');
  });

  test('finds what is shown in front of the tray, and goes on to goods with the live in a small window', async () => {
    open({ [details]: aLiveDetails({ pinned: pot.id }), 'GET /wanlshop/goods/details': teaDetails() });
    await press('商品，2 件');
    const titles = await waitFor(() =>
      front()
        .getAllByRole('heading', { level: 3 })
        .map((one) => one.textContent),
    );
    expect(titles).toEqual([pot.title, tea.title]);
    await press(tea.title, 'link');
    await arrive(`/pages/product/goods?id=${tea.id}&post=91`);
    await waitFor(() => screen.getByRole('region', { name: '直播小窗：老茶馆开播' }));
    expect(player.stopped).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: '回到直播间' }));
    await arrive(at);
    await waitFor(() => expect(screen.queryByRole('region', { name: '直播小窗：老茶馆开播' })).toBeNull());
    expect(player.started).toHaveLength(1);
  });

  test('closes the small window, and it closes by itself when the live is over', async () => {
    open({ [details]: aLiveDetails() });
    await see('正在连接直播…');
    act(() => go('pages/user/theme'));
    fireEvent.click(await waitFor(() => screen.getByRole('button', { name: '关闭小窗' })));
    expect(useWatching.getState().live).toBeNull();
    act(() => back());
    await arrive(at);
    await see('正在连接直播…');
    act(() => go('pages/user/theme'));
    await waitFor(() => screen.getByRole('button', { name: '关闭小窗' }));
    await news({ type: 'over', content: { reason: '' } });
    await waitFor(() => expect(screen.queryByRole('button', { name: '关闭小窗' })).toBeNull());
  });

  test('drags the small window; a drag is no press', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(844);
    open({ [details]: aLiveDetails() });
    await see('正在连接直播…');
    act(() => go('pages/user/theme'));
    const handle = await waitFor(() => screen.getByRole('button', { name: '回到直播间' }));
    const before = handle.closest('section')?.style.top;
    fireEvent.pointerDown(handle, { clientX: 300, clientY: 500 });
    fireEvent.pointerMove(handle, { clientX: 280, clientY: 200 });
    fireEvent.click(handle);
    expect(handle.closest('section')?.style.top).not.toBe(before);
    expect(window.location.hash).toContain('pages/user/theme');
  });

  test('leaves it by going back: nothing plays on', async () => {
    open({ [details]: aLiveDetails() }, '/pages/user/theme');
    await waitFor(() => expect(window.location.hash).toContain('theme'));
    act(() => go('pages/apps/find/details/live', { id: 3 }));
    await see('正在连接直播…');
    await press('关闭');
    await arrive('/pages/user/theme');
    await waitFor(() => expect(useWatching.getState().live).toBeNull());
    expect(player.stopped).toBeGreaterThan(0);
  });

  test('complains about it, or about what somebody said', async () => {
    open({
      [details]: aLiveDetails({ recent: [aSay(1, '加微信')] }),
      'GET /wanlshop/complaint/target': refuse('common.not_found', '不存在'),
      'GET /wanlshop/complaint/reasons': refuse('common.not_found', '不存在'),
    });
    await press(/加微信/);
    await see('投诉该用户');
    await press('关闭');
    await press('更多操作');
    fireEvent.click(await see('投诉该直播'));
    await arrive('/pages/user/complaint/complaint?type=live&id=3');
  });
});

describe('an announced live', () => {
  test('says when it begins and reminds of it', async () => {
    const remind = 'POST /wanlshop/live/remind';
    const market = open({ [details]: aPlan(4_000_000_000), [remind]: null });
    await see('距开播');
    expect(front().getByText(tea.title)).toBeTruthy();
    await press('提醒我');
    await seeToast('开播时会通知你');
    expect(market.asked(remind)).toEqual([{ id: 3, on: true }]);
    expect(player.started).toEqual([]);
  });

  test('whose time has come waits for its host', async () => {
    open({ [details]: aPlan(1_000) });
    await see('主播正在准备，马上开播');
  });
});

describe('the end page of a live', () => {
  const end = '/pages/page/end_live?id=3';
  const ended = aLiveDetails({ state: 'ended', play: null, ended_at: Math.floor(Date.now() / 1_000) - 60 });

  test('tells what it came to, reminds of the replay, and names others that run', async () => {
    const remind = 'POST /wanlshop/live/remind';
    const other = aLive({ id: 8, title: '耳机专场' });
    const market = open(
      {
        [details]: ended,
        'GET /wanlshop/live/figures': figures({ ended_at: ended.ended_at }),
        'GET /wanlshop/live/list': { rows: [aLive(), other], next: null },
        [remind]: null,
      },
      end,
    );
    await see(/直播了 1 小时 36 分/);
    await see('63');
    await press('提醒我');
    await waitFor(() => expect(market.asked(remind)).toEqual([{ id: 3, on: true }]));
    await see('耳机专场');
    expect(doesNotSee('新增粉丝')).toBe(true);
    await press('更多');
    await arrive('/pages/find');
    await waitFor(() =>
      expect(front().getByRole('tab', { name: '直播' }).getAttribute('aria-selected')).toBe('true'),
    );
  });

  test('tells its shop what it sold, and why it was cut off', async () => {
    const own = { fans: 3, goods_opened: 9, orders: 2, sales: '268.00' };
    const all = figures({ cut_reason: '违规内容' });
    open(
      {
        [details]: ended,
        'GET /wanlshop/live/figures': { ...all, figures: { ...all.figures, own } },
      },
      end,
    );
    await see('¥268');
    await see('直播已被平台中断：违规内容');
    await see('本场没有回放');
  });

  test('of one that still runs leads to it', async () => {
    open(
      { [details]: aLiveDetails(), 'GET /wanlshop/live/figures': refuse('live.not_over', '直播尚未结束') },
      end,
    );
    await see('直播尚未结束');
    await press('进入直播间');
    await arrive(at);
  });
});
