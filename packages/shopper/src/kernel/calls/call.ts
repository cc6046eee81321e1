/** The app's one call client: token from the stored person, language as chosen. */

import {
  CallError,
  createCallClient,
  isCachedAnswer,
  readSocketUrl,
  type SentCall,
} from '@chengji/client-kit';
import { ignoreErrors, saveServerTime } from '@chengji/client-kit/react';
import { currentLanguage } from '../language.ts';
import { getVisitSource } from '../router/navigation.ts';
import { deviceSecret } from '../session/device.ts';
import { currentToken } from '../session/user-store.ts';
import { checkNetwork } from '../shell/network.ts';
import { solve } from './challenge.ts';

/** Opened inside WeChat, or in a browser. */
export const isInWechat = /MicroMessenger/i.test(navigator.userAgent);

export const API_BASE = '/api';
export const SOCKET_URL = readSocketUrl();

/** A call without an answer, or with a cached one, has the network checked. */
const exchange = async (url: string, init: SentCall): Promise<Response> => {
  try {
    const response = await (init.onProgress
      ? (await import('@chengji/client-kit/files/fetch-with-progress')).fetchWithProgress(url, init)
      : fetch(url, init));
    if (isCachedAnswer(response)) void checkNetwork();
    return response;
  } catch (error) {
    if (!init.signal?.aborted) void checkNetwork();
    throw error;
  }
};

const pending = new Set<Promise<Response>>();

/** An answer for who has logged out meanwhile is nobody's: what the next person sees is not made of it. */
const exchangeForOne: typeof exchange = async (url, init) => {
  const response = await exchange(url, init);
  if (init.headers.token && init.headers.token !== currentToken()) throw new CallError('aborted');
  return response;
};

const send: typeof exchange = (url, init) => {
  const response = exchangeForOne(url, init);
  pending.add(response);
  void ignoreErrors(response.finally(() => pending.delete(response)));
  return response;
};

/** Resolves when no call waits for its answer, or after `limitMs`. */
export async function waitForAnswers(limitMs: number): Promise<void> {
  let isOver = false;
  const limit = new Promise<void>((resolve) => {
    setTimeout(() => {
      isOver = true;
      resolve();
    }, limitMs);
  });
  while (pending.size > 0 && !isOver) await Promise.race([limit, Promise.allSettled(pending)]);
}

export const { call, upload } = createCallClient({
  base: API_BASE,
  socketUrl: SOCKET_URL,
  appClient: isInWechat ? 'wechat' : 'H5',
  token: () => currentToken() || null,
  language: currentLanguage,
  device: deviceSecret,
  from: getVisitSource,
  solve,
  onTime: saveServerTime,
  fetch: send,
});
