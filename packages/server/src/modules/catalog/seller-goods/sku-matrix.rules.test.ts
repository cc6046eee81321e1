import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchSkus } from './sku-matrix.rules.ts';

describe('a sku that is saved again', () => {
  const known = [
    { id: 1, values: ['红'], stock: 1, isRetired: false },
    { id: 2, values: ['蓝'], stock: 2, isRetired: true },
    { id: 3, values: ['蓝'], stock: 3, isRetired: false },
  ];
  const planIds = (wanted: { id?: number; values: string[] }[]) =>
    matchSkus(known, wanted)?.map((sku) => sku?.id ?? null);

  it('keeps the id it names, also with another value', () => {
    expect(planIds([{ id: 1, values: ['紫'] }])).toEqual([1]);
  });

  it('is known by its combination, the one on sale before the retired one', () => {
    expect(planIds([{ values: ['红'] }, { values: ['蓝'] }, { values: ['紫'] }])).toEqual([1, 3, null]);
  });

  it('comes back from retirement as itself', () => {
    expect(planIds([{ id: 3, values: ['绿'] }, { values: ['蓝'] }])).toEqual([3, 2]);
  });

  it('may not name a stranger, nor one twice', () => {
    expect(planIds([{ id: 9, values: ['红'] }])).toBeUndefined();
    expect(
      planIds([
        { id: 1, values: ['红'] },
        { id: 1, values: ['蓝'] },
      ]),
    ).toBeUndefined();
  });

  it('gives every wanted sku another known one, or none', () => {
    const combination = fc.constantFrom('红', '蓝', '绿').map((value) => [value]);
    const known = fc
      .array(fc.record({ values: combination, isRetired: fc.boolean() }), { maxLength: 6 })
      .map((list) => list.map((sku, index) => ({ ...sku, id: index + 1, stock: 0 })));
    const wanted = fc.uniqueArray(
      fc.record({ id: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }), values: combination }),
      { maxLength: 3, selector: (sku) => sku.values.join() },
    );
    fc.assert(
      fc.property(known, wanted, (there, asked) => {
        const matched = matchSkus(there, asked);
        const ids = (matched ?? []).flatMap((sku) => sku?.id ?? []);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});
