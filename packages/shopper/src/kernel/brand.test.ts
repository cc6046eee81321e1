// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { followBrand } from './brand.ts';

const blue = {
  brand: '#1f5fc4',
  fill: '#1f5fc4',
  ink: '#1f5fc4',
  press: '#174a9a',
  soft: '#ebf0f9',
  line: '#bed0ee',
  price: '#1f5fc4',
  wash_1: '#d4e0f4',
  wash_2: '#ebf0f9',
};

const getToken = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);

afterEach(() => localStorage.clear());

test('the operator’s colours take the place of the app’s own, also at the next start, until they are taken back', () => {
  followBrand({ light: blue, dark: { ...blue, ink: '#8fb4f0' } });
  expect([
    getToken('--c-brand'),
    getToken('--c-brand-fill'),
    getToken('--c-wash-1'),
    getToken('--c-price'),
  ]).toEqual(['#1f5fc4', '#1f5fc4', '#d4e0f4', '#1f5fc4']);
  expect(localStorage.getItem('brand')).toContain('--c-brand-ink:#8fb4f0');
  followBrand(null);
  expect([getToken('--c-brand'), localStorage.getItem('brand')]).toEqual(['', null]);
});
