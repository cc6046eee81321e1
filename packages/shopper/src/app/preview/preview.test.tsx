// @vitest-environment jsdom
import type { PreviewContent } from '@chengji/client-kit/preview-frame';
import type { PageModule } from '@chengji/contract';
import '@chengji/testkit/screens';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showLanguage } from '../../kernel/language.ts';
import { Preview } from './Preview.tsx';
import { isPreview } from './preview-address.ts';

const notice = (id: string, title: string): PageModule => ({
  id,
  type: 'notice_bar',
  style: {},
  params: { items: [{ title, url: '/pages/find' }] },
});
const shown = (change: Partial<PreviewContent> = {}): PreviewContent => ({
  type: 'preview.show',
  modules: [notice('a', '坏果包赔'), notice('b', '今日上新')],
  selected: null,
  language: 'zh',
  theme: 'light',
  ...change,
});
const tell = (data: unknown, origin = window.location.origin) =>
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source: window.parent })));

const postMessage = vi.fn();
beforeEach(() => {
  vi.spyOn(window.parent, 'postMessage').mockImplementation(postMessage);
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  postMessage.mockReset();
  vi.restoreAllMocks();
});

test('the preview says that it is ready and draws what it receives', () => {
  render(<Preview />);
  expect(postMessage).toHaveBeenCalledWith({ type: 'preview.ready' }, window.location.origin);
  tell(shown());
  expect(screen.getByText('坏果包赔')).toBeTruthy();
});

test('a touch picks a module and opens nothing', () => {
  render(<Preview />);
  tell(shown({ selected: 'b' }));
  const [first, second] = screen.getAllByRole('button');
  expect(second?.getAttribute('aria-pressed')).toBe('true');
  if (first) fireEvent.click(first);
  expect(postMessage).toHaveBeenLastCalledWith({ type: 'preview.pick', id: 'a' }, window.location.origin);
});

test('a module of a type that this version does not know is named in its place', () => {
  const unknown = { id: 'c', type: 'hologram', style: {}, params: {} } as unknown as PageModule;
  render(<Preview />);
  tell(shown({ modules: [notice('a', '坏果包赔'), unknown] }));
  const places = [...document.querySelectorAll('[data-empty]')];
  expect(places.map((place) => place.getAttribute('data-empty'))).toEqual([
    '此组件暂无可显示的内容',
    '当前版本无法显示组件「hologram」',
  ]);
});

test('language and theme are the editor’s and are not stored', async () => {
  render(<Preview />);
  tell(shown({ language: 'en', theme: 'dark' }));
  expect(await screen.findAllByRole('button', { name: 'Select this module' })).toHaveLength(2);
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.length).toBe(0);
  act(() => showLanguage('zh'));
});

test('only the editor may say what to draw', () => {
  render(<Preview />);
  tell(shown(), 'https://elsewhere.example');
  expect(screen.queryByText('坏果包赔')).toBeNull();
});

test('only in a frame is the app a preview', () => {
  const frame = { parent: {}, location: { search: '?preview' } };
  expect(isPreview(frame as Window & typeof globalThis)).toBe(true);
  expect(isPreview(window)).toBe(false);
});
