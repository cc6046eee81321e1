import { expect, test } from 'vitest';
import { parseOption, readListAddress, wholeOr, writeListAddress } from './list-address.ts';

const defaults = { state: 'all', keyword: '', page: '1' };

test('a list without an address has its defaults', () => {
  expect(readListAddress(new URLSearchParams(), defaults)).toEqual(defaults);
});

test('the address decides what is shown, and what it does not know is left alone', () => {
  const read = readListAddress(new URLSearchParams('state=ship&page=3&tab=x'), defaults);
  expect(read).toEqual({ state: 'ship', keyword: '', page: '3' });
});

test('a change of filters starts at page one and keeps the other filters', () => {
  const written = writeListAddress(new URLSearchParams('state=ship&page=3'), defaults, { keyword: '草莓' });
  expect(Object.fromEntries(written)).toEqual({ state: 'ship', keyword: '草莓' });
});

test('a change of page keeps the filters', () => {
  const written = writeListAddress(new URLSearchParams('state=ship'), defaults, { page: '2' });
  expect(written.toString()).toBe('state=ship&page=2');
});

test('what is the default is not written', () => {
  const written = writeListAddress(new URLSearchParams('state=ship&keyword=a'), defaults, {
    state: 'all',
    keyword: '',
  });
  expect(written.toString()).toBe('');
});

test('parameters of others stay in the address', () => {
  const written = writeListAddress(new URLSearchParams('lang=en'), defaults, { state: 'pay' });
  expect(written.get('lang')).toBe('en');
});

test('a number or word that was mistyped in the address falls back', () => {
  expect([wholeOr('3', 1), wholeOr('0', 1), wholeOr('-2', 1), wholeOr('x', 1), wholeOr('1.5', 1)]).toEqual([
    3, 1, 1, 1, 1,
  ]);
  expect(parseOption(['all', 'pay'], 'pay', 'all')).toBe('pay');
  expect(parseOption(['all', 'pay'], 'paid', 'all')).toBe('all');
});
