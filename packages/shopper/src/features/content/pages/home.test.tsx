// @vitest-environment jsdom
import type { PageModule } from '@chengji/contract';
import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { afterEach, describe, expect, test } from 'vitest';
import {
  address,
  arrive,
  closeApp,
  doesNotSee,
  front,
  openApp,
  press,
  see,
} from '../../../testing/open-app.tsx';
import { init, tea } from '../../../testing/rows.ts';

afterEach(closeApp);

const style = { margin: '0px 12px 12px' };
const advert = (id: number, title: string, url: string) => ({
  id,
  title,
  subtitle: '限时',
  image: `/files/${id}.webp`,
  url,
  colour: 'teal',
});
const strip: PageModule = {
  id: 'new',
  type: 'goods_list',
  style,
  params: { title: '新品尝鲜', layout: 'strip', query: { sort: 'new' }, limit: 10 },
};

const start = (...item: PageModule[]): Answers => ({
  'GET /wanlshop/common/init': { ...init, modulesData: { ...init.modulesData, homeModules: { item } } },
  'GET /wanlshop/search/hot': { rows: [{ word: '脐橙', hot: true }] },
});
const list = 'GET /wanlshop/goods/list';

describe('the home page', () => {
  test('is drawn from its modules, and invites to search for what many search for', async () => {
    openApp('/', {
      ...start(
        { id: 'notice', type: 'notice_bar', style, params: { items: [{ title: '坏果包赔', url: '' }] } },
        strip,
      ),
      [list]: { rows: [tea], next: null },
    });
    await see('坏果包赔');
    await see('新品尝鲜');
    await see(tea.title);
    await see('脐橙');
  });

  test('searches for the hint of its search bar by the button beside it', async () => {
    openApp('/', { ...start(strip), [list]: { rows: [tea], next: null } });
    await see(tea.title);
    await press('搜索', 'link');
    await arrive(`/pages/product/list?keyword=${encodeURIComponent('脐橙')}`);
  });

  test('without modules leads on to the categories', async () => {
    openApp('/', { ...start(), 'GET /wanlshop/category/tree': { rows: [] } });
    await press('全部分类');
    await arrive('/pages/category');
  });

  test('that could not be loaded is fetched again on request', async () => {
    const market = openApp('/', {
      ...start(),
      'GET /wanlshop/common/init': refuse('common.server_busy', '请稍后再试'),
    });
    await see('请稍后再试');
    market.answer(start(strip));
    market.answer({ [list]: { rows: [tea], next: null } });
    await press('重试');
    await see('新品尝鲜');
  });
});

describe('an advert', () => {
  test('of a page opens inside, and one whose address is no page of ours leads nowhere', async () => {
    openApp(
      '/',
      start({
        id: 'banner',
        type: 'banner',
        style: { ...style, height: '156px' },
        params: {
          interval_ms: 0,
          items: [advert(1, '内', '/pages/product/list?category_id=3'), advert(3, '无', '/pages/nowhere')],
        },
      }),
    );
    await see('内');
    const links = front().getAllByRole('link', { name: /内|无/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#/pages/product/list?category_id=3']);
    await press(/内/, 'link');
    await arrive('/pages/product/list?category_id=3');
  });

  test('that comes first has its picture loaded before all others', async () => {
    openApp(
      '/',
      start({
        id: 'banner',
        type: 'banner',
        style,
        params: { interval_ms: 0, items: [advert(1, '一', ''), advert(2, '二', '')] },
      }),
    );
    await see('一');
    const [first, second] = document.querySelectorAll('section img');
    expect(first?.getAttribute('fetchpriority')).toBe('high');
    expect(second?.getAttribute('loading')).toBe('lazy');
  });
});

describe('a list of goods on a page', () => {
  test('asks in its order, and its rest is on the page of goods', async () => {
    const market = openApp('/', { ...start(strip), [list]: { rows: [tea], next: null } });
    await press('更多');
    await arrive('/pages/product/list?sort=new');
    expect(market.asked(list)[0]).toMatchObject({ sort: 'new', limit: '10' });
  });

  test('is not drawn without goods', async () => {
    openApp(
      '/',
      start(
        { id: 'notice', type: 'notice_bar', style, params: { items: [{ title: '坏果包赔', url: '' }] } },
        strip,
      ),
    );
    await see('坏果包赔');
    expect(doesNotSee('新品尝鲜')).toBe(true);
    expect(address()).toBe('#/');
  });
});
