// @vitest-environment jsdom
import { type ReceivedFrame, reconnectDelayMs } from '@chengji/client-kit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useModal } from '../modal.ts';
import { endSession } from '../session/session.ts';
import { useStatistics } from '../session/statistics-store.ts';
import { saveLogin, saveSwitches, useUser } from '../session/user-store.ts';
import { showPeer } from './chat-alerts.ts';
import { handleFrame, isSocketBound, onBound, startSocket, subscribeToFrames } from './socket-lifecycle.ts';

const sockets: string[] = [];
const asked: string[] = [];
let closed = 0;

/** A socket that connects when the test says so. */
class Socket extends EventTarget {
  constructor(url: string) {
    super();
    sockets.push(url);
    queueMicrotask(() => this.dispatchEvent(new Event('open')));
  }
  send() {}
  close() {
    closed += 1;
  }
}

const look = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const chat: Extract<ReceivedFrame, { type: 'chat' }> = {
  type: 'chat',
  form: { id: 3, name: '声洛数码', avatar: '', shop_id: 3 },
  to_id: 7,
  message: { id: 1, client_msg_id: 'message-1', type: 'text', content: { text: '在的' } },
  agent: null,
  recalled: false,
  masked: false,
  createtime: 1,
};

const answer = (client_id: string) => {
  const { statistics } = useStatistics.getState();
  return Response.json({ code: 1, msg: '', time: 0, data: { client_id, statistics } });
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url.replace(/^\/api/, ''));
    return answer('c-1');
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const aPerson = () => saveLogin({ ...useUser.getState().user, id: 7, token: 'a-token' });

test('the socket is open while the app is in sight, and the person is fetched when there is one', async () => {
  startSocket();
  expect(sockets).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(300);
  expect(asked).not.toContain('/wanlshop/user/info');
  aPerson();
  look('hidden');
  expect(closed).toBe(1);
  look('visible');
  expect(sockets).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(300);
  expect(asked).toContain('/wanlshop/user/info');
});

test('a logout opens a new socket for the visitor', () => {
  aPerson();
  const before = [sockets.length, closed];
  endSession();
  expect([sockets.length, closed]).toEqual(before.map((count) => count + 1));
});

test('the first frame binds the client to the person and stores its id', async () => {
  handleFrame({ type: 'init', client_id: 'c-1' });
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).not.toContain('/wanlshop/chat/shake');
  aPerson();
  handleFrame({ type: 'init', client_id: 'c-1' });
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toContain('/wanlshop/chat/shake');
  expect(localStorage.getItem('chat_client_id')).toBe('"c-1"');
});

test('what happened before the socket was bound is counted once it is', async () => {
  aPerson();
  asked.length = 0;
  handleFrame({ type: 'init', client_id: 'c-1' });
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['/wanlshop/chat/shake', '/wanlshop/user/statistics']);
});

test('a chat raises a notification where that is allowed, otherwise the unread number', () => {
  handleFrame(chat);
  expect(useStatistics.getState().statistics.notice.chat).toBe(1);
  const raised = vi.fn();
  vi.stubGlobal('Notification', Object.assign(raised, { permission: 'granted' }));
  handleFrame(chat);
  expect(raised).toHaveBeenCalledWith('声洛数码', { body: '在的' });
  saveSwitches({ pushs: false });
  handleFrame(chat);
  expect(useStatistics.getState().statistics.notice.chat).toBe(2);
});

test('what the person wrote on another device, and what they see as it comes, is no news', () => {
  const before = useStatistics.getState().statistics.notice.chat;
  handleFrame({ ...chat, form: { ...chat.form, id: 7, shop_id: null }, to_id: 3 });
  look('visible');
  const hide = showPeer(3);
  handleFrame(chat);
  expect(useStatistics.getState().statistics.notice.chat).toBe(before);
  look('hidden');
  handleFrame(chat);
  look('visible');
  hide();
  handleFrame(chat);
  expect(useStatistics.getState().statistics.notice.chat).toBe(before + 2);
});

test('a socket that could not be bound is tried again, and followers hear once it is', async () => {
  aPerson();
  const bound = vi.fn();
  const stop = onBound(bound);
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network');
  });
  handleFrame({ type: 'init', client_id: 'c-2' });
  await vi.advanceTimersByTimeAsync(0);
  expect([bound.mock.calls.length, isSocketBound()]).toEqual([0, false]);
  vi.stubGlobal('fetch', async () => answer('c-2'));
  await vi.advanceTimersByTimeAsync(reconnectDelayMs);
  expect([bound.mock.calls.length, isSocketBound()]).toEqual([1, true]);
  stop();
});

test('a kick-out is shown', () => {
  handleFrame({ type: 'kick', message: '账号已被管理员下线' });
  expect(useModal.getState().asked[0]?.text).toBe('账号已被管理员下线');
});

test('subscribers receive every frame until they unsubscribe', () => {
  const received = vi.fn();
  const stop = subscribeToFrames(received);
  handleFrame(chat);
  stop();
  handleFrame(chat);
  expect(received).toHaveBeenCalledOnce();
});
