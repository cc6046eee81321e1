import { describe, expect, test } from 'vitest';
import {
  blankRate,
  changeRate,
  type FreightDraft,
  freeProvinces,
  type Template,
  templateSchema,
  toDraft,
  toInput,
  usualRate,
  withKind,
} from './freight.view.ts';

const usual = { provinces: [], first_units: 1, first: '8.00', next_units: 1, next: '2.00' };
const far = { ...usual, provinces: ['650000'], first: '20.00' };
const template: Template = {
  id: 3,
  version: 1,
  name: '快递',
  kind: 'piece',
  rates: [far, usual],
  free_over: '99.00',
  goods: 2,
  no_delivery: ['540000'],
};

test('a template that was opened is saved as it was, the usual rate first', () => {
  const { goods: _, version: __, ...fields } = template;
  expect(toInput(toDraft(template), 3)).toEqual({ ...fields, rates: [usual, far] });
  expect(usualRate(template)).toEqual(usual);
});

describe('a template can be saved', () => {
  const draft = toDraft(template);
  const canSave = (typed: FreightDraft) => templateSchema.safeParse(toInput(typed, undefined)).success;

  test('with a name and prices', () => {
    expect(canSave(draft)).toBe(true);
    expect(canSave({ ...draft, name: ' ' })).toBe(false);
    expect(canSave({ ...draft, free_over: 'much' })).toBe(false);
    expect(canSave({ ...draft, rates: changeRate(draft, '0', { first: '' }) })).toBe(false);
    expect(canSave({ ...draft, rates: changeRate(draft, '0', { nextUnits: null }) })).toBe(false);
  });

  test('when every further rate names its provinces', () => {
    expect(canSave({ ...draft, rates: [...draft.rates, blankRate('piece', 'new')] })).toBe(false);
    expect(canSave(toDraft(undefined))).toBe(false);
  });

  test('without any price when it is free', () => {
    const free = withKind({ ...toDraft(undefined), name: '包邮' }, 'free');
    expect(canSave(free)).toBe(true);
    expect(toInput(free, undefined)).toEqual({
      name: '包邮',
      kind: 'free',
      rates: [],
      free_over: null,
      no_delivery: [],
    });
  });
});

test('weight is counted by the kilogram until the shop says otherwise', () => {
  const { rates } = withKind(toDraft(template), 'weight');
  expect(rates.map(({ firstUnits, nextUnits }) => [firstUnits, nextUnits])).toEqual([
    [1_000, 1_000],
    [1_000, 1_000],
  ]);
});

test('a province is named once', () => {
  const provinces = ['330000', '540000', '650000'].map((code) => ({ code, name: code }));
  const codes = (own: string[]) => freeProvinces(toDraft(template), provinces, own).map(({ code }) => code);
  expect(codes([])).toEqual(['330000']);
  expect(codes(['650000'])).toEqual(['330000', '650000']);
});
