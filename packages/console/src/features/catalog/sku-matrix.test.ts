import { describe, expect, test } from 'vitest';
import {
  blankSku,
  combinations,
  countSkus,
  fillSkus,
  firstValueSpan,
  fitSkus,
  renameValue,
  withSpecs,
} from './sku-matrix.ts';

const size = { name: '果径', values: ['JJ', 'JJJ'], images: [] };
const weight = { name: '净重', values: ['2 斤', '5 斤'], images: [] };
const sku = (values: string[], traits = {}) => ({ ...blankSku(values), ...traits });

describe('combinations', () => {
  test('without specs are the one empty one', () => {
    expect(combinations([])).toEqual([[]]);
    expect(countSkus([])).toBe(1);
  });

  test('run through the last spec fastest', () => {
    expect(combinations([size, weight])).toEqual([
      ['JJ', '2 斤'],
      ['JJ', '5 斤'],
      ['JJJ', '2 斤'],
      ['JJJ', '5 斤'],
    ]);
  });

  test('leave out a spec that has no value yet', () => {
    expect(combinations([size, { name: '产地', values: [], images: [] }])).toEqual([['JJ'], ['JJJ']]);
    expect(countSkus([size, { name: '产地', values: [], images: [] }])).toBe(2);
  });
});

describe('changing the specs', () => {
  test('keeps a sku whose values are the same, whole', () => {
    const kept = sku(['JJ'], { id: 7, price: '10', stock: 3, code: 'A' });
    expect(fitSkus([size], [kept])[0]).toBe(kept);
  });

  test('gives a new value a blank sku', () => {
    const skus = fitSkus([size], [sku(['JJ'], { id: 7, price: '10' })]);
    expect(skus[1]).toEqual(sku(['JJJ']));
  });

  test('lets a sku’s price grow into its combinations, but never its stock, code or identity', () => {
    const skus = fitSkus(
      [size, weight],
      [sku(['JJ'], { id: 7, price: '10', stock: 3, code: 'A', weightGrams: 900 })],
    );
    expect(skus[0]).toEqual(sku(['JJ', '2 斤'], { price: '10', weightGrams: 900 }));
    expect(skus[1]?.price).toBe('10');
    expect(skus[2]?.price).toBe('');
  });

  test('takes the price of a combination when its spec is taken away', () => {
    const skus = fitSkus([size], [sku(['JJ', '2 斤'], { id: 7, price: '10' })]);
    expect(skus[0]).toEqual(sku(['JJ'], { price: '10' }));
  });

  test('to none leaves the single sku', () => {
    expect(withSpecs([], [sku(['JJ'], { price: '10' })]).skus).toEqual([sku([], { price: '10' })]);
  });
});

describe('renaming a value', () => {
  const specs = [size, { name: '产地', values: [], images: [] }, weight];
  const skus = combinations(specs).map((values, id) =>
    sku(values, { id, price: String(id), code: `C${id}` }),
  );
  const listValues = (of: readonly { id?: number | undefined; values: string[] }[]) =>
    of.map(({ id, values }) => [id, values.join('/')]);

  test('keeps its skus with all they have', () => {
    const renamed = renameValue({ specs, skus }, { spec: 2, value: 0 }, '1 千克');
    expect(renamed.specs[2]).toEqual({ name: '净重', values: ['1 千克', '5 斤'], images: [] });
    expect(listValues(renamed.skus)).toEqual([
      [0, 'JJ/1 千克'],
      [1, 'JJ/5 斤'],
      [2, 'JJJ/1 千克'],
      [3, 'JJJ/5 斤'],
    ]);
    expect(renamed.skus.map(({ price, code }) => [price, code])).toEqual(
      skus.map(({ price, code }) => [price, code]),
    );
  });

  test('to another’s name and that to its own trades them, each sku staying itself', () => {
    const first = renameValue({ specs, skus }, { spec: 0, value: 0 }, 'JJJ');
    const traded = renameValue(first, { spec: 0, value: 1 }, 'JJ');
    expect(traded.specs[0]?.values).toEqual(['JJJ', 'JJ']);
    expect(listValues(traded.skus)).toEqual([
      [0, 'JJJ/2 斤'],
      [1, 'JJJ/5 斤'],
      [2, 'JJ/2 斤'],
      [3, 'JJ/5 斤'],
    ]);
  });

  test('to another’s name loses no sku while a value is added', () => {
    const alike = renameValue({ specs, skus }, { spec: 0, value: 0 }, 'JJJ');
    const more = alike.specs.map((spec, at) =>
      at === 2 ? { ...spec, values: [...spec.values, '9 斤'] } : spec,
    );
    expect(fitSkus(more, alike.skus).flatMap(({ id }) => id ?? [])).toEqual([0, 1, 2, 3]);
  });
});

describe('filling in many at once', () => {
  const skus = [sku(['JJ', '2 斤']), sku(['JJ', '5 斤']), sku(['JJJ', '2 斤'], { price: '9' })];

  test('touches the given columns alone', () => {
    const filled = fillSkus(skus, { stock: 50 }, () => true);
    expect(filled.map((one) => [one.price, one.stock])).toEqual([
      ['', 50],
      ['', 50],
      ['9', 50],
    ]);
  });

  test('touches the chosen skus alone', () => {
    const filled = fillSkus(skus, { price: '12' }, (one) => one.values[0] === 'JJ');
    expect(filled.map((one) => one.price)).toEqual(['12', '12', '9']);
  });

  test('numbers the codes by their place', () => {
    expect(fillSkus(skus, { codePrefix: 'CLZ-' }, () => true).map((one) => one.code)).toEqual([
      'CLZ-01',
      'CLZ-02',
      'CLZ-03',
    ]);
  });
});

test('the first value’s cell spans its rows, and stands in the first of them', () => {
  const skus = [sku(['JJ', 'a']), sku(['JJ', 'b']), sku(['JJJ', 'a'])];
  expect(skus.map((_, at) => firstValueSpan(skus, at))).toEqual([2, 0, 1]);
  expect(firstValueSpan([sku([])], 0)).toBe(1);
});
