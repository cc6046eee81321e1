// @vitest-environment jsdom
import { settings } from '@chengji/contract/settings';
import { expect, test } from 'vitest';
import { groupName } from './setting-names.ts';

const keyItself = ((key: string) => key) as Parameters<typeof groupName>[0];

test('every group of settings has a word', () => {
  const groups = new Set(Object.values(settings).map(({ group }) => group));
  for (const group of groups) expect(groupName(keyItself, group)).toBe(`group_${group}`);
});
