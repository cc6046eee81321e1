// @vitest-environment jsdom

import type { ChatMessage } from '@chengji/contract';
import { noNetwork, refuse } from '@chengji/testkit/fake-market';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { handleFrame } from '../../kernel/live/socket-lifecycle.ts';
import { useStatistics } from '../../kernel/session/statistics-store.ts';
import { checkNetwork } from '../../kernel/shell/network.ts';
import { aHistory, aMessage } from '../../testing/chat-rows.ts';
import {
  arrive,
  closeApp,
  doesNotSee,
  field,
  fill,
  front,
  openApp,
  press,
  see,
  seeToast,
} from '../../testing/open-app.tsx';
import { chatAddress, chatAnswers, chatCalls, openChat } from '../../testing/open-chat.ts';
import { anOrder } from '../../testing/order-rows.ts';
import { lin } from '../../testing/rows.ts';

const { peer, history, send, read } = chatCalls;

const receive = (message: ChatMessage) => act(() => handleFrame({ type: 'chat', ...message }));
const bind = () => act(async () => handleFrame({ type: 'init', client_id: 'c-1' }));
const write = async (words: string) => {
  await fill('发消息…', words);
  await press('发送');
};
const shown = () =>
  front()
    .queryAllByText(/^(在的|在吗|消息)/)
    .map(({ textContent }) => textContent);

beforeEach(() => {
  vi.stubGlobal(
    'Audio',
    class extends EventTarget {
      play = () => Promise.resolve();
      pause = () => this.dispatchEvent(new Event('pause'));
    },
  );
});
afterEach(async () => {
  await closeApp();
  localStorage.clear();
});

describe('a conversation with a shop', () => {
  test('shows what was written and who of the shop wrote it, and is read at once', async () => {
    const market = openChat();
    await see('在的，请讲');
    await see('阿洛');
    await waitFor(() => expect(market.asked(read)).toEqual([{ user_id: 5 }]));
    expect(
      front()
        .getByRole('link', { name: /^山野茶舍/ })
        .getAttribute('href'),
    ).toBe('#/pages/shop/index?id=5');
  });

  test('sends words once however often the button is pressed', async () => {
    const market = openChat();
    await see('在的，请讲');
    await fill('发消息…', '  在吗\n明天发货吗  ');
    const button = front().getByRole('button', { name: '发送' });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(market.asked(send)).toHaveLength(1));
    expect(market.asked(send)[0]).toMatchObject({
      to_id: 5,
      message: { type: 'text', content: { text: '在吗\n明天发货吗' } },
    });
    await waitFor(() => expect(front().queryByRole('status')).toBeNull());
    expect((await field('发消息…')).value).toBe('');
    expect(localStorage.getItem('chat_unsent_7')).toBeNull();
  });

  test('says to the sender alone that a word was masked', async () => {
    openChat({ [send]: { id: 2, createtime: 1_760_000_010, masked: true } });
    await see('在的，请讲');
    await write('加微信');
    await see('含敏感词，对方看到的是 ***');
  });

  test('shows what comes while it is open without counting or ringing for it', async () => {
    const market = openChat();
    await see('在的，请讲');
    await bind();
    receive(aMessage(7, '消息 7'));
    await see('消息 7');
    expect(useStatistics.getState().statistics.notice.chat).toBe(0);
    await waitFor(() => expect(market.asked(read).length).toBeGreaterThan(1));
  });

  test('has a message of another device of the same person once', async () => {
    openChat();
    await see('在的，请讲');
    await bind();
    receive(aMessage(7, '在吗', { own: true }));
    receive(aMessage(7, '在吗', { own: true }));
    await waitFor(() => expect(shown()).toEqual(['在的，请讲', '在吗']));
  });

  test('asks for what it missed each time the socket is bound', async () => {
    const market = openChat();
    await see('在的，请讲');
    const missed = [aMessage(3), aMessage(4)];
    market.answer({
      [history]: ({ after_id }) => aHistory(after_id ? missed : [aMessage(1, '在的，请讲'), ...missed]),
    });
    await bind();
    await see('消息 4');
    expect(shown()).toEqual(['在的，请讲', '消息 3', '消息 4']);
    expect(market.asked(history)).toContainEqual({ user_id: '5', after_id: '1', limit: '100' });
  });

  test('says that the shop types, has read, and what it has recalled', async () => {
    openChat({ [history]: aHistory([aMessage(1, '消息 1'), aMessage(2, '在吗', { own: true })]) });
    await see('消息 1');
    act(() => handleFrame({ type: 'chat_typing', user_id: 5 }));
    await see('对方正在输入…');
    act(() => handleFrame({ type: 'chat_read', user_id: 5, up_to: 2, own: false }));
    await see('已读');
    act(() => handleFrame({ type: 'chat_recall', user_id: 5, id: 1 }));
    await see('对方撤回了一条消息');
    expect(doesNotSee('消息 1')).toBe(true);
  });

  test('shows older messages as one scrolls up to them', async () => {
    const market = openChat({
      [history]: ({ before_id }) =>
        before_id ? aHistory([aMessage(1, '消息 1')]) : aHistory([aMessage(8, '消息 8')], { more: true }),
    });
    await see('消息 1');
    expect(shown()).toEqual(['消息 1', '消息 8']);
    expect(market.asked(history)).toContainEqual({ user_id: '5', before_id: '8', limit: '50' });
  });

  test('shows at once what the phone has of it, even without a network', async () => {
    openChat();
    await see('在的，请讲');
    await closeAndKeep();
    openChat({ [history]: noNetwork, [peer]: noNetwork, 'GET /wanlshop/shop/details': noNetwork });
    await see('在的，请讲');
    await see('山野茶舍');
  });

  test('is forgotten with the login', async () => {
    openChat();
    await see('在的，请讲');
    await waitFor(() => expect(localStorage.getItem('chat_messages_7_5')).toContain('在的'));
    await closeApp();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('chat'))).toEqual([]);
  });

  test('of a shop that is not there says so', async () => {
    openChat({
      [peer]: refuse('common.not_found', '不存在'),
      [history]: refuse('common.not_found', '不存在'),
    });
    await see('店铺不存在或已关闭');
  });

  test('asks a visitor to log in', async () => {
    openApp(chatAddress, chatAnswers);
    await arrive('/pages/user/auth/auth');
  });

  test('speaks English', async () => {
    openApp(chatAddress, chatAnswers, { person: lin, language: 'en' });
    await see('In service hours');
    await see('When will it ship?');
  });
});

/** The app is closed and opened again on the same phone. */
async function closeAndKeep(): Promise<void> {
  const stored = { ...localStorage };
  await closeApp();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
}

describe('a message that could not be sent', () => {
  test('waits, and goes in its order once the market can be reached', async () => {
    const market = openChat();
    await see('在的，请讲');
    market.answer({ [send]: noNetwork });
    await write('在吗 一');
    await write('在吗 二');
    await waitFor(() => expect(front().getAllByRole('button', { name: '未发送，点按处理' })).toHaveLength(2));
    let id = 10;
    const before = market.asked(send).length;
    market.answer({ [send]: () => ({ id: id++, createtime: 1_760_000_020, masked: false }) });
    fireEvent.click(front().getAllByRole('button', { name: /未发送/ })[0] as HTMLElement);
    await press('重发');
    await waitFor(() => expect(front().queryAllByRole('button', { name: /未发送/ })).toEqual([]));
    const sent = market.asked(send).slice(before);
    expect(sent.map(({ message }) => message.type === 'text' && message.content.text)).toEqual([
      '在吗 一',
      '在吗 二',
    ]);
    expect(sent[0]?.message.client_msg_id).toBe(market.asked(send)[0]?.message.client_msg_id);
    expect(shown()).toEqual(['在的，请讲', '在吗 一', '在吗 二']);
  });

  test('waits on the phone, and is sent when the app is opened again', async () => {
    const market = openChat({ [send]: noNetwork });
    await see('在的，请讲');
    await write('在吗');
    await see('网络不可用，联网后自动发送');
    await closeAndKeep();
    const again = openChat();
    await see('在吗');
    await waitFor(() => expect(again.asked(send)).toHaveLength(1));
    expect(again.asked(send)[0]?.message.client_msg_id).toBe(market.asked(send)[0]?.message.client_msg_id);
    await checkNetwork();
  });

  test('that was refused says why, lets others pass, and can be deleted', async () => {
    const market = openChat({ [send]: refuse('chat.blocked_by_other', '对方暂时不接收您的消息') });
    await see('在的，请讲');
    await write('在吗');
    await see('对方暂时不接收您的消息');
    market.answer({ [send]: { id: 3, createtime: 1_760_000_030, masked: false } });
    await write('在吗 二');
    await waitFor(() => expect(market.asked(send)).toHaveLength(2));
    await press(/未发送/);
    await press('删除');
    await waitFor(() => expect(doesNotSee('在吗')).toBe(true));
  });

  test('that is begun is a draft until it is sent', async () => {
    openChat();
    await fill('发消息…', '想问');
    await closeAndKeep();
    openChat();
    expect((await field('发消息…')).value).toBe('想问');
  });
});

describe('what may be done with a message', () => {
  const own = () => aMessage(2, '在吗', { own: true, at: Math.floor(Date.now() / 1_000) });

  test('of one’s own is recalling it for a while', async () => {
    const market = openChat({ [history]: aHistory([own()]), 'POST /wanlshop/chat/recall': null });
    await see('在吗');
    await press('消息操作');
    await press('撤回');
    await see('您撤回了一条消息');
    expect(market.asked('POST /wanlshop/chat/recall')).toEqual([{ id: 2 }]);
  });

  test('of the shop is copying it', async () => {
    const writeText = vi.fn(async () => {});
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    openChat();
    fireEvent.contextMenu(await see('在的，请讲'));
    await press('复制');
    expect(writeText).toHaveBeenCalledWith('在的，请讲');
  });

  test('that came too late says so and leaves it', async () => {
    openChat({
      [history]: aHistory([own()]),
      'POST /wanlshop/chat/recall': refuse('chat.recall_too_late', '超过可撤回的时间'),
    });
    await see('在吗');
    await press('消息操作');
    await press('撤回');
    await seeToast('超过可撤回的时间');
    await see('在吗');
  });
});

describe('what else is sent', () => {
  test('is a picture, which says how much of it has gone while it goes', async () => {
    vi.stubGlobal(
      'Image',
      class {
        naturalWidth = 40;
        naturalHeight = 30;
        decode = async () => {};
      },
    );
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} });
    const answer = Promise.withResolvers<void>();
    const market = openChat({
      'POST /wanlshop/chat/upload': async () => {
        await answer.promise;
        return { type: 'img', url: '/files/a.webp', width: 40, height: 30 };
      },
    });
    await see('在的，请讲');
    await press('更多发送方式');
    const chosen = new File(['x'], 'a.webp', { type: 'image/webp' });
    fireEvent.change(await field('图片'), { target: { files: [chosen] } });
    await see('50%');
    expect(front().getByRole('progressbar', { name: '上传中' }).getAttribute('aria-valuenow')).toBe('50');
    answer.resolve();
    await waitFor(() =>
      expect(market.asked(send)[0]?.message).toMatchObject({
        type: 'img',
        content: { url: '/files/a.webp' },
      }),
    );
    await waitFor(() => expect(front().queryByRole('progressbar')).toBeNull());
  });

  test('is an order of this shop, chosen among one’s own', async () => {
    const ours = anOrder();
    const other = anOrder({ id: 32, shop: { id: 6, name: '别家', type: 'personal' } });
    const market = openChat({ 'GET /wanlshop/order/list': { rows: [other, ours], next: null } });
    await press('更多发送方式');
    await press('订单');
    await press(new RegExp(ours.lines[0]?.title ?? ''));
    await waitFor(() =>
      expect(market.asked(send)[0]?.message).toMatchObject({ type: 'order', content: { order_id: 31 } }),
    );
  });

  test('are emoji, put where one writes', async () => {
    openChat();
    await fill('发消息…', '好');
    await press('表情');
    await press('选择表情 👍');
    expect((await field('发消息…')).value).toBe('好👍');
  });

  test('is a common question, to be changed before it is sent', async () => {
    const market = openChat();
    await press('保修多久？');
    expect((await field('发消息…')).value).toBe('保修多久？');
    expect(market.asked(send)).toEqual([]);
  });
});
