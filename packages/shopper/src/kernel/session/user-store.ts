import type { CallOut } from '@chengji/contract';
import { create } from 'zustand';
import { STORAGE_KEY } from '../constants.ts';
import { forget, readStored, store } from '../storage.ts';

export type UserInfo = CallOut<'GET /wanlshop/user/info'>['userinfo'];

/** The person, as stored under `user`. `pushs`, `shock` and `voice` are the notification, vibration and sound switches. */
export type User = UserInfo & { isLogin: boolean; pushs: boolean; shock: boolean; voice: boolean };

const visitor: User = {
  id: 0,
  isLogin: false,
  username: '',
  nickname: '',
  mobile: '',
  avatar: '',
  level: 0,
  gender: 'unknown',
  birthday: null,
  bio: '',
  money: '0.00',
  score: 0,
  successions: 0,
  maxsuccessions: 0,
  prevtime: null,
  logintime: null,
  loginip: '',
  jointime: 0,
  has_password: false,
  has_pay_password: false,
  held_until: null,
  shops: [],
  token: '',
  pushs: true,
  shock: true,
  voice: true,
};

/**
 * Stored data may be from an older version or edited: only an object with a token counts as a person. A visitor's
 * switches are theirs too.
 */
function restored(): User {
  const stored = readStored(STORAGE_KEY.user);
  if (typeof stored !== 'object' || stored === null) return visitor;
  const user = { ...visitor, ...stored };
  if (typeof user.token === 'string' && user.token !== '') return { ...user, isLogin: true };
  const isOn = (value: unknown) => value !== false;
  return { ...visitor, pushs: isOn(user.pushs), shock: isOn(user.shock), voice: isOn(user.voice) };
}

export const useUser = create<{ user: User }>(() => ({ user: restored() }));

export const isLoggedIn = () => useUser.getState().user.isLogin;
export const currentToken = () => useUser.getState().user.token;

function keep(user: User): void {
  store(STORAGE_KEY.user, user);
  useUser.setState({ user });
}

/** The person who logged in; the three switches start on. */
export function saveLogin(userinfo: UserInfo): void {
  keep({ ...visitor, ...userinfo, isLogin: true });
}

/** Fresh fields of the person logged in; their token stays. */
export function saveUserInfo(userinfo: UserInfo): void {
  const { user } = useUser.getState();
  if (user.isLogin) keep({ ...user, ...userinfo, token: user.token });
}

export function saveSwitches(switches: Partial<Pick<User, 'pushs' | 'shock' | 'voice'>>): void {
  keep({ ...useUser.getState().user, ...switches });
}

export function clearUser(): void {
  forget(STORAGE_KEY.user);
  useUser.setState({ user: visitor });
}
