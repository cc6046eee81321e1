// @vitest-environment jsdom
import type { PageModule } from '@chengji/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { closeApp, doesNotSee, front, openApp, press, see } from '../../../../testing/open-app.tsx';
import { tea } from '../../../../testing/rows.ts';

afterEach(closeApp);

const list = 'GET /wanlshop/goods/list';
const feed: PageModule = {
  id: 'feed',
  type: 'goods_list',
  style: {},
  params: { title: '推荐', layout: 'tabs', query: { sort: 'sales' }, limit: 20 },
};
const lamp = { ...tea, id: 12, title: '床头小夜灯' };
const open = () =>
  openApp('/pages/page/index?id=8', {
    'GET /wanlshop/page/details': { id: 8, title: '专题', modules: [feed] },
    'GET /wanlshop/category/tree': {
      rows: [
        { id: 3, name: '家居', image: '', children: [] },
        { id: 4, name: '图书', image: '', children: [] },
      ],
    },
    [list]: ({ category_id }) => ({
      rows: category_id === '3' ? [lamp] : category_id === '4' ? [] : [tea],
      next: null,
    }),
  });

describe('goods under tabs', () => {
  test('begin with what the page recommends, then come by top category in the same order', async () => {
    const market = open();
    await see(tea.title);
    await press('家居', 'tab');
    await see(lamp.title);
    expect(doesNotSee(tea.title)).toBe(true);
    expect(market.asked(list).at(-1)).toMatchObject({ category_id: '3', sort: 'sales', limit: '20' });
    await press('推荐', 'tab');
    await see(tea.title);
    expect(market.asked(list)).toHaveLength(2);
  });

  test('of a category without goods say so', async () => {
    open();
    await press('图书', 'tab');
    await see('还没有内容');
    expect(front().getByRole('tab', { name: '图书' }).getAttribute('aria-selected')).toBe('true');
  });
});
