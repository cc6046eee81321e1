// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call } from '../calls/call.ts';
import { useModal } from '../modal.ts';
import { useToast } from '../toast.ts';
import {
  endSession,
  finishLogin,
  followSession,
  kickOut,
  loadStatistics,
  loadUser,
  logout,
  startSession,
} from './session.ts';
import { saveStatistics, saveUnreadChats, useStatistics } from './statistics-store.ts';
import { saveLogin, saveUserInfo, type UserInfo, useUser } from './user-store.ts';

const userinfo: UserInfo = {
  id: 7,
  username: 'lin',
  nickname: '林小满',
  mobile: '13800000001',
  avatar: '',
  level: 3,
  gender: 'female',
  birthday: null,
  bio: '',
  money: '5000.00',
  score: 860,
  successions: 2,
  maxsuccessions: 9,
  prevtime: null,
  logintime: 1_760_000_000,
  loginip: '127.0.0.1',
  jointime: 1_750_000_000,
  has_password: true,
  has_pay_password: true,
  held_until: null,
  shops: [],
  token: 'a-token',
};
const statistics = {
  ...useStatistics.getState().statistics,
  dynamic: { collection: 36, concern: 18, footprint: 128, coupon: 7, accountbank: 2 },
};

const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');

/** The market's answers by path, as a browser would get them. */
function answer(answers: Record<string, { status?: number; body: unknown }>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.replace(/^\/api/, '').replace(/\?.*/, '');
    asked.push(path);
    const found = answers[path];
    if (!found) throw new TypeError('no network');
    return new Response(JSON.stringify(found.body), { status: found.status ?? 200 });
  });
  return asked;
}
const done = (data: unknown) => ({ body: { code: 1, msg: 'ok', time: 0, data } });
const loginOver = { status: 401, body: { code: 0, msg: '请先登录', time: 0, data: null } };

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  answer({});
});
afterEach(() => {
  endSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a login', () => {
  test('stores the person with the three switches on, and their counters', () => {
    finishLogin({ userinfo, statistics });
    expect(stored('user')).toMatchObject({ id: 7, isLogin: true, pushs: true, shock: true, voice: true });
    expect(stored('statistics').dynamic.collection).toBe(36);
    expect(useUser.getState().user.token).toBe('a-token');
  });

  test('loads the cart one second later', () => {
    const onCartLoad = vi.fn();
    followSession({ onCartLoad });
    finishLogin({ userinfo, statistics });
    vi.advanceTimersByTime(999);
    expect(onCartLoad).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onCartLoad).toHaveBeenCalledOnce();
  });

  test('loads the cart at once for a follower that registers when it was due already', () => {
    finishLogin({ userinfo, statistics });
    vi.advanceTimersByTime(1_000);
    const onCartLoad = vi.fn();
    followSession({ onCartLoad });
    expect(onCartLoad).toHaveBeenCalledOnce();
  });
});

describe('the check at start', () => {
  test('clears the person and the counters when the token is no longer valid', async () => {
    saveLogin(userinfo);
    answer({ '/wanlshop/token/check': loginOver });
    await startSession();
    expect(useUser.getState().user).toMatchObject({ isLogin: false, id: 0, token: '' });
    expect(localStorage.getItem('user')).toBeNull();
    expect(localStorage.getItem('statistics')).toBeNull();
    expect(useToast.getState().toast?.text).toBe('请先登录');
  });

  test('leaves the person logged in when the token is valid, and fetches the counters', async () => {
    saveLogin(userinfo);
    answer({
      '/wanlshop/token/check': done(null),
      '/wanlshop/user/statistics': done({ statistics }),
    });
    await startSession();
    expect(useUser.getState().user.isLogin).toBe(true);
    expect(useStatistics.getState().statistics.dynamic.footprint).toBe(128);
  });

  test('logs nobody out without a network', async () => {
    saveLogin(userinfo);
    await startSession();
    expect(useUser.getState().user.isLogin).toBe(true);
  });

  test('asks nothing for a visitor', async () => {
    const asked = answer({});
    await startSession();
    expect(asked).toEqual([]);
  });
});

describe('at the end of a session', () => {
  test('a logout clears everything of the person and notifies its followers', async () => {
    const onEnd = vi.fn();
    followSession({ onEnd });
    finishLogin({ userinfo, statistics });
    await logout();
    expect(useUser.getState().user.isLogin).toBe(false);
    expect(useStatistics.getState().statistics.dynamic.collection).toBe(0);
    expect(localStorage.getItem('user')).toBeNull();
    expect(onEnd).toHaveBeenCalledOnce();
  });

  test('a logout waits for what is being sent, and no later call has the token', async () => {
    const sent: string[] = [];
    const { promise: cartAnswer, resolve: answerCart } = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', (url: string, { headers }: { headers: Record<string, string> }) => {
      sent.push(`${url} ${headers.token}`);
      return url.endsWith('/cart/synchro') ? cartAnswer : Promise.resolve(Response.json(done(null).body));
    });
    finishLogin({ userinfo, statistics });
    void call('POST /wanlshop/cart/synchro', { cart: null });
    const loggedOut = logout();
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual(['/api/wanlshop/cart/synchro a-token']);
    answerCart(Response.json(done([]).body));
    await vi.advanceTimersByTimeAsync(1);
    void call('GET /wanlshop/search/hot', {});
    await loggedOut;
    expect(sent.slice(1)).toEqual(['/api/wanlshop/user/logout a-token', '/api/wanlshop/search/hot ']);
  });

  test('a logout does not wait longer than five seconds for an answer', async () => {
    vi.stubGlobal('fetch', (url: string) =>
      url.endsWith('/cart/synchro')
        ? new Promise<never>(() => {})
        : Promise.resolve(Response.json(done(null).body)),
    );
    finishLogin({ userinfo, statistics });
    void call('POST /wanlshop/cart/synchro', { cart: null });
    const loggedOut = logout();
    await vi.advanceTimersByTimeAsync(5_000);
    await loggedOut;
    expect(useUser.getState().user.isLogin).toBe(false);
  });

  test('a kick-out is shown in a modal first', async () => {
    finishLogin({ userinfo, statistics });
    const kicked = kickOut('账号在别处登录');
    expect(useModal.getState().asked[0]).toMatchObject({ text: '账号在别处登录', notice: true });
    expect(useUser.getState().user.isLogin).toBe(true);
    useModal.getState().asked[0]?.answer(true);
    await kicked;
    expect(useUser.getState().user.isLogin).toBe(false);
  });
});

describe('a reading that began before', () => {
  /** Answers each reading when it is told to, in any order. */
  function holdBack() {
    const answers: ((data: unknown) => Promise<void>)[] = [];
    vi.stubGlobal('fetch', () => {
      const { promise, resolve } = Promise.withResolvers<Response>();
      answers.push(async (data) => {
        resolve(Response.json(done(data).body));
        await vi.advanceTimersByTimeAsync(0);
      });
      return promise;
    });
    return answers;
  }
  const toUnread = (chat: number) => ({
    statistics: { ...statistics, notice: { ...statistics.notice, chat } },
  });

  test('a change of the person does not take it back', async () => {
    saveLogin(userinfo);
    const answers = holdBack();
    const loaded = loadUser();
    const changed = { ...userinfo, nickname: '小满' };
    saveUserInfo(changed);
    await answers[0]?.({ userinfo });
    expect(useUser.getState().user.nickname).toBe('小满');
    await answers[1]?.({ userinfo: { ...changed, money: '1.00' } });
    await loaded;
    expect(useUser.getState().user).toMatchObject({ nickname: '小满', money: '1.00' });
  });

  test('what was read in a conversation does not count it as unread again', async () => {
    saveLogin(userinfo);
    saveStatistics(toUnread(3).statistics);
    const answers = holdBack();
    const loaded = loadStatistics();
    saveUnreadChats(0);
    await answers[0]?.(toUnread(3));
    expect(useStatistics.getState().statistics.notice.chat).toBe(0);
    await answers[1]?.(toUnread(0));
    await loaded;
  });

  test('and is asked for again meanwhile, is read once more, however often it is asked for', async () => {
    saveLogin(userinfo);
    const answers = holdBack();
    const loaded = Promise.all([loadStatistics(), loadStatistics(), loadStatistics()]);
    await answers[0]?.(toUnread(1));
    await answers[1]?.(toUnread(2));
    await loaded;
    expect(answers).toHaveLength(2);
    expect(useStatistics.getState().statistics.notice.chat).toBe(2);
  });

  test('another person logged in is not answered', async () => {
    saveLogin(userinfo);
    const answers = holdBack();
    const orders = call('GET /wanlshop/order/list', { state: 'all' });
    endSession();
    saveLogin({ ...userinfo, id: 8, token: 'other-token' });
    const isDropped = expect(orders).rejects.toMatchObject({ kind: 'aborted' });
    await answers[0]?.({ rows: [], next: null });
    await isDropped;
  });

  test('another person logged in says nothing of them', async () => {
    saveLogin(userinfo);
    const answers = holdBack();
    const loaded = loadUser();
    const other = { ...userinfo, id: 8, nickname: '周野', token: 'other-token' };
    saveLogin(other);
    await answers[0]?.({ userinfo });
    expect(useUser.getState().user.id).toBe(8);
    await answers[1]?.({ userinfo: other });
    await loaded;
    expect(useUser.getState().user).toMatchObject({ id: 8, token: 'other-token' });
  });
});
