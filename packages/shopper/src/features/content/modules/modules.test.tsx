// @vitest-environment jsdom
import type { PageModule } from '@chengji/contract';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageModules } from '../index.ts';

const style = { margin: '0px 12px 12px' };
const notice = (id: string, ...titles: string[]): PageModule => ({
  id,
  type: 'notice_bar',
  style,
  params: { items: titles.map((title) => ({ title, url: '' })) },
});
const draw = (...modules: unknown[]) => render(<PageModules modules={modules as PageModule[]} />);

beforeEach(() => vi.useFakeTimers());
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  await vi.dynamicImportSettled();
});

test('a module of a later version is left out, the others stay', () => {
  draw({ id: 'x', type: 'hologram', style, params: {} }, notice('n', '坏果包赔'));
  expect(screen.getByText('坏果包赔')).toBeTruthy();
});

test('a module whose data cannot be drawn takes no other with it', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  draw({ id: 'x', type: 'cube', style, params: {} }, notice('n', '坏果包赔'));
  expect(screen.getByText('坏果包赔')).toBeTruthy();
});

test('announcements take turns', () => {
  draw(notice('n', '第一条', '第二条'));
  expect(screen.getByText('第一条')).toBeTruthy();
  act(() => vi.advanceTimersByTime(5_000));
  expect(screen.getByText('第二条')).toBeTruthy();
  act(() => vi.advanceTimersByTime(5_000));
  expect(screen.getByText('第一条')).toBeTruthy();
});

test('sizes are measured in rpx', () => {
  const { container } = draw({ id: 's', type: 'spacer', style: {}, params: { height: '12px' } });
  expect(container.innerHTML).toContain('height: calc(var(--rpx) * 24)');
});

test('channels lead to their pages, some with a word on them', () => {
  const items = [
    { title: '新品', icon: '', url: '/pages/product/list?sort=new', badge: '99+' },
    { title: '直播', icon: '', url: '/pages/live' },
  ];
  draw({ id: 'm', type: 'icon_grid', style, params: { columns: 5, items } });
  expect(screen.getByRole('link').getAttribute('href')).toBe('#/pages/product/list?sort=new');
  expect(screen.getByText('99+')).toBeTruthy();
  expect(screen.getByText('直播').closest('a')).toBeNull();
});

test('a picture and the tiles of a cube lead where their data says', () => {
  const tile = { id: 1, title: '好茶', subtitle: '手作', image: '', url: '/pages/category', colour: 'teal' };
  draw(
    { id: 'p', type: 'picture', style, params: { image: '', url: '/pages/find', height: '80px' } },
    { id: 'c', type: 'cube', style, params: { items: [tile, { ...tile, id: 2 }, { ...tile, id: 3 }] } },
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#/pages/find',
    '#/pages/category',
    '#/pages/category',
    '#/pages/category',
  ]);
});
