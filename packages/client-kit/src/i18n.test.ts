import { expect, expectTypeOf, test } from 'vitest';
import { differingParams, isLanguage, type Params, translator } from './i18n.ts';

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

test('a text takes the form of its number', () => {
  const plural = { ...en, count: '{count} {count|item|items}' };
  expect(translator(zh, plural, 'en')('count', { count: 1 })).toBe('1 item');
  expect(translator(zh, plural, 'en')('count', { count: 2 })).toBe('2 items');
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
