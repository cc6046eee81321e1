import { expect, test } from 'vitest';
import { toGoodsPage, toGoodsQuery, toLength, toStyle } from './module.view.ts';

test('a pixel of a module is two rpx', () => {
  expect(toLength('12px')).toBe('calc(var(--rpx) * 24)');
  expect(toLength(8)).toBe('calc(var(--rpx) * 16)');
});

test('every length of a style value is measured, the rest stays as it is', () => {
  expect(toLength('0px 12px 8.5px auto')).toBe(
    'calc(var(--rpx) * 0) calc(var(--rpx) * 24) calc(var(--rpx) * 17) auto',
  );
  expect(toLength('1px solid red')).toBe('calc(var(--rpx) * 2) solid red');
  expect(toLength('-4px')).toBe('calc(var(--rpx) * -8)');
  expect(toLength('50%')).toBe('50%');
});

test('a style has the same names, and numbers that are no lengths stay numbers', () => {
  expect(toStyle({ borderRadius: 8, opacity: 0.5, backgroundColor: '#fff' })).toEqual({
    borderRadius: 'calc(var(--rpx) * 16)',
    opacity: 0.5,
    backgroundColor: '#fff',
  });
});

const params = { title: '新品', layout: 'strip' as const, limit: 10 };

test('a list of goods asks in the order of its module', () => {
  expect(toGoodsQuery({ ...params, query: { sort: 'new', category_id: 3 } })).toEqual({
    category_id: 3,
    sort: 'new',
    limit: 10,
  });
});

test('an order or a number the market does not know becomes one it does', () => {
  const asked = toGoodsQuery({ ...params, limit: 500, query: { sort: 'by_moon' } });
  expect(asked).toEqual({ sort: 'default', limit: 50 });
  expect(toGoodsQuery({ ...params, limit: 0, query: {} }).limit).toBe(1);
});

test('the rest of a list is on the page of goods, under its title', () => {
  expect(toGoodsPage({ ...params, query: { sort: 'new' } })).toEqual({ sort: 'new', title: '新品' });
});
