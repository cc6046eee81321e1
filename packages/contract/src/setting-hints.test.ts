import { expect, test } from 'vitest';
import { settingHints } from './setting-hints.ts';
import { settings } from './settings.ts';

test('every setting says in both languages what it does, and nothing else has a sentence', () => {
  expect(Object.keys(settingHints).toSorted()).toEqual(Object.keys(settings).toSorted());
  for (const [name, { zh, en }] of Object.entries(settingHints)) {
    expect(zh, name).toMatch(/。$/);
    expect(en, name).toMatch(/\.$/);
  }
});
