import { expect, test } from 'vitest';
import { findMiddle, isAt, listNavigation, listPlaces, pageAt, toBreadcrumbs } from './page-map.ts';
import { pages } from './pages.ts';

const every = [...new Set(pages.flatMap((page) => page.right ?? []))];

test('each path is there once', () => {
  expect(new Set(pages.map((page) => page.path)).size).toBe(pages.length);
});

test('a path’s :id stands for one part', () => {
  expect(isAt('/seller/orders/:id', '/seller/orders/12')).toBe(true);
  expect(isAt('/seller/orders/:id', '/seller/orders')).toBe(false);
  expect(isAt('/seller/orders/:id', '/seller/orders/12/log')).toBe(false);
  expect(isAt('/seller/orders', '/seller/orders/')).toBe(true);
});

test('a spelled-out path wins over one with :id', () => {
  expect(pageAt(pages, '/seller/goods/new')?.title).toBe('goodsNew');
  expect(pageAt(pages, '/seller/goods/7')?.title).toBe('goodsEdit');
  expect(pageAt(pages, '/seller/nothing')).toBeUndefined();
});

test('a role sees the pages its rights allow, and no group that would be empty', () => {
  const shown = (rights: string[]) =>
    listNavigation(pages, 'seller', rights).map((group) => group.pages.map((page) => page.title));
  expect(shown([])).toEqual([]);
  expect(shown(['dashboard.read', 'orders.read'])).toEqual([['dashboard', 'analytics'], ['orders']]);
  expect(shown(every).flat()).toEqual(expect.arrayContaining(['dashboard', 'orders', 'goods']));
  expect(shown(every)).not.toContainEqual([]);
});

test('an area shows its own pages alone', () => {
  const shown = listNavigation(pages, 'platform', every).flatMap((group) => group.pages);
  expect(shown.map(({ title }) => title)).toEqual(expect.arrayContaining(['settings', 'clock']));
  for (const page of shown) expect(page.area).toBe('platform');
});

test('on a phone the main places of an area are at the thumb, those a role may see', () => {
  const shown = (area: 'seller' | 'platform', rights: string[]) =>
    listPlaces(pages, area, rights).map(({ title }) => title);
  expect(shown('seller', every)).toEqual(['dashboard', 'orders', 'chats']);
  expect(shown('platform', every)).toEqual(['overview', 'interventions', 'complaints', 'withdrawals']);
  expect(shown('seller', ['orders.read'])).toEqual(['orders']);
});

test('a shop’s staff who may ship scan in the middle of them, nobody else', () => {
  const middle = (area: 'seller' | 'platform', rights: string[]) => findMiddle(pages, area, rights)?.title;
  expect(middle('seller', every)).toBe('scanToShip');
  expect(middle('seller', ['orders.read'])).toBeUndefined();
  expect(middle('platform', every)).toBeUndefined();
});

test('the crumbs lead from the list to the page', () => {
  const page = pageAt(pages, '/seller/orders/12');
  expect(page && toBreadcrumbs(pages, page).map((crumb) => crumb.title)).toEqual(['orders', 'order']);
});

test('every page that names a right is under its own area', () => {
  for (const page of pages) expect(page.path.startsWith(`/${page.area}`)).toBe(true);
});

test('a page reached from another is not in the sider', () => {
  for (const page of pages.filter((one) => one.parent)) expect(page.icon).toBeUndefined();
});
