import { asCents, parseMoney } from '@chengji/contract/money';
import { describe, expect, it } from 'vitest';
import { aWallet } from '../../../testing/wallet-rows.ts';
import { computeCosts, computeMost, findAmountFault } from './withdraw.view.ts';

const wallet = aWallet();

describe('a withdrawal', () => {
  it('shows its fee and what arrives', () => {
    expect(computeCosts(parseMoney('500.00'), wallet.withdraw)).toEqual({ fee: '3.00', arrives: '497.00' });
    expect(computeCosts(parseMoney('10.00'), wallet.withdraw)).toEqual({ fee: '0.10', arrives: '9.90' });
  });

  it('takes at most what is there and what the limits leave', () => {
    expect(computeMost(wallet)).toBe('1286.50');
    expect(computeMost(aWallet({ balance: '30000.00' }))).toBe('19900.00');
    expect(computeMost(aWallet({ withdraw: { ...wallet.withdraw, maximum: '500.00' } }))).toBe('500.00');
  });

  it('names the first of what would be refused', () => {
    expect(findAmountFault(null, wallet)).toBe('missing');
    expect(findAmountFault(asCents(999), wallet)).toBe('below');
    expect(findAmountFault(parseMoney('25000.00'), wallet)).toBe('short');
    expect(findAmountFault(parseMoney('19900.01'), aWallet({ balance: '30000.00' }))).toBe('overLimit');
    expect(findAmountFault(parseMoney('1286.50'), wallet)).toBeNull();
  });
});
