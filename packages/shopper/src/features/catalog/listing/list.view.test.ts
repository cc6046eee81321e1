import { describe, expect, test } from 'vitest';
import {
  countFilters,
  filterQuery,
  noFilter,
  parseSort,
  pressSort,
  shopTypes,
  toSortTab,
  typedPrice,
} from './list.view.ts';

describe('the order of a list', () => {
  test('price goes up when first pressed, then down, then up again', () => {
    expect(pressSort('default', 'price')).toBe('price_asc');
    expect(pressSort('price_asc', 'price')).toBe('price_desc');
    expect(pressSort('price_desc', 'price')).toBe('price_asc');
  });

  test('any other tab is one order', () => {
    expect(pressSort('price_asc', 'sales')).toBe('sales');
    expect(toSortTab('price_desc')).toBe('price');
    expect(toSortTab('new')).toBe('new');
  });

  test('an order the market does not know is the usual one', () => {
    expect(parseSort('sales')).toBe('sales');
    expect(parseSort('by_moon')).toBe('default');
    expect(parseSort(undefined)).toBe('default');
  });
});

describe('a typed price', () => {
  test.each([
    ['12.5元', '12.5'],
    ['1.2.345', '1.23'],
    ['.5', '0.5'],
    ['007', '7'],
    ['123456789', '1234567'],
    ['abc', ''],
  ])('%s counts as %s', (text, price) => expect(typedPrice(text)).toBe(price));
});

describe('the filters of a list', () => {
  test('ask for nothing when none is on', () => {
    expect(Object.values(filterQuery(noFilter)).every((value) => value === undefined)).toBe(true);
    expect(countFilters(noFilter)).toBe(0);
  });

  test('send prices with two places, the lower one first', () => {
    expect(filterQuery({ ...noFilter, min: '500', max: '19.9' })).toMatchObject({
      min: '19.90',
      max: '500.00',
    });
    expect(filterQuery({ ...noFilter, min: '20' })).toMatchObject({ min: '20.00', max: undefined });
  });

  test('count a price range as one', () => {
    expect(countFilters({ shopType: 'self', inStock: true, min: '1', max: '2' })).toBe(3);
    expect(shopTypes).toHaveLength(4);
  });
});
