// @vitest-environment jsdom
import type { ChatCustomer, ChatMessage } from '@chengji/contract';
import type { Answers } from '@chengji/testkit/fake-market';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { publishFrame } from '../../kernel/live/frames.ts';
import { closePage, openPage } from '../../testing/open-page.tsx';
import { ChatInboxScreen } from './inbox/ChatInboxScreen.tsx';

afterEach(closePage);

const conversation = {
  id: 40,
  user_id: 3,
  name: 'Ada',
  avatar: '',
  content: '什么时候发货',
  count: 1,
  createtime: 1_800_000_000,
  waiting_since: 1_800_000_000,
  agent: null,
  flagged: false,
  blocked: false,
};
const customer: ChatCustomer = {
  user_id: 3,
  name: 'Ada',
  avatar: '',
  joined_at: 1_700_000_000,
  mobile: '138****5526',
  orders: 23,
  spent: '3642.00',
  refunds: 1,
  conversation,
  read_up_to: 0,
  can_write: true,
  recall_seconds: 120,
  notes: [{ id: 1, text: '爱囤草莓', author: '何苗', createtime: 1_799_000_000 }],
  recent_orders: [
    {
      id: 9,
      order_no: '2026111720331906',
      state: 'pending_shipment',
      title: '丹东草莓',
      image: '',
      payable: '79.80',
      createtime: 1_799_900_000,
    },
  ],
  seen_goods: [],
};
const said = (id: number, text: string, shopId: number | null = null): ChatMessage => ({
  form: { id: shopId ?? 3, name: shopId ? '橙集自营' : 'Ada', avatar: '', shop_id: shopId },
  to_id: shopId ? 3 : 7,
  message: { id, type: 'text', client_msg_id: `message-${id}`, content: { text } },
  agent: shopId ? '周明远' : null,
  recalled: false,
  masked: false,
  createtime: 1_800_000_000 + id,
});
const rights = ['chat.read', 'chat.write'];
const stored: ChatMessage[] = [];

type Opened = { is?: ChatCustomer; has?: string[]; more?: Answers };

function openInbox({ is = customer, has = rights, more = {} }: Opened = {}) {
  stored.splice(0, stored.length, said(1, '什么时候发货'));
  return openPage(<ChatInboxScreen />, {
    area: 'seller',
    rights: has,
    answers: {
      'GET /seller/chat/list': {
        rows: [conversation],
        total: 1,
        next: null,
        counts: { waiting: 1, unread: 1, mine: 0, flagged: 0 },
      },
      'GET /seller/chat/customer': is,
      'GET /seller/chat/history': ({ after_id }) => ({
        rows: stored.filter(({ message }) => message.id > Number(after_id ?? 0)),
        more: false,
        read_up_to: 0,
      }),
      'GET /seller/chat/quickreplies': {
        rows: [{ id: 1, version: 1, title: '发货时间', text: '{buyer}，48 小时内发货' }],
      },
      'GET /seller/chat/agents': { rows: [{ id: 2, name: '何苗', conversations: 4 }] },
      'POST /seller/chat/read': null,
      'POST /seller/chat/typing': null,
      'POST /seller/chat/take': { ...conversation, agent: { id: 1, name: '周明远' } },
      'POST /seller/chat/handover': conversation,
      'POST /seller/chat/flag': conversation,
      'POST /seller/chat/block': conversation,
      'POST /seller/chat/note': { id: 2, text: '常客', author: '周明远', createtime: 1_800_000_000 },
      'POST /seller/chat/send': ({ message }) => {
        stored.push({ ...said(2, '', 7), message: { id: 2, ...message } as ChatMessage['message'] });
        return { id: 2, createtime: 1_800_000_002, masked: false };
      },
      ...more,
    },
  });
}

const field = () => screen.findByRole('textbox', { name: '消息' });
const log = () => screen.findByRole('log');

test('the inbox shows the conversation at hand with its customer, and reads it', async () => {
  const { sent } = openInbox();
  expect(await within(await log()).findByText('什么时候发货')).toBeTruthy();
  expect(screen.getByText('138****5526')).toBeTruthy();
  expect(screen.getByText('爱囤草莓')).toBeTruthy();
  await vi.waitFor(() => expect(sent('POST /seller/chat/read')).toEqual([{ user_id: 3 }]));
});

test('Enter sends what is written, and Shift with Enter does not', async () => {
  const { sent } = openInbox();
  const box = await field();
  fireEvent.change(box, { target: { value: '今天就发' } });
  fireEvent.keyDown(box, { key: 'Enter', shiftKey: true });
  expect(sent('POST /seller/chat/send')).toEqual([]);
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(await within(await log()).findByText('今天就发')).toBeTruthy();
  expect(sent('POST /seller/chat/send')).toMatchObject([
    { to_id: 3, message: { type: 'text', content: { text: '今天就发' } } },
  ]);
});

test('a slash finds a quick reply, which Enter puts in with the customer’s name', async () => {
  openInbox();
  const box = (await field()) as HTMLTextAreaElement;
  await screen.findByRole('option', { name: '发货时间' });
  fireEvent.change(box, { target: { value: '/发货' } });
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(box.value).toBe('Ada，48 小时内发货');
});

test('what the socket brings is shown at once, with who is typing before it', async () => {
  openInbox();
  await log();
  act(() => publishFrame({ type: 'chat_typing', user_id: 3 }));
  expect(screen.getByText('对方正在输入…')).toBeTruthy();
  act(() => publishFrame({ type: 'chat', ...said(5, '在吗') }));
  expect(await within(await log()).findByText('在吗')).toBeTruthy();
  expect(screen.queryByText('对方正在输入…')).toBeNull();
});

test('a picture says how much of it has gone, and is sent once it arrived', async () => {
  const answer = Promise.withResolvers<void>();
  const { sent } = openInbox({
    more: {
      'POST /seller/chat/upload': async () => {
        await answer.promise;
        return { type: 'img', url: '/files/a.webp', width: 40, height: 30 };
      },
      'POST /seller/chat/send': { id: 2, createtime: 1_800_000_002, masked: false },
    },
  });
  await field();
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File(['x'], 'a.webp', { type: 'image/webp' })] } });
  expect(await screen.findByText('50%')).toBeTruthy();
  answer.resolve();
  await vi.waitFor(() =>
    expect(sent('POST /seller/chat/send')).toMatchObject([
      { message: { type: 'img', content: { url: '/files/a.webp' } } },
    ]),
  );
  await vi.waitFor(() => expect(screen.queryByText('50%')).toBeNull());
});

test('a conversation that nobody has is taken', async () => {
  const { sent } = openInbox();
  fireEvent.click(await screen.findByRole('button', { name: '接待' }));
  await vi.waitFor(() => expect(sent('POST /seller/chat/take')).toEqual([{ user_id: 3 }]));
});

test('a note is added for colleagues', async () => {
  const { sent } = openInbox();
  fireEvent.change(await screen.findByRole('textbox', { name: '添加备注' }), { target: { value: '常客' } });
  fireEvent.click(screen.getByRole('button', { name: '添加备注' }));
  await vi.waitFor(() => expect(sent('POST /seller/chat/note')).toEqual([{ user_id: 3, text: '常客' }]));
});

test('a role that may only read, and a block, leave nothing to write in', async () => {
  openInbox({ has: ['chat.read'] });
  expect(await screen.findByText('你的角色只能查看会话。')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: '消息' })).toBeNull();
  await closePage();
  openInbox({ is: { ...customer, can_write: false, conversation: { ...conversation, blocked: true } } });
  expect(await screen.findByText('已拉黑该买家，双方都不能发消息。')).toBeTruthy();
});
