// @vitest-environment jsdom
import type { ArticleRow } from '@chengji/contract';
import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import {
  address,
  arrive,
  closeApp,
  doesNotSee,
  fill,
  front,
  openApp,
  press,
  see,
} from '../../../testing/open-app.tsx';
import { atStart, tea } from '../../../testing/rows.ts';

afterEach(closeApp);

const article: ArticleRow = {
  id: 3,
  category_id: 1,
  title: '秋茶怎么泡',
  summary: '三步',
  image: '/files/a.webp',
  views: 12_345,
  published_at: 1_760_000_000,
};
const details = { ...article, content: '<h2>水温</h2><p>八十五度</p>' };
const list = 'GET /wanlshop/article/list';
const categories: Answers = {
  'GET /wanlshop/article/categories': {
    rows: [
      { id: 1, name: '茶' },
      { id: 2, name: '家' },
    ],
  },
};
const gone = refuse('common.not_found', '内容不存在');
const adverts = (traits: object) => {
  const none = { openAdverts: [], pageAdverts: [], categoryAdverts: [], firstAdverts: [], otherAdverts: [] };
  return { 'GET /wanlshop/common/adverts': { syspopup: null, data: { ...none, ...traits } } };
};
const advert = {
  id: 5,
  title: '暖冬',
  subtitle: '满减',
  image: '/files/b.webp',
  url: '/pages/cart',
  colour: 'red',
};

describe('the list of articles', () => {
  test('leads to each of them, sorted by what they are about', async () => {
    const market = openApp('/pages/article/list', {
      ...categories,
      [list]: { rows: [article], next: null },
      'GET /wanlshop/article/details': details,
    });
    await see('秋茶怎么泡');
    await see(/1\.2万阅读/);
    await press('家', 'tab');
    await see('秋茶怎么泡');
    expect(market.asked(list).at(-1)).toMatchObject({ category_id: '2' });
    await press(/秋茶怎么泡/, 'link');
    await arrive('/pages/article/details?id=3');
    await see('八十五度');
  });

  test('says that there are none, and fetches again when it could not be loaded', async () => {
    const market = openApp('/pages/article/list', {
      ...categories,
      [list]: refuse('common.server_busy', '请稍后'),
    });
    await see('请稍后');
    market.answer({ [list]: { rows: [], next: null } });
    await press('重试');
    await see('还没有文章');
  });

  test('has the adverts of its place above, which lead inside', async () => {
    openApp('/pages/article/list', {
      ...categories,
      ...adverts({ pageAdverts: [advert] }),
      [list]: { rows: [article], next: null },
    });
    await press(/暖冬/, 'link');
    await arrive('/pages/cart');
  });
});

describe('an article', () => {
  test('that is one of the terms is asked for by its key', async () => {
    const market = openApp('/pages/article/details?id=privacy&title=隐私声明', {
      'GET /wanlshop/article/details': details,
    });
    await see('八十五度');
    expect(market.asked('GET /wanlshop/article/details')).toEqual([{ key: 'privacy' }]);
  });

  test('that is gone leads to the others', async () => {
    openApp('/pages/article/details?id=3&title=x', {
      ...categories,
      'GET /wanlshop/article/details': gone,
      [list]: { rows: [], next: null },
    });
    await see('文章不存在');
    await press('看看其他文章');
    await arrive('/pages/article/list');
  });

  test('with the terms is a press away from the login page', async () => {
    openApp('/pages/user/auth/auth', { 'GET /wanlshop/article/details': details });
    await press('用户协议', 'link');
    await arrive('/pages/article/details?id=agreement');
  });
});

describe('an advert’s own page', () => {
  const open = (url: string) =>
    openApp('/pages/article/advert?id=5', { 'GET /wanlshop/article/advert': { ...advert, url } });

  test('says which host it leads to before it does', async () => {
    open('https://example.com/sale');
    await see(/example\.com/);
    const link = front().getByRole('link', { name: '前往查看' });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      'https://example.com/sale',
      'noopener noreferrer',
    ]);
  });

  test('stands between the person and an address outside, on every page that shows the advert', async () => {
    openApp('/pages/article/list', {
      ...adverts({ pageAdverts: [{ ...advert, url: 'https://example.com/sale' }] }),
      ...categories,
      [list]: { rows: [], next: null },
      'GET /wanlshop/article/advert': advert,
    });
    await press(/暖冬/, 'link');
    await arrive('/pages/article/advert?id=5');
  });

  test('leads inside where the advert does', async () => {
    open('/pages/cart');
    await press('去看看', 'link');
    await arrive('/pages/cart');
  });

  test('is over with the advert', async () => {
    openApp('/pages/article/advert?id=5', { 'GET /wanlshop/article/advert': gone });
    await see('活动已结束');
  });
});

describe('help', () => {
  const help = 'GET /wanlshop/help/list';
  const rows = [
    { id: 1, name: '配送', questions: [{ id: 9, question: '多久发货？', answer: '<p>两天内</p>' }] },
  ];

  test('opens the answer of a question, and finds questions by words', async () => {
    const market = openApp('/pages/user/help', {
      [help]: ({ keyword }) => ({ rows: keyword === '火星' ? [] : rows }),
    });
    fireEvent.click(await see('多久发货？'));
    await see('两天内');
    await fill('搜索问题', '火星');
    await press('搜索');
    await see('没有找到相关问题');
    expect(market.asked(help).at(-1)).toEqual({ keyword: '火星' });
    await fill('搜索问题', '');
    await see('多久发货？');
  });

  test('is open at the question that the address names', async () => {
    const shown: string[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      shown.push(this.textContent);
    };
    openApp('/pages/user/help?id=9', { [help]: { rows } });
    expect((await see('多久发货？')).closest('details')?.open).toBe(true);
    expect(shown).toEqual(['多久发货？两天内']);
  });

  test('is a press away from the person’s own page', async () => {
    openApp('/pages/user', { [help]: { rows } });
    await press(/帮助中心/);
    await arrive('/pages/user/help');
    await see('多久发货？');
  });

  test('leads newcomers through the tour to the home page', async () => {
    openApp('/pages/user/help', {
      [help]: { rows },
      ...adverts({ firstAdverts: [{ ...advert, title: '从产地来' }] }),
    });
    await press(/新手指南/, 'link');
    await see('从产地来');
    await press('立即体验');
    await arrive('/pages/index');
  });
});

describe('a page made of modules', () => {
  test('draws goods chosen one by one, shops and articles', async () => {
    const style = {};
    const market = openApp('/pages/page/index?id=8', {
      'GET /wanlshop/page/details': {
        id: 8,
        title: '秋日专题',
        modules: [
          {
            id: 'a',
            type: 'goods_list',
            style,
            params: { title: '精选', layout: 'strip', query: { goods_ids: [11, 12] }, limit: 2 },
          },
          {
            id: 'b',
            type: 'shop_list',
            style,
            params: {
              title: '好店',
              items: [{ id: 5, name: '山野茶舍', type: 'flagship', logo: '', city: '杭州', score: 4.8 }],
            },
          },
          { id: 'c', type: 'articles', style, params: { title: '头条', category_id: 1, items: [article] } },
          { id: 'd', type: 'coupon_strip', style, params: { title: '领券', limit: 5 } },
        ],
      },
      'GET /wanlshop/goods/list': { rows: [tea], next: null },
    });
    await see(tea.title);
    await see('杭州 · 4.8 分');
    await see('秋茶怎么泡');
    await waitFor(() => expect(doesNotSee('领券')).toBe(true));
    expect(market.asked('GET /wanlshop/goods/list')[0]).toMatchObject({ ids: '11,12' });
  });

  test('that is not published says so', async () => {
    openApp('/pages/page/index?id=8', { 'GET /wanlshop/page/details': gone });
    await see('页面不存在');
    await press('返回首页');
    await arrive('/pages/index');
  });
});

describe('the advert the app opens with', () => {
  const start = { ...adverts({ openAdverts: [advert] }) };
  const keep = () => localStorage.setItem('opening_advert', JSON.stringify(advert));

  test('is that of the previous start, is skipped by a press and shown once a day', async () => {
    openApp('/', start);
    await see('橙集');
    expect(doesNotSee(/跳过/)).toBe(true);
    await closeApp();
    keep();
    openApp('/', start);
    await press(/跳过/);
    await see('橙集');
    expect(localStorage.getItem('opened_on')).toMatch(/^"\d{4}-\d{2}-\d{2}"$/);
  });

  test('leads where it says', async () => {
    keep();
    openApp('/', start);
    await press(/暖冬/, 'link');
    await arrive('/pages/cart');
  });

  test('is not shown on another page, and holds the pop-up back', async () => {
    keep();
    openApp('/pages/cart', start);
    expect(doesNotSee(/跳过/)).toBe(true);
    await closeApp();
    keep();
    openApp('/', {
      ...start,
      'GET /wanlshop/common/popups': {
        rows: [{ id: 1, title: '维护', content: '今晚停机', image: '', url: '', frequency: 'once' }],
      },
    });
    await see(/跳过/);
    expect(doesNotSee('今晚停机')).toBe(true);
    await press(/跳过/);
    await see('今晚停机');
  });

  test('is not shown once the operator has removed it', async () => {
    keep();
    openApp('/', atStart);
    await see('橙集');
    expect(doesNotSee(/跳过/)).toBe(true);
    expect(address()).toBe('#/');
  });
});
