import { describe, expect, it } from 'vitest';
import { findBanks, toCaret, toGrouped, toLastDigits } from './account.view.ts';

describe('the number of a card', () => {
  it('is grouped by four while it is typed', () => {
    expect(toGrouped('6225')).toBe('6225');
    expect(toGrouped('62258')).toBe('6225 8');
    expect(toGrouped('6225-8820 1434x6029')).toBe('6225 8820 1434 6029');
    expect(toGrouped('1'.repeat(30)).replaceAll(' ', '')).toHaveLength(19);
  });

  it('keeps the caret behind the digit that was typed', () => {
    expect(toCaret('6225 8', 5)).toBe(6);
    expect(toCaret('6225 8820', 4)).toBe(4);
    expect(toCaret('6225', 0)).toBe(0);
  });

  it('is named by its last four', () => {
    expect(toLastDigits('6225 **** **** 6029')).toBe('6029');
  });
});

it('banks are found by a part of their name', () => {
  const banks = [{ name: '招商银行' }, { name: 'Bank of China' }];
  expect(findBanks(banks, '招商')).toEqual([banks[0]]);
  expect(findBanks(banks, ' bank OF ')).toEqual([banks[1]]);
  expect(findBanks(banks, '')).toEqual(banks);
});
