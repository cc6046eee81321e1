import { expect, test } from 'vitest';
import { readInput } from '../../design/lists/define-list.ts';
import { findingsList, findTold } from './findings.view.ts';

test('findings are asked for as the address says, and those to resolve where it says nonsense', () => {
  expect(readInput(findingsList, { state: 'resolved', page: '3' })).toEqual({
    state: 'resolved',
    page: 3,
    limit: 20,
  });
  expect(readInput(findingsList, { state: 'x', page: 'x', limit: 'x' })).toEqual({
    state: 'open',
    page: 1,
    limit: 20,
  });
});

test('what a channel told is said in words where it is a state or a channel, and stands as it came elsewhere', () => {
  expect(findTold('abnormal')).toBe('told_abnormal');
  expect(findTold('wechat')).toBe('channel_wechat');
  expect(findTold('612.30')).toBeNull();
  expect(findTold('toString')).toBeNull();
  expect(findTold('')).toBeNull();
});
