// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mostSeconds, presetNames, presets, secondsTo } from './advance.view.ts';
import { useClockText } from './clock-text.ts';
import { jobName } from './job-name.ts';

test('going to a deadline goes just past it, so that it fires', () => {
  expect(secondsTo(1_000, 400)).toBe(601);
});

test('a deadline that is due already takes the shortest step, and none takes more than a year', () => {
  expect(secondsTo(400, 1_000)).toBe(1);
  expect(secondsTo(1e12, 0)).toBe(mostSeconds);
});

test('the presets grow', () => {
  const lengths = presetNames.map((name) => presets[name]);
  expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
});

test('a deadline is shown by its label, or by its name where it has none', () => {
  const text = renderHook(() => useClockText()).result.current;
  expect(jobName(text, 'orders.close_unpaid')).toBe('未付款自动关闭');
  expect(jobName(text, 'payments.send_refund.wechat')).toBe('发出退款（wechat）');
  expect(jobName(text, 'live.end_silent')).toBe('live.end_silent');
});
