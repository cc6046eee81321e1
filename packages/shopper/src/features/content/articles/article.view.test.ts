import { CallError } from '@chengji/client-kit';
import type { RefusalKey } from '@chengji/contract';
import { expect, test } from 'vitest';
import { articleOf, isGone, lazyPictures, leadOf } from './article.view.ts';

test('an article is named by its number or by the key the app knows it by', () => {
  expect(articleOf('12')).toEqual({ id: 12 });
  expect(articleOf('privacy')).toEqual({ key: 'privacy' });
  expect(articleOf('nonsense')).toEqual({ id: 0 });
});

test('pictures of an article come when they are near', () => {
  expect(lazyPictures('<p>a</p><img src="/files/a.webp">')).toBe(
    '<p>a</p><img loading="lazy" decoding="async" src="/files/a.webp">',
  );
});

test('what is gone is told from what could not be had', () => {
  const refused = (key: RefusalKey) => new CallError('refused', { status: 200, code: 0, data: { key } });
  expect(isGone(refused('common.not_found'))).toBe(true);
  expect(isGone(refused('common.server_busy'))).toBe(false);
  expect(isGone(new Error('else'))).toBe(false);
});

test.each([
  ['', null],
  ['/pages/index', { kind: 'inside' }],
  ['https://example.com/sale?a=1', { kind: 'outside', host: 'example.com' }],
  ['http://', null],
])('an advert to "%s" leads there', (url, lead) => {
  expect(leadOf(url)).toEqual(lead);
});
