import { refundsSettings } from '@chengji/contract/refunds/refunds.settings';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  findProblem,
  isChanged,
  listGroups,
  listTimeZones,
  type Setting,
  sentValue,
  settingsShown,
  shownValue,
  toField,
} from './settings.view.ts';

const setting = (traits: Partial<Setting>): Setting => ({
  name: 'orders.auto_close_minutes',
  version: 0,
  group: 'orders',
  label: '未付款自动关闭',
  hint: '说明。',
  unit: 'minutes',
  schema: { type: 'integer', minimum: 1, maximum: 1440 },
  value: 30,
  default: 30,
  changed_at: null,
  changed_by: null,
  ...traits,
});
const rate = toField(
  setting({ unit: 'basis_points', schema: { type: 'integer', minimum: 0, maximum: 5000 } }),
);

describe('a setting is edited as what it is declared to be', () => {
  test.each([
    [
      { type: 'integer', minimum: 1, maximum: 9 },
      { kind: 'number', min: 1, max: 9, scale: 1 },
    ],
    [{ type: 'boolean' }, { kind: 'flag' }],
    [
      { type: 'string', enum: ['a', 'b'] },
      { kind: 'choice', options: ['a', 'b'] },
    ],
    [{ type: 'string', minLength: 1, maxLength: 64, format: 'time-zone' }, { kind: 'zone' }],
    [
      { type: 'string', minLength: 1, maxLength: 20 },
      { kind: 'line', min: 1, max: 20, pattern: undefined },
    ],
    [
      { type: 'string', maxLength: 1000 },
      { kind: 'text', min: 0, max: 1000, pattern: undefined },
    ],
    [
      { type: 'string', pattern: '^#' },
      { kind: 'line', min: 0, max: 300, pattern: /^#/ },
    ],
  ])('%j', (schema, field) => expect(toField(setting({ schema, unit: '' }))).toEqual(field));
});

test('a rate is basis points on the wire and percent on screen', () => {
  expect(rate).toEqual({ kind: 'number', min: 0, max: 50, scale: 100 });
  expect(shownValue(725, rate)).toBe(7.25);
  expect(sentValue(7.25, rate)).toBe(725);
  expect(sentValue(0.07, rate)).toBe(7);
});

describe('an amount of money', () => {
  const money = toField(
    setting({ unit: 'yuan', schema: { type: 'string', pattern: '^\\d{1,9}\\.\\d{2}$' } }),
  );

  test('is typed as people write it and sent with two places', () => {
    expect(money).toEqual({ kind: 'money' });
    expect(shownValue('5000.00', money)).toBe('5000.00');
    expect(sentValue('5,000', money)).toBe('5000.00');
    expect(sentValue('0.1', money)).toBe('0.10');
  });
  test.each(['', 'ten', '-1', '1.234'])('is refused when it is “%s”', (typed) => {
    expect(findProblem(typed, money)).toEqual({ key: 'notMoney' });
  });
});

describe('a wrong value is reported before it is sent', () => {
  const field = toField(setting({}));
  test.each([0, 1441, 1.5, null, Number.NaN])('%s minutes', (value) => {
    expect(findProblem(value, field)).toEqual({ key: 'outOfRange', min: 1, max: 1440 });
  });
  test('a rate finer than a basis point', () => {
    for (const percent of [7.25, 8.2, 4.35, 2.55, 0.07, 1.1]) {
      expect(findProblem(percent, rate), String(percent)).toBeUndefined();
      expect(sentValue(percent, rate)).toBe(Math.round(percent * 100));
    }
    expect(findProblem(7.255, rate)).toMatchObject({ key: 'outOfRange' });
  });
  test('a text too short or too long', () => {
    const line = toField(setting({ schema: { type: 'string', minLength: 1, maxLength: 3 } }));
    expect(findProblem('  ', line)).toEqual({ key: 'tooLong', min: 1, max: 3 });
    expect(findProblem('abcd', line)).toMatchObject({ key: 'tooLong' });
    expect(findProblem('abc', line)).toBeUndefined();
  });
  test('a text of another form', () => {
    const colour = toField(setting({ schema: { type: 'string', pattern: '^#[0-9A-F]{6}$' } }));
    expect(findProblem('red', colour)).toEqual({ key: 'badShape' });
    expect(findProblem('#FF5A1F', colour)).toBeUndefined();
  });
});

test('a setting is changed when it is not its default', () => {
  expect(isChanged(setting({}))).toBe(false);
  expect(isChanged(setting({ value: 45 }))).toBe(true);
});

test('settings are found by group, label and name', () => {
  const all = [setting({}), setting({ name: 'content.app_name', group: 'content', label: '商城名称' })];
  expect(listGroups(all)).toEqual(['orders', 'content']);
  expect(settingsShown(all, 'content', '').map((one) => one.name)).toEqual(['content.app_name']);
  expect(settingsShown(all, 'all', 'AUTO_close')).toHaveLength(1);
  expect(settingsShown(all, 'all', '商城')).toHaveLength(1);
  expect(settingsShown(all, 'orders', '商城')).toEqual([]);
});

test('a time zone is chosen by name, among them the one that is set', () => {
  const zones = listTimeZones('Asia/Kolkata');
  expect(zones).toEqual(zones.toSorted());
  expect(zones).toEqual(expect.arrayContaining(['America/New_York', 'Asia/Kolkata', 'Asia/Shanghai', 'UTC']));
  expect(new Set(zones).size).toBe(zones.length);
});

test('reasons are edited as a list, with what each may be for', () => {
  const { schema } = refundsSettings['refunds.reasons'];
  expect(toField(setting({ unit: '', schema: z.toJSONSchema(schema) }))).toEqual({
    kind: 'reasons',
    part: 'kinds',
    options: ['refund_only', 'return_and_refund'],
    hasFault: true,
    most: 40,
  });
});
