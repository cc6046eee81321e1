import { expect, expectTypeOf, test } from 'vitest';
import { differingParams, fill, isLanguage, type Params, translator } from './i18n.ts';

const zh = { title: '购物车', count: '共 {count} 件', range: '{from} 至 {to}' } as const;
const en = { title: 'Cart', count: '{count} items', range: '{from} to {to}' };

test('a text is found by key in the language chosen', () => {
  expect(translator(zh, en, 'zh')('title')).toBe('购物车');
  expect(translator(zh, en, 'en')('title')).toBe('Cart');
});

test('parameters go into their braces', () => {
  expect(translator(zh, en, 'zh')('count', { count: 3 })).toBe('共 3 件');
  expect(translator(zh, en, 'en')('range', { from: '¥1', to: '¥9' })).toBe('¥1 to ¥9');
});

test('a count that ends in Chinese stands close to what it counts', () => {
  expect(fill('已售 {count} 件', { count: '1.3万' })).toBe('已售 1.3万件');
  expect(fill('已售 {count} 件', { count: '2.4k' })).toBe('已售 2.4k 件');
  expect(fill('{count} 人', { count: 3 })).toBe('3 人');
});

test('a brace without a parameter stays, so that the fault is seen', () => {
  expect(fill('{a} and {b}', { a: 1 })).toBe('1 and {b}');
});

test.each([
  [0, '0 more changes'],
  [1, '1 more change'],
  ['1', '1 more change'],
  [2, '2 more changes'],
  ['1.2k', '1.2k more changes'],
])('a text for %s takes the form of its number', (count, text) => {
  expect(fill('{count} more {count|change|changes}', { count })).toBe(text);
});

test('a form without a number stays, so that the fault is seen', () => {
  expect(fill('{count|change|changes}')).toBe('{count|change|changes}');
});

test('the parameters of a text are part of its type', () => {
  expectTypeOf<Params<'{from} 至 {to}'>>().toEqualTypeOf<{
    readonly from: string | number;
    readonly to: string | number;
  }>();
  const say = translator(zh, en, 'zh');
  // @ts-expect-error the count is missing
  expect(say('count')).toBe('共 {count} 件');
});

test('texts that name other parameters than their twin are found', () => {
  expect(differingParams(zh, en)).toEqual([]);
  expect(differingParams(zh, { ...en, count: '{n} items' })).toEqual(['count']);
  expect(differingParams(zh, { ...en, count: '{count} {count|item|items}' })).toEqual([]);
  expect(differingParams(zh, { ...en, count: '{count} {n|item|items}' })).toEqual(['count']);
});

test('only zh and en are languages', () => {
  expect(isLanguage('zh')).toBe(true);
  expect(isLanguage('fr')).toBe(false);
});
