import type { PageModule } from '@chengji/contract';
import { describe, expect, it } from 'vitest';
import { type Localizable, localize } from './localized.rules.ts';

describe('localizing', () => {
  it('puts the reader’s language in the place of what is written in both', () => {
    expect(localize<string>({ zh: '首页', en: 'Home' }, 'zh')).toBe('首页');
    expect(localize<string>({ zh: '首页', en: 'Home' }, 'en')).toBe('Home');
  });

  it('leaves what is the same in both as it is', () => {
    expect(localize<string>('¥', 'en')).toBe('¥');
    expect(localize<unknown>([1, null, true], 'zh')).toEqual([1, null, true]);
  });

  it('finds text at every depth of a block', () => {
    const block: Localizable<PageModule> = {
      id: 'grid',
      type: 'icon_grid',
      style: { margin: '12px' },
      params: {
        columns: 5,
        items: [{ title: { zh: '新品', en: 'New' }, icon: 'x', url: '/pages/product/list' }],
      },
    };
    expect(localize<PageModule>(block, 'en')).toMatchObject({
      style: { margin: '12px' },
      params: { columns: 5, items: [{ title: 'New', icon: 'x' }] },
    });
  });

  it('does not take a record that merely has other fields besides for text', () => {
    const record = { zh: 'a', en: 'b', fr: 'c' };
    expect(localize<unknown>(record as never, 'zh')).toEqual(record);
  });
});
