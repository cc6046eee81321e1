import { describe, expect, test } from 'vitest';
import { readAddress } from '../../design/address/address-input.ts';
import {
  averageText,
  changeText,
  deviceText,
  feedbackList,
  shareText,
  toShownState,
  toWidth,
} from './feedback.view.ts';

test('a visitor’s feedback is there to be read, until it is handled', () => {
  const user = { id: 1, nickname: '山风', avatar: '' };
  expect(toShownState({ state: 'submitted', user: null })).toBe('read_only');
  expect(toShownState({ state: 'handled', user: null })).toBe('handled');
  expect(toShownState({ state: 'submitted', user })).toBe('submitted');
});

describe('the figures of feedback', () => {
  test('read as people say them', () => {
    expect(averageText(416)).toBe('4.2');
    expect(shareText(9_333)).toBe('93%');
    expect([changeText(64, 46), changeText(52, 58), changeText(3, 3)]).toEqual(['+18', '−6', '0']);
  });

  test('have bars as long as their part of the largest', () => {
    expect([178, 72, 0].map((count) => toWidth(count, [178, 72, 0]))).toEqual([100, 40, 0]);
    expect(toWidth(0, [0, 0])).toBe(0);
  });

  test('are of a period of the three, thirty days unless the address says so', () => {
    const read = (days: string) => readAddress(feedbackList.inAddress, { days }).days;
    expect(read('90')).toBe(90);
    expect(read('7')).toBe(30);
    expect(read('')).toBe(30);
  });
});

test('a device is what was sent of it', () => {
  expect(deviceText({ version: '1.1.11', app: 'H5', agent: '' })).toBe('v1.1.11 · H5');
  expect(deviceText({ version: '', app: '', agent: '' })).toBe('');
});
