import { describe, expect, it } from 'vitest';
import { billDetails, chain } from '../../../testing/wallet-rows.ts';
import { verifyBill } from './verify-bill.view.ts';

const [, second, third, fourth] = chain.entries;
const withThird = (over: object) => ({
  ...chain,
  entries: chain.entries.map((entry) => (entry === third ? { ...entry, ...over } : entry)),
});

describe('the chain around a bill', () => {
  it('is verified when every entry follows from the one before it', () => {
    expect(verifyBill(billDetails(), chain)).toEqual({
      broken: null,
      count: 4,
      previous: second?.hash,
      next: fourth?.hash,
    });
  });

  it('names the first entry that was changed', () => {
    expect(verifyBill(billDetails(), withThird({ cents: -15_700 })).broken).toBe(3);
    expect(verifyBill(billDetails(), withThird({ at: 1 })).broken).toBe(3);
  });

  it('names the entry after one that was taken out', () => {
    const entries = chain.entries.filter((entry) => entry !== second);
    expect(verifyBill(billDetails(), { ...chain, entries }).broken).toBe(3);
  });

  it('does not stand for a bill that shows something else', () => {
    const { proof } = billDetails();
    expect(verifyBill(billDetails({ balance_after: '1.00' }), chain).broken).toBe(3);
    expect(verifyBill(billDetails({ proof: { ...proof, hash: '0' } }), chain).broken).toBe(3);
    expect(verifyBill(billDetails({ proof: { ...proof, account: 'other' } }), chain).broken).toBe(3);
  });

  it('does not stand for a bill that is not in it', () => {
    expect(verifyBill(billDetails(), { ...chain, entries: chain.entries.slice(0, 2) }).broken).toBe(3);
  });
});
