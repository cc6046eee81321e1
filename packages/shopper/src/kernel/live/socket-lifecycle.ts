/**
 * The socket's lifecycle: open while the app is visible, as the operator may change what is shown. Its first
 * frame names the client, which is bound to the person who is logged in by `chat/shake`; 300 ms after
 * connecting they are fetched again. A login or logout opens a new socket.
 */

import { createSocketClient, type ReceivedFrame } from '@chengji/client-kit';
import { ignoreErrors } from '@chengji/client-kit/react';
import { call, SOCKET_URL } from '../calls/call.ts';
import { STORAGE_KEY, USER_FETCH_DELAY_MS } from '../constants.ts';
import { followSession, kickOut, loadStatistics, loadUser } from '../session/session.ts';
import { countChat } from '../session/statistics-store.ts';
import { isLoggedIn, useUser } from '../session/user-store.ts';
import { store } from '../storage.ts';
import { playAlert } from './alerts.ts';
import { refreshAllContent, refreshContent } from './content-updates.ts';

type FrameListener = (frame: ReceivedFrame) => void;

const listeners = new Set<FrameListener>();
let clientId: string | null = null;

/** What the market calls this socket; null while it is closed or just opening. */
export const socketClientId = (): string | null => clientId;

/** Hears every frame while the app is open, such as news of an order; answers how to stop. */
export function subscribeToFrames(listener: FrameListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function bind(clientId: string): Promise<void> {
  if (!isLoggedIn()) return;
  const answer = await ignoreErrors(call('POST /wanlshop/chat/shake', { client_id: clientId }));
  if (answer) store(STORAGE_KEY.chatClient, answer.client_id);
}

/** With notifications on, one is raised; otherwise the unread number goes up. */
function alertChat(name: string, text: string): void {
  const mayNotify = 'Notification' in window && Notification.permission === 'granted';
  if (useUser.getState().user.pushs && mayNotify) new Notification(name, { body: text });
  else countChat(1);
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
      if (frame.message.type === 'event') {
        tellListeners(frame);
        return;
      }
      break;
    case 'chat':
      alertChat(frame.form.name, frame.message.content.text);
      break;
    case 'order':
    case 'notice':
      void loadStatistics();
      break;
    case 'content':
      refreshContent(frame);
      break;
    case 'live':
    case 'team':
      break;
  }
  playAlert(frame);
  tellListeners(frame);
}

const tellListeners = (frame: ReceivedFrame): void => {
  for (const listener of listeners) listener(frame);
};

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
    },
  });
  const settle = () => (document.visibilityState === 'visible' ? socket.open() : socket.close());
  const begin = () => {
    socket.close();
    settle();
  };
  document.addEventListener('visibilitychange', settle);
  followSession({ onLogin: begin, onEnd: begin });
  settle();
}
