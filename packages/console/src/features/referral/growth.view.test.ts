import { describe, expect, it } from 'vitest';
import {
  computeExample,
  listChanged,
  negative,
  type Setting,
  showTimes,
  toBarPercent,
  toBounded,
} from './growth.view.ts';

const setting = (name: string, value: number | boolean, unit = ''): Setting => ({
  name,
  value,
  unit,
  default: value,
  group: name.split('.')[0] ?? '',
  label: name,
  hint: '',
  schema: { type: 'integer', minimum: 0, maximum: 1_000 },
  version: 1,
  changed_by: null,
  changed_at: null,
});
const settings = [
  setting('referral.enabled', true),
  setting('referral.first_rate', 500, 'basis_points'),
  setting('referral.second_rate', 200, 'basis_points'),
  setting('points.per_yuan', 1),
  ...[2, 3, 4, 5].map((level) => setting(`points.level_${level}_from`, level * 100)),
  ...[1, 2, 3, 4, 5].map((level) => setting(`points.level_${level}_rate`, level === 3 ? 12_000 : 10_000)),
];
const order = { paid: '200.00', refund: '50.00', level: 3 };

describe('the live example', () => {
  it('says what an order earns when paid and after a refund', () => {
    expect(computeExample(settings, {}, order)).toMatchObject({
      atPayment: { first: '10.00', second: '4.00', promotions: '14.00', points: 240 },
      afterRefund: { first: '7.50', second: '3.00', promotions: '10.50', points: 180 },
    });
  });

  it('goes by what is not published yet, and earns nothing while referral is off', () => {
    expect(computeExample(settings, { 'referral.second_rate': 100 }, order).atPayment.second).toBe('2.00');
    expect(computeExample(settings, { 'referral.enabled': false }, order).atPayment.promotions).toBe('0.00');
  });
});

describe('edited values', () => {
  it('are changes only where they differ from what is stored', () => {
    const draft = { 'points.per_yuan': 1, 'referral.first_rate': 600 };
    expect(listChanged(settings, draft).map(({ name }) => name)).toEqual(['referral.first_rate']);
  });

  it('are kept within their bounds', () => {
    expect([toBounded(settings[1] as Setting, 2_000), toBounded(settings[1] as Setting, -3)]).toEqual([
      1_000, 0,
    ]);
  });
});

it('rates, entries and bars read as they should', () => {
  expect([showTimes(12_000), negative('3.00'), negative('0.00')]).toEqual(['1.2', '-3.00', '0.00']);
  expect(toBarPercent(5, [{ people: 10 }, { people: 5 }])).toBe(50);
});
