import { expect, test } from 'vitest';
import { joinTitle } from './join-title.ts';

test('a window’s title names the page, its area and the product', () => {
  expect(joinTitle(['订单', '商家中心', '橙集'], 0)).toBe('订单 · 商家中心 · 橙集');
  expect(joinTitle([undefined, '商家中心', '橙集'], 0)).toBe('商家中心 · 橙集');
});

test('a window’s title begins with how many alerts are unseen, up to 99+', () => {
  expect(joinTitle(['订单', '橙集'], 3)).toBe('(3) 订单 · 橙集');
  expect(joinTitle(['订单', '橙集'], 100)).toBe('(99+) 订单 · 橙集');
});
