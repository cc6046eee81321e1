// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '../i18n.ts';
import { createLanguage } from './language.ts';

afterEach(cleanup);

const zh = { cart: '购物车' } as const;
const en = { cart: 'Cart' };

function open(stored: Language | null = null) {
  const store = vi.fn();
  const language = createLanguage({ stored, store, documentLanguage: { zh: 'zh-CN', en: 'en' } });
  return { ...language, store };
}

/** An English table that arrives when the test says so. */
function declareLate({ declareText }: ReturnType<typeof open>) {
  const asked: { arrive: () => void; fail: () => void }[] = [];
  const text = declareText(zh, () => {
    const { promise, resolve, reject } = Promise.withResolvers<{ en: typeof en }>();
    asked.push({ arrive: () => resolve({ en }), fail: () => reject(new Error('no network')) });
    return promise;
  });
  return { asked, say: () => text()('cart') };
}

describe('the language', () => {
  test('is Chinese until another is chosen, which is stored', () => {
    const { currentLanguage, changeLanguage, store } = open();
    expect([currentLanguage(), document.documentElement.lang]).toEqual(['zh', 'zh-CN']);
    changeLanguage('en');
    expect([currentLanguage(), document.documentElement.lang]).toEqual(['en', 'en']);
    expect(store).toHaveBeenCalledWith('en');
  });

  test('is followed by every text on the screen at once', () => {
    const { declareStrings, changeLanguage } = open();
    const useTexts = declareStrings(zh, en);
    const { result } = renderHook(() => useTexts()('cart'));
    expect(result.current).toBe('购物车');
    act(() => changeLanguage('en'));
    expect(result.current).toBe('Cart');
  });
});

describe('an English table that is a file of its own', () => {
  test('is not asked for in Chinese', async () => {
    const language = open('zh');
    const { asked, say } = declareLate(language);
    await language.loadTexts();
    expect([asked.length, say()]).toEqual([0, '购物车']);
  });

  test('is here before anything is shown that waits for the texts', async () => {
    const language = open('en');
    const { asked, say } = declareLate(language);
    const ready = language.loadTexts();
    for (const { arrive } of asked) arrive();
    await ready;
    expect(say()).toBe('Cart');
  });

  test('changes the language only when it is here, so that no screen is half in one and half in the other', async () => {
    const language = open();
    const { asked, say } = declareLate(language);
    language.changeLanguage('en');
    expect([language.currentLanguage(), say()]).toEqual(['zh', '购物车']);
    asked[0]?.arrive();
    await vi.waitFor(() => expect([language.currentLanguage(), say()]).toEqual(['en', 'Cart']));
    language.changeLanguage('zh');
    expect(say()).toBe('购物车');
  });

  test('that arrives after another choice changes nothing', async () => {
    const language = open();
    const { asked, say } = declareLate(language);
    language.changeLanguage('en');
    language.changeLanguage('zh');
    const ready = language.loadTexts('en');
    for (const { arrive } of asked) arrive();
    await ready;
    expect([language.currentLanguage(), say()]).toEqual(['zh', '购物车']);
  });

  test('that does not come leaves its texts Chinese, and is asked for again', async () => {
    const language = open('en');
    const { asked, say } = declareLate(language);
    asked[0]?.fail();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    expect(say()).toBe('购物车');
    const ready = language.loadTexts();
    asked[1]?.arrive();
    await ready;
    expect(say()).toBe('Cart');
  });
});
