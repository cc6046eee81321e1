// @vitest-environment jsdom
import '../../testing/resize-observer.ts';
import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { aHostedLive, aLiveGoods, anOwnLive } from '../../testing/lives.ts';
import { closePage, openPage } from '../../testing/open-page.tsx';
import { ControlScreen } from './seller/control/ControlScreen.tsx';
import { LiveEditorScreen, NewLiveScreen } from './seller/LiveEditorScreen.tsx';
import { LivesScreen } from './seller/LivesScreen.tsx';

afterEach(closePage);

const rights = ['live.read', 'live.host', 'chat.read'];
const details = 'GET /seller/live/details';
const goodsList = { rows: [aLiveGoods(3)], next: null };

const openList = (rows = [anOwnLive()], may = rights, more: Answers = {}) =>
  openPage(<LivesScreen />, {
    area: 'seller',
    rights: may,
    answers: {
      'GET /seller/live/list': {
        rows,
        total: rows.length,
        next: null,
        counts: { planned: 0, living: 1, over: 0 },
      },
      ...more,
    },
  });

describe('the shop’s lives', () => {
  test('stand with what they came to', async () => {
    openList();
    const link = await screen.findByRole('link', { name: '好果现摘直播间' });
    expect(link.getAttribute('href')).toBe('/seller/live/12');
    expect(screen.getByText('¥6,482.00')).toBeDefined();
    expect(screen.getByText('01:24:08')).toBeDefined();
    expect(screen.getByRole('link', { name: '中控台' })).toBeDefined();
  });

  test('that have not begun are deleted after asking', async () => {
    const live = anOwnLive({ state: 'created', began_at: null, planned_at: 1_800_086_400 });
    const { sent } = openList([live], rights, { 'POST /seller/live/delete': null });
    fireEvent.click(await screen.findByRole('button', { name: /^删除/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('预约的人会收到取消通知。')).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: '删除' }));
    await waitFor(() => expect(sent('POST /seller/live/delete')).toEqual([{ id: 12 }]));
  });

  test('are only looked at without the right to host', async () => {
    openList([], ['live.read']);
    expect(await screen.findByText('还没有直播')).toBeDefined();
    expect(screen.queryByRole('link', { name: '准备直播' })).toBeNull();
  });
});

describe('the words of a live', () => {
  test('are prepared with goods of the shop', async () => {
    openPage(<NewLiveScreen />, {
      area: 'seller',
      rights,
      answers: { 'GET /wanlshop/goods/list': goodsList },
    });
    const create = await screen.findByRole('button', { name: '准备直播' });
    expect(create.hasAttribute('disabled')).toBe(true);
    expect(screen.getByText('0 / 50 件，按顺序展示')).toBeDefined();
  });

  test('are changed from the version that was read, without the goods', async () => {
    const { sent } = openPage(<LiveEditorScreen />, {
      area: 'seller',
      rights,
      path: '/seller/live/:id/edit',
      at: '/seller/live/12/edit',
      answers: { [details]: aHostedLive(), 'POST /seller/live/edit': aHostedLive({ version: 2 }) },
    });
    fireEvent.change(await screen.findByRole('textbox', { name: /^标题/ }), { target: { value: '新标题' } });
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(sent('POST /seller/live/edit')).toEqual([
        expect.objectContaining({ id: 12, version: 1, title: '新标题' }),
      ]),
    );
  });
});

const openControl = (live = aHostedLive(), more: Answers = {}, may = rights) =>
  openPage(<ControlScreen />, {
    area: 'seller',
    rights: may,
    path: '/seller/live/:id',
    at: '/seller/live/12',
    answers: {
      [details]: live,
      'GET /seller/chat/quickreplies': { rows: [{ id: 1, version: 1, title: '发货', text: '48 小时发货' }] },
      ...more,
    },
  });

describe('the live control', () => {
  test('has the address, and the key on request', async () => {
    openControl();
    expect(await screen.findByText('rtmp://market.example/live')).toBeDefined();
    expect(screen.queryByText('12?key=secret7f2c')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '显示密钥' }));
    expect(screen.getByText('12?key=secret7f2c')).toBeDefined();
    expect(screen.getByText('信号良好')).toBeDefined();
  });

  test('resets the key after asking', async () => {
    const { sent } = openControl(aHostedLive(), { 'POST /seller/live/key': aHostedLive() });
    fireEvent.click(await screen.findByRole('button', { name: '重置密钥' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '重置密钥' }));
    await waitFor(() => expect(sent('POST /seller/live/key')).toEqual([{ id: 12 }]));
  });

  test('shows and sorts goods, and adds others', async () => {
    const path = 'POST /seller/live/goods';
    const { sent } = openControl(aHostedLive(), {
      [path]: aHostedLive(),
      'GET /wanlshop/goods/list': goodsList,
    });
    fireEvent.click(await screen.findByRole('button', { name: '讲解 车厘子 2' }));
    await waitFor(() => expect(sent(path)).toEqual([{ id: 12, action: 'pin', goods_id: 2 }]));
    fireEvent.keyDown(screen.getByRole('button', { name: /移动.*车厘子 1|车厘子 1.*移动/ }), {
      key: 'ArrowDown',
    });
    await waitFor(() => expect(sent(path).at(-1)).toEqual({ id: 12, action: 'sort', goods_id: 1, place: 1 }));
    fireEvent.click(screen.getByRole('button', { name: '添加商品' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(await dialog.findByRole('checkbox', { name: /车厘子 3/ }));
    fireEvent.click(dialog.getByRole('button', { name: '添加 1 件' }));
    await waitFor(() => expect(sent(path).at(-1)).toEqual({ id: 12, action: 'add', goods_id: 3 }));
  });

  test('answers quickly, in own words, and mutes', async () => {
    const say = 'POST /seller/live/say';
    const { sent } = openControl(aHostedLive(), { [say]: null, 'POST /seller/live/mute': null });
    fireEvent.click(await screen.findByRole('button', { name: /小鹿同学/ }));
    fireEvent.click(await screen.findByRole('menuitem', { name: '回复' }));
    fireEvent.click(await screen.findByRole('button', { name: '发货' }));
    await waitFor(() => expect(sent(say)).toEqual([{ id: 12, text: '48 小时发货' }]));
    fireEvent.click(screen.getByRole('button', { name: /小鹿同学/ }));
    fireEvent.click(await screen.findByRole('menuitem', { name: '禁言' }));
    await waitFor(() =>
      expect(sent('POST /seller/live/mute')).toEqual([{ id: 12, user_id: 61, muted: true }]),
    );
    expect(screen.getByLabelText<HTMLInputElement>('以主播身份发言').value).toBe('@小鹿同学 ');
  });

  test('ends after asking', async () => {
    const { sent } = openControl(aHostedLive(), { 'POST /seller/live/end': null });
    fireEvent.click(await screen.findByRole('button', { name: '结束直播' }));
    const dialog = within(await screen.findByRole('dialog', { name: '您确定要结束直播吗？' }));
    fireEvent.click(dialog.getByRole('button', { name: '结束直播' }));
    await waitFor(() => expect(sent('POST /seller/live/end')).toEqual([{ id: 12 }]));
  });

  test('starts, says that it waits, and that nobody came', async () => {
    const created = { state: 'created', began_at: null } as const;
    const { sent } = openControl(aHostedLive({ ...created, timed_out: true }), {
      'POST /seller/live/start': refuse('live.another_living', '店铺已有一场直播'),
    });
    expect(await screen.findByText('API直播回调超时')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '重新开始' }));
    expect(await screen.findByText('店铺已有一场直播')).toBeDefined();
    expect(sent('POST /seller/live/start')).toEqual([{ id: 12 }]);
    await closePage();
    openControl(aHostedLive({ ...created, start_by: 1_800_000_045 }));
    expect((await screen.findByRole('timer')).textContent).toContain('等待推流');
  });

  test('is only looked at without the right to host, and once it is over', async () => {
    openControl(aHostedLive(), {}, ['live.read']);
    expect(await screen.findByText('信号良好')).toBeDefined();
    expect(screen.queryByRole('button', { name: '结束直播' })).toBeNull();
    expect(screen.queryByLabelText('以主播身份发言')).toBeNull();
    await closePage();
    openControl(aHostedLive({ state: 'ended', ended_at: 1_800_000_000, push: null, cut_reason: '夸大功效' }));
    expect(await screen.findByText('平台切断了这场直播：夸大功效')).toBeDefined();
    expect(screen.queryByRole('button', { name: '结束直播' })).toBeNull();
  });
});
