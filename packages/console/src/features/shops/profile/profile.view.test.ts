import { expect, test } from 'vitest';
import { type Profile, profileSchema } from './profile.view.ts';

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

const canSave = (change: Partial<Profile>) => profileSchema.safeParse({ ...profile, ...change }).success;

test('a profile can be saved as it is', () => {
  expect(canSave({})).toBe(true);
  expect(canSave({ intro: '产地直发' })).toBe(true);
});

test('a shop keeps both names, a logo and a city', () => {
  for (const missing of [{ name: '果' }, { name_en: ' ' }, { logo: '' }, { city: '' }, { city_en: ' ' }]) {
    expect(canSave(missing)).toBe(false);
  }
});
