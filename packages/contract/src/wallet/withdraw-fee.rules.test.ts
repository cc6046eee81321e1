import { describe, expect, it } from 'vitest';
import { asCents, parseMoney, zeroCents } from '../money.ts';
import { computeArriving, computeWithdrawFee } from './withdraw-fee.rules.ts';

const usual = { rate: 60, minimum: asCents(10) };
const feeFor = (amount: string) => computeWithdrawFee(parseMoney(amount), usual);

describe('the fee of a withdrawal', () => {
  it('is a rate of the amount, rounded half up to the cent', () => {
    expect(feeFor('500.00')).toBe(300);
    expect(feeFor('20.83')).toBe(12);
    expect(feeFor('20.84')).toBe(13);
    expect(feeFor('20000.00')).toBe(12_000);
  });

  it('is at least the minimum', () => {
    expect(feeFor('10.00')).toBe(10);
    expect(feeFor('16.67')).toBe(10);
  });

  it('is never more than the amount', () => {
    expect(feeFor('0.04')).toBe(4);
    expect(computeArriving(asCents(4), usual)).toBe(0);
  });

  it('is nothing where neither rate nor minimum is set', () => {
    expect(computeWithdrawFee(asCents(50_000), { rate: 0, minimum: zeroCents })).toBe(0);
  });
});

it('what arrives is the amount without the fee', () => {
  expect(computeArriving(parseMoney('500.00'), usual)).toBe(49_700);
});
