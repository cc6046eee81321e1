import { describe, expect, it } from 'vitest';
import { listGivenUpNumbers, toRefundNo } from './refund.rules.ts';

describe('a refund', () => {
  it('has had each number at its channel that came before its present one', () => {
    expect(listGivenUpNumbers({ refundNo: 'T1', sentNo: 'T1' })).toEqual([]);
    expect(listGivenUpNumbers({ refundNo: 'T1', sentNo: 'T1AA' })).toEqual(['T1', 'T1A']);
  });

  it('is found by any number it had there', () => {
    expect(['T1', 'T1A', 'T1AA'].map(toRefundNo)).toEqual(['T1', 'T1', 'T1']);
  });
});
