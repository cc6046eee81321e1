// @vitest-environment jsdom

import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { handleFrame } from '../../kernel/live/socket-lifecycle.ts';
import { useStatistics } from '../../kernel/session/statistics-store.ts';
import { aMessage, teaChat } from '../../testing/chat-rows.ts';
import {
  arrive,
  closeApp,
  doesNotSee,
  fill,
  front,
  openApp,
  press,
  see,
  seeToast,
} from '../../testing/open-app.tsx';
import { lin } from '../../testing/rows.ts';
import { aNotice } from '../../testing/shop-rows.ts';

beforeEach(() => {
  vi.stubGlobal(
    'Audio',
    class {
      play = () => Promise.resolve();
    },
  );
});
afterEach(closeApp);

const list = 'GET /wanlshop/notice/list';
const read = 'POST /wanlshop/notice/read';
const chats = 'GET /wanlshop/chat/list';
const search = 'GET /wanlshop/chat/search';
const readChats = 'POST /wanlshop/chat/read';
const remove = 'POST /wanlshop/chat/del';
const none = { logistics: 0, notify: 0, system: 0 };
const toPage = (...rows: ReturnType<typeof aNotice>[]) => ({
  rows,
  next: null,
  unread: { logistics: 2, notify: 100, system: 0 },
});
const open = (answers: Answers, address = '/pages/notice/notice') =>
  openApp(
    address,
    {
      [read]: { unread: none },
      [readChats]: { unread: 0 },
      [chats]: { rows: [teaChat], next: null, unread: 2 },
      ...answers,
    },
    { person: lin },
  );

describe('the message centre', () => {
  test('says how much is unread of each kind', async () => {
    open({ [list]: toPage(aNotice()) });
    await waitFor(() => expect(front().getByRole('link', { name: /^99\+ ?通知/ })).toBeTruthy());
    await press(/^2 ?物流/, 'link');
    await arrive('/pages/notice/logistics/logistics');
  });

  test('shows the conversations with shops, and counts what is unread of them', async () => {
    open({ [list]: toPage() });
    const row = await waitFor(() => front().getByRole('link', { name: /山野茶舍.*今天发货.*2 条未读/ }));
    expect(row.getAttribute('href')).toBe('#/pages/notice/chat?shop_id=5');
    expect(useStatistics.getState().statistics.notice.chat).toBe(2);
  });

  test('takes a conversation out of the list once the person is sure', async () => {
    const market = open({ [list]: toPage(), [remove]: { unread: 0 } });
    await press('删除与 山野茶舍 的聊天');
    market.answer({ [chats]: { rows: [], next: null, unread: 0 } });
    await press('确定');
    await see('还没有聊天');
    expect(market.asked(remove)).toEqual([{ id: 5 }]);
    expect(useStatistics.getState().statistics.notice.chat).toBe(0);
  });

  test('searches what was written, and opens the conversation there', async () => {
    const found = { ...aMessage(9, '明天发货'), peer: { user_id: 5, name: '山野茶舍', avatar: '' } };
    const market = open({ [list]: toPage(), [search]: { rows: [found], next: null } });
    await press('搜索聊天记录');
    await fill('搜索聊天记录', '发货');
    const row = await waitFor(() => front().getByRole('link', { name: /山野茶舍.*明天发货/ }));
    expect(row.getAttribute('href')).toBe('#/pages/notice/chat?shop_id=5&message=9');
    expect(market.asked(search)[0]).toEqual({ keyword: '发货' });
  });

  test('marks everything read once the person is sure', async () => {
    const market = open({ [list]: toPage(aNotice()) });
    await press('全部已读');
    await see('是否将全部数据标记已读状态？');
    await press('确定');
    await seeToast('全部已读');
    expect([market.asked(read), market.asked(readChats)]).toEqual([[{}], [{}]]);
  });

  test('shows what comes in while it is open', async () => {
    const market = open({ [list]: toPage(), [chats]: { rows: [], next: null, unread: 0 } });
    await see('还没有聊天');
    market.answer({ [chats]: { rows: [teaChat], next: null, unread: 2 } });
    handleFrame({ type: 'chat', ...aMessage(9) });
    await see('今天发货');
  });

  test('asks a visitor to log in', async () => {
    openApp('/pages/notice/notice');
    await see('登录后查看聊天、订单和物流消息');
    await press('去登录');
    await arrive('/pages/user/auth/auth');
  });

  test('asks for notifications until it was answered', async () => {
    const Notifications = { permission: 'default', requestPermission: async () => 'denied' };
    vi.stubGlobal('Notification', Notifications);
    open({ [list]: toPage() });
    await press('开启');
    await seeToast('浏览器已拒绝通知，请在浏览器设置中开启');
    expect(doesNotSee('开启')).toBe(true);
  });
});

describe('the notices of a kind', () => {
  const where = '/pages/notice/notify/notify';

  test('are marked read when they are pressed, and open what they are about', async () => {
    const market = open(
      { [list]: toPage(aNotice()), 'GET /wanlshop/order/logistics': refuse('common.not_found', '不存在') },
      where,
    );
    await press(/订单已发货/);
    await arrive('/pages/user/order/logistics?id=31');
    expect(market.asked(read)).toEqual([{ id: 41 }]);
    await waitFor(() => expect(useStatistics.getState().statistics.notice).toMatchObject({ order: 0 }));
  });

  test('that were read open without saying so again', async () => {
    const market = open({ [list]: toPage(aNotice({ read: true, modules: '', modules_id: null })) }, where);
    await press(/订单已发货/);
    expect(doesNotSee('未读')).toBe(true);
    expect(market.asked(read)).toEqual([]);
  });

  test('are shown as they come in', async () => {
    const market = open({ [list]: toPage() }, where);
    await see('还没有消息');
    market.answer({ [list]: toPage(aNotice()) });
    handleFrame({
      type: 'order',
      title: '',
      content: '',
      image: '',
      createtime: 1,
      modules: 'order',
      modules_id: 31,
    });
    await see('订单已发货');
  });

  test.each([
    ['logistics', '/pages/notice/logistics/logistics'],
    ['notify', '/pages/notice/notify/notify'],
    ['system', '/pages/notice/system/system'],
  ] as const)('%s are asked for alone, and read alone', async (kind, address) => {
    const market = open({ [list]: toPage(aNotice({ kind })) }, address);
    await see('订单已发货');
    expect(market.asked(list)[0]).toEqual({ kind });
    await press('全部已读');
    await press('确定');
    await waitFor(() => expect(market.asked(read)).toEqual([{ kind }]));
  });

  test('that could not be loaded are fetched again on request', async () => {
    const market = open(
      { [list]: refuse('common.server_busy', '请稍后再试') },
      '/pages/notice/notify/notify',
    );
    await see('请稍后再试');
    market.answer({ [list]: toPage(aNotice({ kind: 'notify' })) });
    await press('重试');
    await see('订单已发货');
  });
});
