import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMatrixError } from './sku-matrix.rules.ts';

const specs = [
  { name: '颜色', values: ['红', '蓝'] },
  { name: '尺码', values: ['S', 'M'] },
];
const skus = (...combinations: string[]) => combinations.map((text) => ({ values: text.split('/') }));
const mismatch = 'catalog.skus_do_not_match_specs';

describe('the sku matrix', () => {
  it('fits when every sku has one value of each spec and every value is used', () => {
    expect(findMatrixError(specs, skus('红/S', '红/M', '蓝/S', '蓝/M'))).toBeNull();
    expect(findMatrixError(specs, skus('红/S', '蓝/M'))).toBeNull();
  });

  it('of a goods without specs is one sku without values', () => {
    expect(findMatrixError([], [{ values: [] }])).toBeNull();
    expect(findMatrixError([], [{ values: [] }, { values: [] }])).toBe('catalog.sku_twice');
    expect(findMatrixError([], skus('红'))).toBe(mismatch);
  });

  it.each([
    ['a value too few', skus('红', '蓝')],
    ['a value too many', skus('红/S/L', '蓝/M')],
    ['the values in another order', skus('S/红', '蓝/M')],
    ['a value the spec does not have', skus('红/S', '蓝/XL')],
    ['a value that no sku has', skus('红/S', '红/M')],
  ])('does not fit with %s', (_, list) => expect(findMatrixError(specs, list)).toBe(mismatch));

  it('holds no combination twice', () => {
    expect(findMatrixError(specs, skus('红/S', '蓝/M', '红/S'))).toBe('catalog.sku_twice');
  });

  it('has no spec and no value of one twice', () => {
    const spec = { name: '颜色', values: ['红'] };
    expect(findMatrixError([spec, spec], skus('红/红'))).toBe(mismatch);
    expect(findMatrixError([{ name: '颜色', values: ['红', '红'] }], skus('红'))).toBe(mismatch);
  });
});

describe('any matrix', () => {
  const values = fc.uniqueArray(fc.constantFrom('红', '蓝', '绿', 'S', 'M'), { minLength: 1, maxLength: 4 });
  const anySpecs = fc
    .array(values, { maxLength: 3 })
    .map((lists) => lists.map((list, index) => ({ name: `规格 ${index}`, values: list })));
  const everySku = (list: readonly { values: string[] }[]) =>
    list.reduce<string[][]>(
      (heads, spec) => heads.flatMap((head) => spec.values.map((value) => [...head, value])),
      [[]],
    );

  it('of all combinations fits, in any order, and no longer when one comes again', () => {
    fc.assert(
      fc.property(
        anySpecs.chain((list) =>
          fc.tuple(
            fc.constant(list),
            fc.shuffledSubarray(everySku(list), { minLength: everySku(list).length }),
          ),
        ),
        ([list, combinations]) => {
          const all = combinations.map((combination) => ({ values: combination }));
          expect(findMatrixError(list, all)).toBeNull();
          expect(findMatrixError(list, [...all, ...all.slice(0, 1)])).toBe('catalog.sku_twice');
        },
      ),
    );
  });
});
