// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { teaDetails } from '../../testing/goods-rows.ts';
import { refuse } from '../../testing/market.ts';
import { arrive, closeApp, openApp, press, see } from '../../testing/open-app.tsx';
import { tea } from '../../testing/rows.ts';

afterEach(closeApp);

const list = 'GET /wanlshop/goods/list';

test('the newest goods of all shops are found, and lead to their pages', async () => {
  const market = openApp('/pages/find', {
    [list]: { rows: [tea], next: null },
    'GET /wanlshop/goods/details': teaDetails(),
  });
  await press(/明前龙井/, 'link');
  await arrive(`/pages/product/goods?id=${tea.id}`);
  expect(market.asked(list)[0]).toMatchObject({ sort: 'new' });
});

test('a market without goods says so', async () => {
  openApp('/pages/find');
  await see('还没有新品');
});

test('what could not be had is asked for again on request', async () => {
  const market = openApp('/pages/find', { [list]: refuse('common.server_busy', '请稍后再试') });
  await see('请稍后再试');
  market.answer({ [list]: { rows: [tea], next: null } });
  await press('重试');
  await see(tea.title);
});
