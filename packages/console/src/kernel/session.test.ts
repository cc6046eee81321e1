// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { holds, useCan } from './rights.ts';
import { areaHere, endSession, getSession, keepSession, toArea, useSession } from './session.ts';

const staff = (rights: string[]) => ({
  id: 1,
  name: '林小野',
  account: 'a',
  role: 'owner',
  role_name: '店主',
  rights,
  time_zone: 'Asia/Shanghai',
  market: { name: '橙集', coupon_days: 7 },
  shop: null,
});

afterEach(() => {
  endSession('seller');
  endSession('platform');
  vi.resetModules();
});

test('a path belongs to the area it begins with', () => {
  expect(toArea('/seller/orders/list')).toBe('seller');
  expect(toArea('/platform')).toBe('platform');
  expect(toArea('/wanlshop/category/tree')).toBeUndefined();
});

test('the area worked in is that of the page', () => {
  history.replaceState(null, '', '/console/platform/pages');
  expect(areaHere()).toBe('platform');
  history.replaceState(null, '', '/console/seller/goods/3');
  expect(areaHere()).toBe('seller');
});

test('the two areas are logged in to side by side', () => {
  keepSession('seller', { token: 's', staff: staff([]) });
  keepSession('platform', { token: 'p', staff: staff([]) });
  endSession('seller');
  expect(getSession('seller')).toBeUndefined();
  expect(getSession('platform')?.token).toBe('p');
});

test('a session outlives a reload', async () => {
  keepSession('seller', { token: 's', staff: staff(['orders.read']) });
  vi.resetModules();
  const fresh = await import('./session.ts');
  expect(fresh.getSession('seller')?.staff.rights).toEqual(['orders.read']);
});

test('a session that cannot be read is none', async () => {
  localStorage.setItem('console.session.seller', '{"token":1}');
  vi.resetModules();
  expect((await import('./session.ts')).getSession('seller')).toBeUndefined();
  localStorage.setItem('console.session.seller', 'not json');
  vi.resetModules();
  expect((await import('./session.ts')).getSession('seller')).toBeUndefined();
});

test('what is shown follows the login and the logout', () => {
  const { result } = renderHook(() => useSession('seller')?.token);
  expect(result.current).toBeUndefined();
  act(() => keepSession('seller', { token: 's', staff: staff([]) }));
  expect(result.current).toBe('s');
  act(() => endSession('seller'));
  expect(result.current).toBeUndefined();
});

test('a member of staff holds the rights that the server names', () => {
  expect(holds(['orders.read'], 'orders.read')).toBe(true);
  expect(holds(['orders.read'], 'orders.ship')).toBe(false);
  expect(holds([], undefined)).toBe(true);
  keepSession('seller', { token: 's', staff: staff(['orders.ship']) });
  expect(renderHook(() => useCan('seller', 'orders.ship')).result.current).toBe(true);
  expect(renderHook(() => useCan('platform', 'orders.ship')).result.current).toBe(false);
});
