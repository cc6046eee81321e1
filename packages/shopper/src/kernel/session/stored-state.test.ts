// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lin } from '../../testing/rows.ts';

/** The app as it restarts with what is in local storage. */
async function restart() {
  vi.resetModules();
  const [user, statistics, language, theme] = await Promise.all([
    import('./user-store.ts'),
    import('./statistics-store.ts'),
    import('../language.ts'),
    import('../theme.ts'),
  ]);
  return { ...user, ...statistics, ...language, ...theme };
}
const keep = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));
let systemIsDark = false;
let systemChanges = () => {};

beforeEach(() => {
  systemIsDark = false;
  vi.stubGlobal('matchMedia', () => ({
    matches: systemIsDark,
    addEventListener: (_: string, changed: () => void) => {
      systemChanges = changed;
    },
  }));
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('the person', () => {
  const stored = { id: 7, nickname: '林小满', token: 'a-token', shock: false };

  test('is there again after a reload, with their switches', async () => {
    keep('user', stored);
    const { useUser } = await restart();
    expect(useUser.getState().user).toMatchObject({ ...stored, isLogin: true, pushs: true, money: '0.00' });
  });

  test.each([
    ['nothing', null],
    ['a text', 'user'],
    ['no token', { ...stored, token: '' }],
    ['a token that is no text', { ...stored, token: 5 }],
  ])('is a visitor where the stored data is %s', async (_, value) => {
    keep('user', value);
    const { useUser } = await restart();
    expect(useUser.getState().user).toMatchObject({ isLogin: false, id: 0, token: '' });
  });

  test('who is a visitor has their switches after a reload too', async () => {
    (await restart()).saveSwitches({ voice: false });
    const { user } = (await restart()).useUser.getState();
    expect(user).toMatchObject({ isLogin: false, voice: false, shock: true, pushs: true });
  });

  test('is a visitor where the stored data cannot be read', async () => {
    localStorage.setItem('user', '{half');
    expect((await restart()).isLoggedIn()).toBe(false);
  });

  test('retains their token when their fields are fetched again, and a visitor stays one', async () => {
    const { saveUserInfo, saveLogin, useUser } = await restart();
    saveUserInfo({ ...lin, token: '' });
    expect(useUser.getState().user.id).toBe(0);
    saveLogin(lin);
    saveUserInfo({ ...lin, money: '99.00', token: '' });
    expect(useUser.getState().user).toMatchObject({ money: '99.00', token: 'a-token', isLogin: true });
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ money: '99.00' });
  });

  test('is still served where nothing can be stored', async () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new DOMException('denied');
      },
      setItem() {
        throw new DOMException('full');
      },
    });
    const { saveLogin, currentToken, changeLanguage, currentLanguage } = await restart();
    saveLogin(lin);
    changeLanguage('en');
    expect([currentToken(), currentLanguage()]).toEqual(['a-token', 'en']);
    vi.unstubAllGlobals();
  });
});

describe('the counters', () => {
  test('that an older version did not know start at nothing', async () => {
    keep('statistics', { order: { pay: 3 }, logistics: 'none' });
    const { statistics } = (await restart()).useStatistics.getState();
    expect(statistics.order).toMatchObject({ pay: 3, receiving: 0 });
    expect(statistics.notice.chat).toBe(0);
    expect(statistics.logistics).toEqual([]);
  });

  test('of unread chats never fall below nothing', async () => {
    const { countChat, useStatistics } = await restart();
    countChat(2);
    countChat(-5);
    expect(useStatistics.getState().statistics.notice.chat).toBe(0);
  });
});

describe('the language', () => {
  test('is Chinese until another is chosen, and the document says which', async () => {
    const { changeLanguage, currentLanguage } = await restart();
    expect([currentLanguage(), document.documentElement.lang]).toEqual(['zh', 'zh-CN']);
    changeLanguage('en');
    expect([(await restart()).currentLanguage(), document.documentElement.lang]).toEqual(['en', 'en']);
  });

  test('is only ever one of the two', async () => {
    keep('language', 'fr');
    expect((await restart()).currentLanguage()).toBe('zh');
  });
});

describe('the theme', () => {
  const painted = () => document.documentElement.dataset.theme;

  test('follows the system until one is chosen, and again when that is chosen', async () => {
    const { followTheme, chooseTheme } = await restart();
    followTheme();
    expect(painted()).toBe('light');
    systemIsDark = true;
    systemChanges();
    expect(painted()).toBe('dark');
    chooseTheme('light');
    systemChanges();
    expect(painted()).toBe('light');
    chooseTheme('system');
    expect(painted()).toBe('dark');
  });

  test('that was chosen is there again after a reload', async () => {
    (await restart()).chooseTheme('dark');
    const { followTheme, useTheme } = await restart();
    followTheme();
    expect([useTheme.getState().theme, painted()]).toEqual(['dark', 'dark']);
  });

  test('that is none of the three counts as the system’s', async () => {
    keep('theme', 'pink');
    expect((await restart()).useTheme.getState().theme).toBe('system');
  });
});
