import { asCents, parseMoney } from '@chengji/contract/money';
import { describe, expect, it } from 'vitest';
import { checkWithdrawal, computeLeft } from './withdraw-amount.rules.ts';

const terms = {
  minimum: parseMoney('10.00'),
  maximum: parseMoney('20000.00'),
  leftToday: parseMoney('20000.00'),
  fee: { rate: 60, minimum: asCents(10) },
};
const fine = { hasAccount: true, amount: '500.00', balance: parseMoney('30000.00') };
const getBlocker = (asked: Partial<typeof fine>, changed: Partial<typeof terms> = {}) => {
  const outcome = checkWithdrawal({ ...fine, ...asked }, { ...terms, ...changed });
  return 'blocker' in outcome ? outcome.blocker : outcome.cents;
};

describe('an amount to withdraw', () => {
  it('is taken within its limits', () => {
    expect(getBlocker({})).toBe(50_000);
    expect(getBlocker({ amount: '10.00' })).toBe(1_000);
    expect(getBlocker({ amount: '20000.00' })).toBe(2_000_000);
    expect(getBlocker({ amount: '500.00', balance: parseMoney('500.00') })).toBe(50_000);
  });

  it.each([
    '',
    '0.00',
    '-5.00',
    '12',
    '12.3',
    '1e3',
    '12.345',
    '1,000.00',
    ' 12.00',
    '１２.００',
    '9999999999.99',
  ])('is not valid as %j', (amount) => {
    expect(getBlocker({ amount })).toMatchObject({ key: 'wallet.amount_wrong', field: 'amount' });
  });

  const poor = parseMoney('5.00');
  it.each([
    [
      'no account before all else',
      { hasAccount: false, amount: 'x', balance: poor },
      'wallet.account_missing',
      'account_id',
    ],
    ['no amount before its limits', { amount: 'x', balance: poor }, 'wallet.amount_wrong', 'amount'],
    ['too little before what there is', { amount: '9.99', balance: poor }, 'wallet.below_minimum', 'amount'],
    [
      'more than there is before the limits',
      { amount: '30000.01' },
      'payments.insufficient_balance',
      'amount',
    ],
    ['more than one withdrawal may be', { amount: '20000.01' }, 'wallet.over_limit', 'amount'],
  ])('is refused for %s', (_what, asked, key, field) => {
    expect(getBlocker(asked)).toMatchObject({ key, field });
  });

  it('is refused for more than is left of the day, saying how much that is', () => {
    expect(getBlocker({ amount: '400.01' }, { leftToday: parseMoney('400.00') })).toMatchObject({
      key: 'wallet.over_limit',
      params: { most: '400.00' },
    });
    expect(getBlocker({ amount: '400.00' }, { leftToday: parseMoney('400.00') })).toBe(40_000);
  });
});

it('a limit that was lowered under what was asked for leaves nothing', () => {
  expect(computeLeft(asCents(100), asCents(30))).toBe(70);
  expect(computeLeft(asCents(100), asCents(130))).toBe(0);
});
