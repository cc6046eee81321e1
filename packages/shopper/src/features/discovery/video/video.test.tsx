// @vitest-environment jsdom

import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { STORAGE_KEY } from '../../../kernel/constants.ts';
import { teaDetails } from '../../../testing/goods-rows.ts';
import { arrive, closeApp, doesNotSee, front, openApp, press, see } from '../../../testing/open-app.tsx';
import { aComment, aPost, aPostDetails } from '../../../testing/post-rows.ts';
import { lin, statistics, tea } from '../../../testing/rows.ts';
import { useSound } from './player/sound.ts';

const details = 'GET /wanlshop/find/details';
const list = 'GET /wanlshop/find/list';
const at = '/pages/apps/find/details/video?id=91';
const video = { url: '/files/plant.mp4', cover: '', seconds: 56, width: 720, height: 1_280 };
const plant = aPostDetails({ type: 'video', title: '琴叶榕', content: '三个细节', images: [], video });
const coffee = aPost({ id: 92, type: 'video', title: '手冲', video: { ...video, url: '/files/coffee.mp4' } });
const page: Answers = {
  [details]: ({ id }) => (Number(id) === 92 ? { ...plant, id: 92, title: '手冲' } : plant),
  [list]: { rows: [coffee], next: null },
};
const person: Answers = {
  'GET /wanlshop/token/check': null,
  'GET /wanlshop/user/statistics': { statistics },
  'POST /wanlshop/cart/synchro': [],
};

/** What jsdom lacks: it plays nothing. */
let play = vi.fn(async () => {});
let pause = vi.fn();
beforeEach(() => {
  play = vi.fn(async () => {});
  pause = vi.fn();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => play());
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => pause());
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
  useSound.setState({ isOn: true, isRefused: false });
});
afterEach(async () => {
  await closeApp();
  vi.restoreAllMocks();
});

const films = () => [...document.querySelectorAll('video')];
const sources = () => films().map((film) => film.getAttribute('src'));

/** As far down as so many videos, of a screen of 800. */
function swipeTo(place: number): void {
  const feed = front().getByRole('region', { name: '视频' });
  Object.defineProperty(feed, 'clientHeight', { configurable: true, value: 800 });
  feed.scrollTop = place * 800;
  fireEvent.scroll(feed);
}

describe('the video that was opened', () => {
  test('plays, with its author, words and goods', async () => {
    openApp(at, page);
    await see('三个细节');
    await waitFor(() => expect(play).toHaveBeenCalled());
    expect(sources()).toEqual(['/files/plant.mp4']);
    expect(front().getByText(tea.title)).toBeTruthy();
    expect(front().getByRole('button', { name: '1.2k 人喜欢' })).toBeTruthy();
  });

  test('has the next one load once it has enough, and no third', async () => {
    openApp(at, { ...page, [list]: { rows: [coffee, aPost({ ...coffee, id: 93 })], next: null } });
    await see('三个细节');
    expect(sources()).toHaveLength(1);
    fireEvent.canPlay(films()[0] as HTMLVideoElement);
    await waitFor(() => expect(sources()).toEqual(['/files/plant.mp4', '/files/coffee.mp4']));
  });

  test('loads nothing before its time and waits for a press where data is saved', async () => {
    vi.stubGlobal('navigator', { userAgent: '', connection: { saveData: true } });
    openApp(at, page);
    await see('省流量模式，点按播放');
    fireEvent.canPlay(films()[0] as HTMLVideoElement);
    expect(sources()).toHaveLength(1);
    expect(play).not.toHaveBeenCalled();
    fireEvent.click(front().getByRole('button', { name: '播放' }));
    await waitFor(() => expect(play).toHaveBeenCalledTimes(1));
  });

  test('goes over to the one that is swiped to, and that counts as looked at only then', async () => {
    const market = openApp(at, page);
    await see('三个细节');
    await see('没有更多视频了');
    fireEvent.canPlay(films()[0] as HTMLVideoElement);
    expect(market.asked(details).map(({ id }) => Number(id))).toEqual([91]);
    await act(async () => swipeTo(1));
    await waitFor(() => expect(sources()).toEqual(['/files/coffee.mp4']));
    await waitFor(() => expect(market.asked(details).map(({ id }) => Number(id))).toEqual([91, 92]));
  });

  test('says when it cannot be played, and is tried again', async () => {
    openApp(at, page);
    await see('三个细节');
    const [film] = films();
    Object.defineProperty(film, 'error', { configurable: true, value: { code: 4 } });
    fireEvent.error(film as HTMLVideoElement);
    await see('视频无法播放');
    await press('重试');
    await waitFor(() => expect(doesNotSee('视频无法播放')).toBe(true));
  });

  test('once over is played again or leads on', async () => {
    openApp(at, page);
    await see('三个细节');
    fireEvent.ended(films()[0] as HTMLVideoElement);
    await see('下一条');
    play.mockClear();
    await press('重播');
    await waitFor(() => expect(play).toHaveBeenCalled());
  });

  test('pauses while its window is hidden', async () => {
    openApp(at, page);
    await waitFor(() => expect(play).toHaveBeenCalled());
    pause.mockClear();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(pause).toHaveBeenCalled());
    hidden.mockReturnValue(false);
    play.mockClear();
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(play).toHaveBeenCalled());
  });

  test('that is an article opens as one, and one that is gone says so', async () => {
    openApp(at, {
      ...page,
      [details]: aPostDetails(),
      'GET /wanlshop/find/comments': { rows: [], total: 0, next: null },
    });
    await arrive('/pages/apps/find/details/details?id=91');
    await closeApp();
    openApp(at, { ...page, [details]: refuse('discovery.post_gone', '该动态已不存在') });
    await see('去发现看看');
  });
});

describe('sound', () => {
  test('is as the person chose last', async () => {
    openApp(at, page);
    await press('静音');
    await front().findByRole('button', { name: '打开声音' });
    expect(films()[0]?.muted).toBe(true);
    expect(localStorage.getItem(STORAGE_KEY.videoSound)).toBe('false');
    await press('打开声音');
    expect(localStorage.getItem(STORAGE_KEY.videoSound)).toBe('true');
  });

  test('that the browser refuses is no choice: the video plays on without, and a press asks for it', async () => {
    play.mockRejectedValueOnce(Object.assign(new Error(), { name: 'NotAllowedError' }));
    openApp(at, page);
    await see('点按打开声音');
    expect(play).toHaveBeenCalledTimes(2);
    expect(localStorage.getItem(STORAGE_KEY.videoSound)).toBeNull();
    await press('点按打开声音');
    await waitFor(() => expect(doesNotSee('点按打开声音')).toBe(true));
  });
});

describe('a person at a video', () => {
  const liked = 'POST /wanlshop/find/like';

  test('likes it by a double tap, which never takes a like back', async () => {
    const market = openApp(
      at,
      { ...page, ...person, [liked]: { liked: true, likes: 1_235 } },
      { person: lin },
    );
    await see('三个细节');
    const surface = films()[0]?.closest('button') as HTMLButtonElement;
    for (const detail of [1, 2]) fireEvent.click(surface, { detail, clientX: 10, clientY: 10 });
    await waitFor(() => expect(market.asked(liked)).toEqual([{ id: 91, liked: true }]));
    expect(front().getByRole('button', { name: '1.2k 人喜欢', pressed: true })).toBeTruthy();
  });

  test('as a visitor logs in before liking it', async () => {
    openApp(at, page);
    await press('1.2k 人喜欢');
    await arrive('/pages/user/auth/auth');
  });

  test('stops and mutes it by the keyboard', async () => {
    openApp(at, page);
    await waitFor(() => expect(play).toHaveBeenCalled());
    pause.mockClear();
    fireEvent.keyDown(document.body, { key: ' ' });
    await waitFor(() => expect(pause).toHaveBeenCalled());
    fireEvent.keyDown(document.body, { key: 'm' });
    await front().findByRole('button', { name: '打开声音' });
  });

  test('reads and writes its comments while it plays', async () => {
    const write = 'POST /wanlshop/find/comment';
    const market = openApp(
      at,
      {
        ...page,
        ...person,
        'GET /wanlshop/find/comments': { rows: [aComment], total: 1, next: null },
        [write]: { ...aComment, id: 32, content: '好看' },
      },
      { person: lin },
    );
    await press('1 条评论');
    await see('学到了');
    await press('说点什么…');
    fireEvent.change(front().getByRole('textbox', { name: '说点什么…' }), { target: { value: ' 好看 ' } });
    await press('发送');
    await waitFor(() => expect(market.asked(write)).toEqual([{ id: 91, content: '好看' }]));
  });

  test('opens its goods, which say where they were found', async () => {
    const market = openApp(at, {
      ...page,
      'POST /wanlshop/find/open_goods': null,
      'GET /wanlshop/goods/details': teaDetails(),
    });
    await see('三个细节');
    await press(new RegExp(tea.title));
    await press(new RegExp(tea.title), 'link');
    await arrive(`/pages/product/goods?id=${tea.id}&post=91`);
    expect(market.asked('POST /wanlshop/find/open_goods')).toEqual([{ id: 91, goods_id: tea.id }]);
  });

  test('follows its author', async () => {
    const follow = 'POST /wanlshop/find/follow';
    const market = openApp(
      at,
      { ...page, ...person, [follow]: { followed: true, fans: 8 } },
      { person: lin },
    );
    await press(`关注${tea.shop.name}`);
    await waitFor(() =>
      expect(market.asked(follow)).toEqual([{ kind: 'shop', id: tea.shop.id, followed: true }]),
    );
    await waitFor(() => expect(front().queryByRole('button', { name: `关注${tea.shop.name}` })).toBeNull());
  });
});
