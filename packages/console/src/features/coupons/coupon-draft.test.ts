import { describe, expect, test } from 'vitest';
import { coupon } from '../../testing/coupon-rows.ts';
import { type CouponDraft, freshDraft, listErrors, toCopy, toDraft, toInput } from './coupon-draft.ts';

const now = 1_000;
const draft = (part: Partial<CouponDraft> = {}): CouponDraft => ({
  ...freshDraft(7),
  title: '满减',
  amount: '30',
  least_spend: '¥1,200',
  total: 100,
  ...part,
});

test('money goes out exact, however it was typed', () => {
  expect(toInput(draft({ amount: '9.9' }), undefined, true)).toMatchObject({
    amount: '9.90',
    least_spend: '1200.00',
    draft: true,
  });
});

test('what belongs to another type or way of being valid is left behind', () => {
  const typed = draft({ percent: 15, cap: '50', level: 3, valid_from: 1, valid_to: 2, scope_ids: [4] });
  expect(toInput(typed, 5, false)).toMatchObject({
    id: 5,
    percent: null,
    cap: null,
    level: null,
    valid_from: null,
    valid_to: null,
    scope_ids: [],
  });
  expect(toInput({ ...typed, type: 'discount', validity: 'dates' }, 5, false)).toMatchObject({
    amount: null,
    percent: 15,
    cap: '50.00',
    valid_days: null,
    valid_from: 1,
    valid_to: 2,
  });
});

test('a coupon goes back as it came', () => {
  const stored = coupon({ scope: 'goods', scope_ids: [3, 4], type: 'vip', level: 2 });
  const { draft: _draft, ...sent } = toInput(toDraft(stored), stored.id, false);
  expect(stored).toMatchObject(sent);
});

test('a copy can be received from now on', () => {
  const copy = toCopy(coupon({ valid_days: null, valid_from: 1, valid_to: 2, receive_to: 3 }));
  expect(copy).toMatchObject({ title: '秋日满减', valid_to: null, receive_from: null, receive_to: null });
  expect(toInput(copy, undefined, false)).not.toHaveProperty('receive_from');
});

describe('what keeps a coupon from being saved', () => {
  test('a new one lacks its name, amount and number', () => {
    expect(listErrors(freshDraft(7), now)).toEqual(['title', 'amount', 'total']);
    expect(listErrors(draft(), now)).toEqual([]);
  });

  test.each<[Partial<CouponDraft>, string]>([
    [{ title: ' ' }, 'title'],
    [{ amount: '0' }, 'amount'],
    [{ amount: '30.01', least_spend: '30' }, 'amount'],
    [{ amount: '3.123' }, 'amount'],
    [{ type: 'vip' }, 'level'],
    [{ type: 'discount' }, 'percent'],
    [{ type: 'discount', percent: 15, cap: '0' }, 'cap'],
    [{ type: 'shipping', amount: '0.00' }, 'amount'],
    [{ least_spend: 'much' }, 'least_spend'],
    [{ scope: 'goods' }, 'scope_ids'],
    [{ total: null }, 'total'],
    [{ total: 10_000_000 }, 'total'],
    [{ per_person: null }, 'per_person'],
    [{ valid_days: null }, 'valid_days'],
    [{ validity: 'dates' }, 'valid_to'],
    [{ validity: 'dates', valid_from: 2_000, valid_to: 2_000 }, 'valid_to'],
    [{ validity: 'dates', valid_from: 10, valid_to: now }, 'valid_to'],
    [{ receive_from: 3_000, validity: 'dates', valid_from: 10, valid_to: 2_000 }, 'valid_to'],
    [{ receive_from: 9_000, receive_to: 9_000 }, 'receive_to'],
    [{ receive_to: now }, 'receive_to'],
  ])('%o', (part, fault) => {
    expect(listErrors(draft(part), now)).toEqual([fault]);
  });

  test.each<Partial<CouponDraft>>([
    { type: 'shipping', amount: '' },
    { type: 'discount', percent: 15, amount: '' },
    { type: 'vip', level: 3 },
    { least_spend: '' },
    { scope: 'categories', scope_ids: [2] },
    { validity: 'dates', valid_from: 1, valid_to: 2_000, valid_days: null },
    { receive_to: 2_000 },
    { amount: '30', least_spend: '30' },
    { amount: '30', least_spend: '' },
  ])('and %o does not', (part) => {
    expect(listErrors(draft(part), now)).toEqual([]);
  });
});

test('a new coupon is good for as long as the operator set', () => {
  expect(freshDraft(30)).toMatchObject({ validity: 'days', valid_days: 30 });
});
