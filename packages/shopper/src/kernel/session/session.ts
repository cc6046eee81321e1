/**
 * The session: login, the check at start, logout and kick-out. Stores that belong to the person
 * (the cart, the socket) follow it with `followSession`.
 */
import { ignoreErrors, isLoginNeeded } from '@chengji/client-kit/react';
import type { CallOut } from '@chengji/contract';
import { call, waitForAnswers } from '../calls/call.ts';
import { onLoginExpired, reportFault } from '../calls/faults.ts';
import { queryClient } from '../calls/query-client.ts';
import { CART_LOAD_DELAY_MS, LOGOUT_PATIENCE_MS, STORAGE_KEY } from '../constants.ts';
import { tell } from '../modal.ts';
import { askLogin, leaveLogin } from '../router/navigation.ts';
import type { Place } from '../router/page-params.ts';
import { forgetAnswers } from '../shell/offline-app.ts';
import { forget, forgetAll } from '../storage.ts';
import { createReading } from './reading.ts';
import { clearStatistics, saveStatistics, useStatistics } from './statistics-store.ts';
import { clearUser, isLoggedIn, saveLogin, saveUserInfo, useUser } from './user-store.ts';

type SessionFollower = {
  /** One second after start or login: the cart loads. */
  onCartLoad?: () => void;
  onLogin?: () => void;
  onEnd?: () => void;
};

const followers = new Set<SessionFollower>();
let isCartDue = false;

/** A follower that registers after the cart was due, because its code loaded late, is called at once. */
export function followSession(follower: SessionFollower): void {
  followers.add(follower);
  if (isCartDue) follower.onCartLoad?.();
}

function loadCartSoon(): void {
  setTimeout(() => {
    isCartDue = true;
    for (const follower of followers) follower.onCartLoad?.();
  }, CART_LOAD_DELAY_MS);
}

/** Whether someone is logged in; a visitor is sent to the login page and comes back here. */
export function requireLogin(): boolean {
  if (!isLoggedIn()) askLogin();
  return isLoggedIn();
}

type LoggedIn = CallOut<'POST /wanlshop/user/login'>;

/** Stores the person who logged in, and goes on to where they were going; `above` opens over that. */
export function finishLogin({ userinfo, statistics }: LoggedIn, above?: Place): void {
  saveLogin(userinfo);
  saveStatistics(statistics);
  void queryClient.invalidateQueries();
  for (const follower of followers) follower.onLogin?.();
  loadCartSoon();
  leaveLogin(above);
}

/** The person's fields and counters are cleared, here and in local storage. */
export function endSession(): void {
  if (!isLoggedIn()) return;
  clearUser();
  clearStatistics();
  forget(STORAGE_KEY.chatClient);
  forget(STORAGE_KEY.chatDrafts);
  forgetAll(STORAGE_KEY.chatMessages);
  void forgetAnswers();
  for (const follower of followers) follower.onEnd?.();
  void queryClient.resetQueries();
}

/**
 * What is being sent is answered first, so that a last change of the cart arrives and nothing is refused for a token
 * that has just ended. The logout itself goes with the token that is forgotten meanwhile: no other call is made with it.
 */
export async function logout(): Promise<void> {
  await waitForAnswers(LOGOUT_PATIENCE_MS);
  const loggedOut = ignoreErrors(call('GET /wanlshop/user/logout'));
  endSession();
  await loggedOut;
}

/** The operator ended the session: a message is shown, then the person is logged out. */
export async function kickOut(message: string): Promise<void> {
  await tell({ text: message });
  endSession();
  askLogin();
}

export const loadUser = createReading({
  read: () => (isLoggedIn() ? call('GET /wanlshop/user/info') : undefined),
  getState: () => useUser.getState().user,
  keep: ({ userinfo }) => saveUserInfo(userinfo),
});

export const loadStatistics = createReading({
  read: () => (isLoggedIn() ? call('GET /wanlshop/user/statistics') : undefined),
  getState: () => useStatistics.getState().statistics,
  keep: ({ statistics }) => saveStatistics(statistics),
});

/** An invalid token is told and clears the person; a network failure logs nobody out. */
async function checkToken(): Promise<void> {
  if (!isLoggedIn()) return;
  try {
    await call('GET /wanlshop/token/check');
  } catch (error) {
    if (isLoginNeeded(error)) reportFault(error);
  }
}

export async function startSession(): Promise<void> {
  onLoginExpired(() => {
    endSession();
    askLogin();
  });
  loadCartSoon();
  await checkToken();
  await loadStatistics();
}
