import { expect, test } from 'vitest';
import { appPages, isAddress, parseLink, toUrl } from './link.ts';

test.each([
  ['', 'none'],
  ['/pages/category', 'page'],
  ['/pages/product/goods?id=7', 'goods'],
  ['/pages/product/list?category_id=3', 'category'],
  ['/pages/shop/index?id=2', 'shop'],
  ['/pages/article/details?id=9', 'article'],
  ['/pages/page/index?id=4', 'named'],
  ['/pages/product/list?keyword=tea', 'other'],
  ['https://example.com/a', 'other'],
] as const)('%s is read as %s and written back the same', (url, kind) => {
  expect(parseLink(url).kind).toBe(kind);
  expect(toUrl(parseLink(url))).toBe(url);
});

test('a title in the address changes nothing of what it names', () => {
  expect(parseLink('/pages/product/list?category_id=69&title=%E5%8C%85')).toEqual({
    kind: 'category',
    target: '69',
  });
});

test('a kind with nothing named yet leads nowhere', () => {
  expect(toUrl({ kind: 'goods', target: '' })).toBe('');
});

test('only a path is an address inside, and only the web is outside', () => {
  for (const page of appPages) expect(isAddress(page, false)).toBe(true);
  expect(isAddress('https://example.com', true)).toBe(true);
  expect(isAddress('https://example.com', false)).toBe(false);
  for (const url of ['javascript:alert(1)', '//example.com', '/a b', 'pages/index'])
    expect(isAddress(url, true)).toBe(false);
});
