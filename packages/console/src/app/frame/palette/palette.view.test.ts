import { expect, test } from 'vitest';
import { type Entry, listShown, nextScope, splitAtWords, toSought } from './palette.view.ts';

const entry = (key: string, scope: Entry['scope']): Entry => ({
  key,
  scope,
  icon: null,
  label: key,
  note: '',
  facts: [],
  actions: [],
});
const entries = [entry('order', 'orders'), entry('page', 'pages'), entry('new', 'actions')];
const keys = (words: string, scope: Parameters<typeof listShown>[2]) =>
  listShown(entries, words, scope).map(({ key }) => key);

test('a scope shows its own, all of them everything but actions, and > the actions alone', () => {
  expect(keys('', 'all')).toEqual(['order', 'page']);
  expect(keys('', 'pages')).toEqual(['page']);
  expect(keys('> n', 'orders')).toEqual(['new']);
  expect(toSought('> 新建 ')).toBe('新建');
});

test('Tab goes around the scopes that are offered, Shift and Tab back', () => {
  expect(nextScope(['all', 'orders', 'pages'], 'pages', false)).toBe('all');
  expect(nextScope(['all', 'orders', 'pages'], 'all', true)).toBe('pages');
  expect(nextScope(['all', 'orders', 'pages'], 'all', false)).toBe('orders');
});

test('the words are marked where they are found, in capitals or not', () => {
  expect(splitAtWords('Team mango', 'MA')).toEqual([
    { part: 'Team ', isFound: false },
    { part: 'ma', isFound: true },
    { part: 'ngo', isFound: false },
  ]);
  expect(splitAtWords('杯', '')).toEqual([{ part: '杯', isFound: false }]);
});
