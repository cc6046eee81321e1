import { Flag, numberedPageInput } from '@chengji/contract/values';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseOption, readAddress, toAddressFields, wholeOr, writeAddress } from './address-input.ts';

const fields = toAddressFields(
  {
    ...numberedPageInput,
    state: z.enum(['all', 'ship']).default('all'),
    keyword: z.string().default(''),
    shop_id: z.coerce.number().optional(),
    late: Flag.optional(),
    id: z.string(),
  },
  { shop_id: 'shop' },
);
const defaults = { state: 'all', keyword: '', page: 1, limit: 20 };
const read = (search: string) => readAddress(fields, Object.fromEntries(new URLSearchParams(search)));
const write = (search: string, change: Record<string, unknown>) =>
  writeAddress(fields, new URLSearchParams(search), change).toString();

test('a page without an address has its defaults', () => {
  expect(read('')).toEqual(defaults);
});

test('the address decides what is shown, and what it does not know is left alone', () => {
  expect(read('state=ship&page=3&shop=7&tab=x')).toEqual({ ...defaults, state: 'ship', page: 3, shop_id: 7 });
});

test('what was mistyped is the default, and a number beyond the most is the most', () => {
  expect(read('state=sent&page=0&shop=x&limit=900')).toEqual({ ...defaults, limit: 100 });
});

test('what must be given is never taken from the address', () => {
  expect(read('id=4')).not.toHaveProperty('id');
});

test('a change of filters starts at page one and keeps the other filters', () => {
  expect(write('state=ship&page=3', { keyword: 'a', shop_id: 7 })).toBe('state=ship&keyword=a&shop=7');
});

test('a change of page keeps the filters', () => {
  expect(write('state=ship', { page: 2 })).toBe('state=ship&page=2');
});

test('what is the default or nothing is not written', () => {
  expect(write('state=ship&keyword=a&shop=7', { state: 'all', keyword: '', shop_id: undefined })).toBe('');
});

test('a yes is written as 1, a no as nothing', () => {
  expect(write('', { late: true })).toBe('late=1');
  expect(write('late=1', { late: false })).toBe('');
});

test('parameters of others stay in the address', () => {
  expect(write('lang=en', { state: 'ship' })).toBe('lang=en&state=ship');
});

test('a number or word that was mistyped in the address falls back', () => {
  expect([wholeOr('3', 1), wholeOr('0', 1), wholeOr('-2', 1), wholeOr('x', 1), wholeOr('1.5', 1)]).toEqual([
    3, 1, 1, 1, 1,
  ]);
  expect(parseOption(['all', 'pay'], 'pay', 'all')).toBe('pay');
  expect(parseOption(['all', 'pay'], 'paid', 'all')).toBe('all');
});
