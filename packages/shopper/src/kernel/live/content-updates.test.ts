// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { queryClient } from '../calls/query-client.ts';
import { refreshAllContent, refreshContent } from './content-updates.ts';

const keep = (...key: unknown[]) => queryClient.setQueryData(key, {});
const isStale = (...key: unknown[]) => queryClient.getQueryState(key)?.isInvalidated;

afterEach(() => queryClient.clear());

test('what has changed is asked for again, and nothing else', () => {
  keep('GET /wanlshop/common/init', {}, 'zh');
  keep('GET /wanlshop/search/hot', {}, 'zh');
  refreshContent({ type: 'content', subject: 'start', id: null });
  expect(isStale('GET /wanlshop/common/init', {}, 'zh')).toBe(true);
  expect(isStale('GET /wanlshop/search/hot', {}, 'zh')).toBe(false);
});

test('of many pages only the one that changed is asked for again', () => {
  for (const id of [1, 2]) {
    keep('GET /wanlshop/page/details', { id }, 'zh');
    keep('GET /wanlshop/page/shop', { shop_id: id }, 'zh');
  }
  refreshContent({ type: 'content', subject: 'page', id: 2 });
  expect([1, 2].map((id) => isStale('GET /wanlshop/page/details', { id }, 'zh'))).toEqual([false, true]);
  refreshContent({ type: 'content', subject: 'shop_page', id: 1 });
  expect([1, 2].map((shop_id) => isStale('GET /wanlshop/page/shop', { shop_id }, 'zh'))).toEqual([
    true,
    false,
  ]);
});

test('after a time without news all of it is asked for again', () => {
  keep('GET /wanlshop/article/list', {}, 'en');
  keep('GET /wanlshop/goods/list', {}, 'en');
  refreshAllContent();
  expect(isStale('GET /wanlshop/article/list', {}, 'en')).toBe(true);
  expect(isStale('GET /wanlshop/goods/list', {}, 'en')).toBe(false);
});
