import { expect, test } from 'vitest';
import { canSave, isChanged, type Profile, toDraft } from './profile.view.ts';

const profile: Profile = {
  id: 1,
  version: 1,
  type: 'flagship',
  name: '山野果集',
  name_en: 'Wild Fruit',
  logo: '/files/00/a.webp',
  city: '昆明',
  city_en: 'Kunming',
  intro: '',
  intro_en: '',
  score: 4.8,
  opened_at: 1_800_000_000,
};

test('a profile begins unchanged and can be saved as it is', () => {
  const draft = toDraft(profile);
  expect(isChanged(draft, profile)).toBe(false);
  expect(canSave(draft)).toBe(true);
  expect(isChanged({ ...draft, intro: '产地直发' }, profile)).toBe(true);
});

test('a shop keeps both names, a logo and a city', () => {
  const draft = toDraft(profile);
  for (const missing of [{ name: '果' }, { name_en: ' ' }, { logo: '' }, { city: '' }, { city_en: ' ' }]) {
    expect(canSave({ ...draft, ...missing })).toBe(false);
  }
});
