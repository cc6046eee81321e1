import type { Bank } from '@chengji/contract';
import { expect, test } from 'vitest';
import { emptyAccount, isCardNumberTyped, readNumber, toAccountInput } from './account.view.ts';

const banks: Bank[] = [
  { code: 'CMB', name: '招商银行', colour: '#C8152D', prefixes: [{ digits: '622588', card_type: 'debit' }] },
];

test('a card is recognised by its number while it is typed', () => {
  expect(readNumber('6225 88', banks)).toEqual({ account: '6225 88', bank_code: 'CMB', card_type: 'debit' });
});

test('a number nobody knows leaves the bank that was chosen', () => {
  expect(readNumber('1234', banks)).toEqual({ account: '1234' });
});

test('what is not chosen is not sent', () => {
  expect(toAccountInput(emptyAccount)).toEqual({ account: '', name: '', phone: '' });
  expect(toAccountInput({ ...emptyAccount, bank_code: 'CMB', card_type: 'credit' })).toMatchObject({
    bank_code: 'CMB',
    card_type: 'credit',
  });
});

test('a number is one of a card, however it is spaced', () => {
  expect(isCardNumberTyped('4111 1111 1111 1111')).toBe(true);
  expect(isCardNumberTyped('4111 1111 1111 1112')).toBe(false);
});
