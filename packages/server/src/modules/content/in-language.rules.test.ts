import type { PageModule } from '@chengji/contract';
import { expect, it } from 'vitest';
import { type InLanguages, inLanguage } from './in-language.rules.ts';

it('puts the reader’s language in the place of what is written in both', () => {
  expect(inLanguage<string>({ zh: '首页', en: 'Home' }, 'zh')).toBe('首页');
  expect(inLanguage<string>({ zh: '首页', en: 'Home' }, 'en')).toBe('Home');
});

it('leaves what is the same in both as it is', () => {
  expect(inLanguage<string>('¥', 'en')).toBe('¥');
  expect(inLanguage<unknown>([1, null, true], 'zh')).toEqual([1, null, true]);
});

it('finds text at every depth of a block', () => {
  const block: InLanguages<PageModule> = {
    id: 'grid',
    type: 'icon_grid',
    style: { margin: '12px' },
    params: {
      columns: 5,
      items: [{ title: { zh: '新品', en: 'New' }, icon: 'x', url: '/pages/product/list' }],
    },
  };
  expect(inLanguage<PageModule>(block, 'en')).toMatchObject({
    style: { margin: '12px' },
    params: { columns: 5, items: [{ title: 'New', icon: 'x' }] },
  });
});

it('does not take a record that merely has other fields besides for text', () => {
  const record = { zh: 'a', en: 'b', fr: 'c' };
  expect(inLanguage<unknown>(record as never, 'zh')).toEqual(record);
});
