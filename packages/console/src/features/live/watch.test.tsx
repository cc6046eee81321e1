// @vitest-environment jsdom
import '../../testing/resize-observer.ts';
import type { Answers } from '@chengji/testkit/fake-market';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { aPlatformLive, aWatchedLive } from '../../testing/lives.ts';
import { closePage, openPage } from '../../testing/open-page.tsx';
import { WatchScreen } from './platform/WatchScreen.tsx';

afterEach(closePage);

const list = 'GET /platform/live/list';
const rights = ['live.read', 'live.cut', 'complaints.read'];
const toList = (...rows: ReturnType<typeof aPlatformLive>[]) => ({
  rows,
  total: rows.length,
  next: null,
  counts: { living: rows.length, viewers: 32_406, says_a_minute: 1_842, lost: 1 },
});

const open = (answers: Answers = {}, may = rights, at = '/') =>
  openPage(<WatchScreen />, {
    rights: may,
    at,
    answers: {
      [list]: toList(
        aPlatformLive({ blocked_says: 2, complaints: 1 }),
        aPlatformLive({ id: 13, title: '数码开箱' }),
      ),
      'GET /platform/live/details': ({ id }) => aWatchedLive({ id: Number(id), complaints: 1 }),
      ...answers,
    },
  });

describe('the watch over lives', () => {
  test('shows those that run, with what to look at first, and the first beside', async () => {
    open();
    expect(await screen.findByText('违禁词 2')).toBeDefined();
    expect(screen.getByText('投诉 1')).toBeDefined();
    expect(screen.getByText('32,406')).toBeDefined();
    const panel = within(await screen.findByRole('complementary', { name: '直播 #12' }));
    expect(await panel.findByText('有检测报告吗')).toBeDefined();
    expect(panel.getByRole('link', { name: '查看投诉' })).toBeDefined();
  });

  test('takes away what somebody wrote', async () => {
    const { sent } = open({ 'POST /platform/live/say_delete': null });
    fireEvent.click(await screen.findByRole('button', { name: /^删除.*福气满满/ }));
    await waitFor(() => expect(sent('POST /platform/live/say_delete')).toEqual([{ id: 2 }]));
  });

  test('cuts one off for a reason, after asking', async () => {
    const { sent } = open({ 'POST /platform/live/cut': null });
    const cut = await screen.findByRole('button', { name: '切断直播' });
    expect(cut.hasAttribute('disabled')).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: '夸大功效' }));
    fireEvent.click(cut);
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '切断直播' }));
    await waitFor(() => expect(sent('POST /platform/live/cut')).toEqual([{ id: 12, reason: '夸大功效' }]));
  });

  test('only looks without the right to cut', async () => {
    open({}, ['live.read']);
    expect(await screen.findByText('有检测报告吗')).toBeDefined();
    expect(screen.queryByRole('button', { name: '切断直播' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^删除/ })).toBeNull();
  });

  test('looks back at what was cut off, and finds by words', async () => {
    const { sent } = open({ [list]: toList() });
    expect(await screen.findByText('现在没有直播')).toBeDefined();
    fireEvent.click(screen.getByText('切断记录'));
    expect(await screen.findByText('没有切断过直播')).toBeDefined();
    fireEvent.change(screen.getByLabelText('直播标题、店铺'), { target: { value: '蜂蜜' } });
    await waitFor(() => expect(sent(list).at(-1)).toMatchObject({ tab: 'cut', keyword: '蜂蜜' }));
  });
});
