// @vitest-environment jsdom
import type { ReceivedFrame } from '@chengji/client-kit';
import type { CallIn, ChatHistory, ChatMessage } from '@chengji/contract';
import { expect, test, vi } from 'vitest';
import { createThreadStore } from './thread-store.ts';

const userId = 3;
const message = (id: number, clientId = `message-${id}`, shopId: number | null = null): ChatMessage => ({
  form: { id: shopId ?? userId, name: '', avatar: '', shop_id: shopId },
  to_id: shopId === null ? 7 : userId,
  message: { id, type: 'text', client_msg_id: clientId, content: { text: `${id}` } },
  agent: null,
  recalled: false,
  masked: false,
  createtime: id,
});

/** A market that stores what it is sent, and answers pages of two. */
function startMarket(stored: ChatMessage[] = []) {
  const faults: string[] = [];
  const send = vi.fn(async ({ message: draft }: CallIn<'POST /seller/chat/send'>) => {
    const fault = faults.shift();
    if (fault) throw new Error(fault);
    stored.push(message(stored.length + 1, draft.client_msg_id, 7));
  });
  const fetchHistory = vi.fn(async ({ before_id, after_id }: { before_id?: unknown; after_id?: unknown }) => {
    const known = stored.filter(({ message: { id } }) =>
      after_id === undefined ? id < Number(before_id ?? Number.POSITIVE_INFINITY) : id > Number(after_id),
    );
    const rows = after_id === undefined ? known.slice(-2) : known.slice(0, 2);
    return { rows, more: known.length > rows.length, read_up_to: 0 };
  });
  const store = createThreadStore({ userId, fetchHistory, send });
  const shown = () => store.read().thread?.rows.map(({ message: { id } }) => id);
  return { store, stored, send, faults, shown };
}

const frame = (row: ChatMessage): ReceivedFrame => ({ type: 'chat', ...row });

test('an opened conversation shows its newest messages, and older ones when asked', async () => {
  const { store, shown } = startMarket([1, 2, 3, 4, 5].map((id) => message(id)));
  await store.load();
  expect(shown()).toEqual([4, 5]);
  await store.loadOlder();
  await store.loadOlder();
  expect(shown()).toEqual([1, 2, 3, 4, 5]);
  expect(store.read().thread?.more).toBe(false);
});

test('what was missed while the socket was lost comes whole and in order', async () => {
  const { store, stored, shown } = startMarket([message(1)]);
  await store.load();
  stored.push(...[2, 3, 4, 5, 6].map((id) => message(id)));
  store.hear(frame(message(6)));
  await store.catchUp();
  expect(shown()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('what is sent stands below until it is among the messages, in the order it was sent', async () => {
  const { store, shown, send } = startMarket([message(1)]);
  await store.load();
  store.send({ type: 'text', content: { text: 'one' } });
  store.send({ type: 'text', content: { text: 'two' } });
  expect(store.read().pending).toHaveLength(2);
  await vi.waitFor(() => expect(store.read().pending).toEqual([]));
  expect(shown()).toEqual([1, 2, 3]);
  expect(send.mock.calls.map(([{ message: draft }]) => draft.content)).toEqual([
    { text: 'one' },
    { text: 'two' },
  ]);
});

test('what could not be sent says why, and is sent again as the same message', async () => {
  const { store, faults, send } = startMarket();
  faults.push('no network');
  await store.load();
  store.send({ type: 'text', content: { text: 'hello' } });
  await vi.waitFor(() => expect(store.read().pending[0]?.fault).toBeTruthy());
  const [waiting] = store.read().pending;
  if (waiting) store.resend(waiting.draft);
  await vi.waitFor(() => expect(store.read().pending).toEqual([]));
  expect(new Set(send.mock.calls.map(([{ message: draft }]) => draft.client_msg_id)).size).toBe(1);
});

test('a message of another conversation is not shown', async () => {
  const { store, shown } = startMarket([message(1)]);
  await store.load();
  store.hear(frame({ ...message(2), form: { id: 4, name: '', avatar: '', shop_id: null } }));
  expect(shown()).toEqual([1]);
});

test('the shopper’s reading and recalls are heard', async () => {
  const { store } = startMarket([message(1), message(2, 'message-2', 7)]);
  await store.load();
  store.hear({ type: 'chat_read', user_id: userId, up_to: 2, own: false });
  store.hear({ type: 'chat_recall', user_id: userId, id: 1 });
  expect(store.read().thread).toMatchObject({ readUpTo: 2, rows: [{ recalled: true }, { recalled: false }] });
});

test('what is heard while the messages are being read stands among them', async () => {
  const answer = Promise.withResolvers<ChatHistory>();
  const store = createThreadStore({ userId, fetchHistory: () => answer.promise, send: async () => {} });
  const loaded = store.load();
  store.hear(frame(message(3)));
  store.hear({ type: 'chat_recall', user_id: userId, id: 2 });
  answer.resolve({ rows: [message(1), message(2)], more: false, read_up_to: 0 });
  await loaded;
  const rows = store.read().thread?.rows ?? [];
  expect(rows.map(({ message: { id }, recalled }) => [id, recalled])).toEqual([
    [1, false],
    [2, true],
    [3, false],
  ]);
});
