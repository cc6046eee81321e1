import { describe, expect, it } from 'vitest';
import { findOverLimit, listLimited } from './purchase-limits.rules.ts';

const line = (
  goodsId: number,
  number: number,
  limits: { mostPerOrder?: number; mostPerBuyer?: number } = {},
) => ({ number, sku: { goodsId, mostPerOrder: null, mostPerBuyer: null, ...limits } });
const none = new Map<number, number>();

describe('the purchase limits of goods', () => {
  it('leave goods without any alone', () => {
    expect(findOverLimit([line(1, 9_999)], none)).toBeNull();
    expect(
      listLimited([line(1, 1), line(2, 1, { mostPerBuyer: 3 }), line(2, 1, { mostPerBuyer: 3 })]),
    ).toEqual([2]);
  });

  it('count all skus of a goods together', () => {
    const limits = { mostPerOrder: 3 };
    expect(findOverLimit([line(1, 2, limits), line(1, 1, limits)], none)).toBeNull();
    expect(findOverLimit([line(1, 2, limits), line(1, 2, limits)], none)).toMatchObject({
      limit: 3,
      isPerOrder: true,
    });
  });

  it('count what the buyer has bought before, and say what is left', () => {
    const limits = { mostPerBuyer: 5 };
    expect(findOverLimit([line(1, 2, limits)], new Map([[1, 3]]))).toBeNull();
    expect(findOverLimit([line(1, 3, limits)], new Map([[1, 3]]))).toMatchObject({
      limit: 5,
      left: 2,
      isPerOrder: false,
    });
    expect(findOverLimit([line(1, 1, limits)], new Map([[1, 9]]))).toMatchObject({ left: 0 });
  });
});
