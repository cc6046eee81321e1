import { describe, expect, it, test } from 'vitest';
import { fillText } from './fill-text.ts';

describe('a text', () => {
  it('has its parameters in their braces', () => {
    expect(fillText('共 {count} 件', { count: 3 })).toBe('共 3 件');
    expect(fillText('{from} to {to}', { from: '¥1', to: '¥9' })).toBe('¥1 to ¥9');
  });

  it('keeps a brace without a parameter, so that the fault is seen', () => {
    expect(fillText('{a} and {b}', { a: 1 })).toBe('1 and {b}');
  });

  it('keeps a form without a number, so that the fault is seen', () => {
    expect(fillText('{count|change|changes}')).toBe('{count|change|changes}');
  });

  it('shows a parameter that looks like a brace as it is', () => {
    expect(fillText('{title}: {n|order|orders}', { title: '{n|a|b}', n: 1 })).toBe('{n|a|b}: order');
  });
});

test('a count that ends in Chinese stands close to what it counts', () => {
  expect(fillText('已售 {count} 件', { count: '1.3万' })).toBe('已售 1.3万件');
  expect(fillText('已售 {count} 件', { count: '2.4k' })).toBe('已售 2.4k 件');
  expect(fillText('{count} 人', { count: 3 })).toBe('3 人');
});

test.each([
  [0, '0 more changes'],
  [1, '1 more change'],
  ['1', '1 more change'],
  [2, '2 more changes'],
  ['1.5', '1.5 more changes'],
  ['1,000', '1,000 more changes'],
  ['1,234', '1,234 more changes'],
  ['1.2k', '1.2k more changes'],
])('a text for %s takes the form of its number', (count, text) => {
  expect(fillText('{count} more {count|change|changes}', { count })).toBe(text);
});
