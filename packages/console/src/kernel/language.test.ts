// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { changeLanguage, currentLanguage, declareStrings } from './language.ts';

const useText = declareStrings({ hello: '你好，{name}' } as const, { hello: 'Hello, {name}' });

// what a reload read is forgotten as well: other tests share this world
afterEach(() => {
  changeLanguage('zh');
  vi.resetModules();
});

test('Chinese is spoken until another language is chosen', () => {
  expect(currentLanguage()).toBe('zh');
  expect(renderHook(() => useText()('hello', { name: 'Ada' })).result.current).toBe('你好，Ada');
});

test('a change of language changes every text at once, and the document', () => {
  const { result } = renderHook(() => useText()('hello', { name: 'Ada' }));
  act(() => changeLanguage('en'));
  expect(result.current).toBe('Hello, Ada');
  expect(document.documentElement.lang).toBe('en');
});

test('the language chosen outlives a reload', async () => {
  changeLanguage('en');
  vi.resetModules();
  expect((await import('./language.ts')).currentLanguage()).toBe('en');
});
