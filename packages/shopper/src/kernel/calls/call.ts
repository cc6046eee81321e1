/** The app's one call client: token from the stored person, language as chosen. */

import { createCallClient, isCachedAnswer, readSocketUrl } from '@chengji/client-kit';
import { saveServerTime } from '@chengji/client-kit/react';
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
const send: typeof fetch = async (input, init) => {
  try {
    const response = await fetch(input, init);
    if (isCachedAnswer(response)) void checkNetwork();
    return response;
  } catch (error) {
    if (!init?.signal?.aborted) void checkNetwork();
    throw error;
  }
};

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
