// @vitest-environment jsdom
import type { PageModule } from '@chengji/contract';
import type { Answers } from '@chengji/testkit/fake-market';
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { aGroupRow, groupGoods } from '../../../testing/group-rows.ts';
import { arrive, closeApp, doesNotSee, front, openApp, press, see } from '../../../testing/open-app.tsx';

afterEach(closeApp);

const list = 'GET /wanlshop/groups/list';
const strip: PageModule = {
  id: 'g',
  type: 'group_strip',
  style: {},
  params: { title: '限时拼团', limit: 8 },
};
const open = (answers: Answers, module = strip) =>
  openApp('/pages/page/index?id=8', {
    ...answers,
    'GET /wanlshop/page/details': { id: 8, title: '专题', modules: [module] },
  });

describe('a strip of group buys', () => {
  test('shows what a group pays, how far the nearest team is, and when the first of them ends', async () => {
    const market = open({ [list]: { rows: [aGroupRow()], next: null } });
    await see('3人团 · 差1人');
    expect(front().getByRole('timer').textContent).toMatch(/00:59:\d\d|01:00:00/);
    expect(front().getByRole('progressbar').getAttribute('aria-valuenow')).toBe('67');
    expect(
      front()
        .getByRole('link', { name: /明前龙井.*¥99.*¥129/ })
        .getAttribute('href'),
    ).toBe(`#/pages/apps/groups/goods?id=${groupGoods.id}`);
    expect(market.asked(list)[0]).toMatchObject({ kind: 'ordinary', limit: '8' });
  });

  test('has no countdown where nothing ends, and says how many a team takes', async () => {
    open({ [list]: { rows: [aGroupRow({ nearest: null, ends_at: null })], next: null } });
    await see('3人团');
    expect(front().queryByRole('timer')).toBeNull();
  });

  test('leads to all group buys', async () => {
    open({
      [list]: { rows: [aGroupRow()], next: null },
      'GET /wanlshop/groups/overview': { formed_today: 0, avatars: [], categories: [] },
    });
    await press('更多');
    await arrive('/pages/apps/groups/index');
  });

  test('on a shop’s page asks for that shop’s, and leads nowhere else', async () => {
    const ofShop: PageModule = { ...strip, params: { ...strip.params, shop_id: 7 } };
    const market = open({ [list]: { rows: [aGroupRow()], next: null } }, ofShop);
    await see('3人团 · 差1人');
    expect(market.asked(list)[0]).toMatchObject({ shop_id: '7' });
    expect(front().queryByRole('button', { name: '更多' })).toBeNull();
  });

  test('is not drawn where nothing can be bought', async () => {
    const soldOut = aGroupRow();
    const market = open({
      [list]: { rows: [{ ...soldOut, goods: { ...soldOut.goods, in_stock: false } }], next: null },
    });
    await waitFor(() => expect(market.asked(list)).toHaveLength(1));
    await waitFor(() => expect(doesNotSee('限时拼团')).toBe(true));
  });
});
