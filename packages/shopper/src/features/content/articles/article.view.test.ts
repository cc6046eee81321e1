import { expect, test } from 'vitest';
import { gone, lazyPictures, parseArticleId, parseTarget } from './article.view.ts';

test('an article is named by its number or by the key the app knows it by', () => {
  expect(parseArticleId('12')).toEqual({ id: 12 });
  expect(parseArticleId('privacy')).toEqual({ key: 'privacy' });
  expect(parseArticleId('nonsense')).toEqual({ id: 0 });
});

test('pictures of an article come when they are near', () => {
  expect(lazyPictures('<p>a</p><img src="/files/a.webp">')).toBe(
    '<p>a</p><img loading="lazy" decoding="async" src="/files/a.webp">',
  );
});

test('a deleted article differs from one that could not be loaded', () => {
  expect(gone('deleted')).toEqual({ 'common.not_found': 'deleted', 'common.invalid_input': 'deleted' });
});

test.each([
  ['', null],
  ['/pages/index', { kind: 'inside' }],
  ['https://example.com/sale?a=1', { kind: 'outside', host: 'example.com' }],
  ['http://', null],
])('an advert to "%s" leads there', (url, lead) => {
  expect(parseTarget(url)).toEqual(lead);
});
