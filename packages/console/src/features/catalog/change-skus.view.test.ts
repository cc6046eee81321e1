import { expect, test } from 'vitest';
import {
  carryStock,
  fillColumn,
  findMoved,
  isTypedRight,
  type ListedSku,
  toChanges,
} from './change-skus.view.ts';

const sku = (sku_id: number, price: string, stock: number): ListedSku => ({
  goods_id: 1,
  title: '杯子',
  image: '',
  sku_id,
  values: [],
  code: '',
  price,
  stock,
});
const rows = [sku(1, '10.00', 5), sku(2, '0.05', 0)];

test('only what was changed is sent, with what was seen of it', () => {
  expect(toChanges(rows, {})).toEqual([]);
  expect(toChanges(rows, { 1: { price: '10', stock: '7' }, 2: { price: ' 1.5' } })).toEqual([
    { sku_id: 1, stock: 7, stock_was: 5 },
    { sku_id: 2, price: '1.50', price_was: '0.05' },
  ]);
});

test('a column is filled by an amount, by a percent to the cent and never to nothing', () => {
  const prices = (by: number, how: 'set' | 'percent' | 'add') =>
    toChanges(rows, fillColumn(rows, {}, { column: 'price', how, by })).map(({ price }) => price);
  expect(prices(-1_250, 'percent')).toEqual(['8.75', '0.04']);
  expect(prices(-500, 'add')).toEqual(['5.00', '0.01']);
  expect(prices(990, 'set')).toEqual(['9.90', '9.90']);
});

test('stock is set or added to, and never below nothing', () => {
  const stocks = (by: number, how: 'set' | 'add') =>
    toChanges(rows, fillColumn(rows, { 1: { stock: '6' } }, { column: 'stock', how, by })).map(
      ({ stock }) => stock,
    );
  expect(stocks(-3, 'add')).toEqual([3]);
  expect(stocks(20, 'set')).toEqual([20, 20]);
});

test('nothing is sent while a price is free or a stock is no number', () => {
  expect(isTypedRight(rows, {})).toBe(true);
  for (const wrong of [{ price: '0' }, { price: 'x' }, { stock: '' }, { stock: '-1' }, { stock: '1.5' }])
    expect(isTypedRight(rows, { 1: wrong })).toBe(false);
});

test('what somebody else saved meanwhile is known of each sku, and a typed stock stays a difference to it', () => {
  const now = [sku(1, '12.00', 5), sku(2, '0.05', 4)];
  expect(findMoved(rows, now)).toEqual({
    1: { price: true, stock: false },
    2: { price: false, stock: true },
  });
  expect(carryStock(rows, now, { 1: { price: '9', stock: '8' }, 2: { stock: '20' } })).toEqual({
    1: { price: '9', stock: '8' },
    2: { stock: '24' },
  });
  expect(carryStock(now, rows, { 1: { price: '9' }, 2: { stock: '1' } })).toEqual({
    1: { price: '9' },
    2: { stock: '0' },
  });
  expect(carryStock(rows, now, { 2: { stock: 'x' } })).toEqual({ 2: { stock: 'x' } });
});
