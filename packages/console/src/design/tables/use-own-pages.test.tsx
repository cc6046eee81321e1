// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { stubBrowser } from '../../testing/stub-browser.ts';
import { useOwnPages } from './use-own-pages.ts';

beforeEach(() => stubBrowser());

const range = (n: number) => Array.from({ length: n }, (_, at) => at);

test('rows at hand are shown in pages once there are more than one holds, and none is left empty', () => {
  const { result, rerender } = renderHook(({ n }) => useOwnPages(range(n), 2), { initialProps: { n: 2 } });
  expect(result.current).toEqual({ rows: [0, 1], paging: undefined });
  rerender({ n: 5 });
  act(() => result.current.paging?.onPage({ page: 3, limit: 2 }));
  expect(result.current.rows).toEqual([4]);
  rerender({ n: 3 });
  expect(result.current.rows).toEqual([2]);
  expect(result.current.paging).toMatchObject({ page: 2, total: 3 });
});

test('on a phone the next page of them comes below those shown', () => {
  stubBrowser({ isPhone: true });
  const { result } = renderHook(() => useOwnPages(range(5), 2));
  expect([result.current.rows, result.current.paging]).toEqual([[0, 1], undefined]);
  act(() => void result.current.more?.fetchNextPage({ cancelRefetch: false }));
  expect(result.current.rows).toEqual([0, 1, 2, 3]);
  expect(result.current.more?.hasNextPage).toBe(true);
});
