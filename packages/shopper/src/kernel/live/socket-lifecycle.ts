/**
 * The socket's lifecycle: open while the app is visible, as the operator may change what is shown. Its first
 * frame names the client, which is bound to the person who is logged in by `chat/shake`; 300 ms after
 * connecting they are fetched again. A login or logout opens a new socket.
 */

import {
  createSocketClient,
  type ReceivedFrame,
  reconnectDelayMs,
  type SocketClient,
} from '@chengji/client-kit';
import { createListeners } from '@chengji/client-kit/listeners';
import { ignoreErrors } from '@chengji/client-kit/react';
import { call, SOCKET_URL } from '../calls/call.ts';
import { STORAGE_KEY, USER_FETCH_DELAY_MS } from '../constants.ts';
import { followSession, kickOut, loadStatistics, loadUser } from '../session/session.ts';
import { useStatistics } from '../session/statistics-store.ts';
import { isLoggedIn } from '../session/user-store.ts';
import { store } from '../storage.ts';
import { playAlert } from './alerts.ts';
import { alertChat } from './chat-alerts.ts';
import { refreshAllContent, refreshContent } from './content-updates.ts';

const frames = createListeners<ReceivedFrame>();
const bindings = createListeners();
let clientId: string | null = null;

/** What the market calls this socket; null while it is closed or just opening. */
export const socketClientId = (): string | null => clientId;

/** Hears every frame while the app is open, such as news of an order; answers how to stop. */
export const subscribeToFrames = frames.subscribe;

let isBound = false;

/** Whether what is meant for the person reaches them by the socket. */
export const isSocketBound = (): boolean => isBound;

/**
 * Calls the listener each time the socket has been bound to the person: what was meant for them before has to be
 * asked for, what comes from now on is received. Answers how to stop.
 */
export const onBound = bindings.subscribe;

/** Unbound, a socket receives nothing of the person's: it is tried again for as long as that one is open. */
async function bind(id: string): Promise<void> {
  if (!isLoggedIn()) return;
  const answer = await ignoreErrors(call('POST /wanlshop/chat/shake', { client_id: id }));
  if (id !== clientId) return;
  if (!answer) {
    setTimeout(() => {
      if (id === clientId) void bind(id);
    }, reconnectDelayMs);
    return;
  }
  store(STORAGE_KEY.chatClient, answer.client_id);
  isBound = true;
  // no frame told of what happened before
  void loadStatistics();
  bindings.tell();
}

export function handleFrame(frame: ReceivedFrame): void {
  switch (frame.type) {
    case 'init':
      clientId = frame.client_id;
      void bind(frame.client_id);
      break;
    case 'kick':
      void kickOut(frame.message);
      break;
    case 'service':
      // what moves a queue is no news by itself
      if (frame.message.type !== 'event') playAlert(frame);
      break;
    case 'chat':
      if (alertChat(frame)) playAlert(frame);
      break;
    case 'chat_read':
      // on another device: the number here may have been one of them
      if (frame.own && useStatistics.getState().statistics.notice.chat > 0) void loadStatistics();
      break;
    case 'order':
    case 'notice':
      playAlert(frame);
      void loadStatistics();
      break;
    case 'content':
      refreshContent(frame);
      break;
    default:
      break;
  }
  frames.tell(frame);
}

let send: SocketClient['send'] = () => false;

/** Says something by the socket; false while it is not open. */
export const sendFrame: SocketClient['send'] = (frame) => send(frame);

export function startSocket(): void {
  let isFirst = true;
  const socket = createSocketClient({
    url: SOCKET_URL,
    onFrame: handleFrame,
    onOnline: () => {
      if (isLoggedIn()) setTimeout(() => void loadUser(), USER_FETCH_DELAY_MS);
      // what was missed while the socket was closed is fetched
      if (!isFirst) refreshAllContent();
      isFirst = false;
    },
    onOffline: () => {
      clientId = null;
      isBound = false;
    },
  });
  send = socket.send;
  const settle = () => (document.visibilityState === 'visible' ? socket.open() : socket.close());
  const begin = () => {
    socket.close();
    settle();
  };
  document.addEventListener('visibilitychange', settle);
  followSession({ onLogin: begin, onEnd: begin });
  settle();
}
