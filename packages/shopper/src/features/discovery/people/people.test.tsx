// @vitest-environment jsdom

import type { OwnPost, Person, PersonRow } from '@chengji/contract';
import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import {
  arrive,
  closeApp,
  doesNotSee,
  fill,
  front,
  openApp,
  press,
  see,
  seeToast,
} from '../../../testing/open-app.tsx';
import { aPost } from '../../../testing/post-rows.ts';
import { lin } from '../../../testing/rows.ts';

afterEach(closeApp);

const user = 'GET /wanlshop/find/user';
const list = 'GET /wanlshop/find/list';
const follow = 'POST /wanlshop/find/follow';
const own = 'GET /wanlshop/find/own';
const toPage = <Row,>(...rows: Row[]) => ({ rows, next: null });

const ye: PersonRow = {
  kind: 'user',
  id: 72,
  name: '林小野',
  avatar: '',
  bio: '阳台 4 平米',
  fans: 36_000,
  followed: false,
  follows_me: false,
};
const toPerson = (over: Partial<Person> = {}): Person => ({
  ...ye,
  follows: 218,
  liked: 284_000,
  posts: 86,
  is_own: false,
  living: null,
  ...over,
});
const teaShop = { kind: 'shop', id: 5, name: '山野茶舍', type: 'flagship' } as const;
const myself = toPerson({ id: lin.id, name: lin.nickname, is_own: true });
const linked = { id: 5, name: '山野茶舍', logo: '', rights: ['posts.read', 'posts.write'] };

const { reason: _, ...row } = aPost();
const anOwnPost = (over: Partial<OwnPost> = {}): OwnPost => ({
  ...row,
  version: 1,
  state: 'shown',
  decision: '',
  answer: '',
  can_answer: false,
  figures: { views: 320, likes: 12, comments: 3, shares: 1, goods_opened: 9, orders: 2, sales: '258.00' },
  ...over,
});

describe('a person', () => {
  const at = '/pages/apps/find/user?id=72';
  const answers: Answers = { [user]: toPerson(), [list]: toPage(aPost()) };

  test('is shown with figures and posts, to a visitor too', async () => {
    const market = openApp(at, answers);
    await see('阳台 4 平米');
    await see(aPost().title);
    expect(front().getByText('3.6万')).toBeTruthy();
    expect(market.asked(list)[0]).toMatchObject({ kind: 'user', author_id: '72' });
  });

  test('is followed at once', async () => {
    const market = openApp(at, { ...answers, [follow]: { followed: true, fans: 36_001 } }, { person: lin });
    await see('阳台 4 平米');
    market.answer({ [user]: toPerson({ followed: true }) });
    await press('关注');
    await waitFor(() => expect(market.asked(follow)).toEqual([{ kind: 'user', id: 72, followed: true }]));
    await waitFor(() => expect(front().getByRole('button', { name: '已关注' })).toBeTruthy());
  });

  test('is left once the person is sure', async () => {
    const market = openApp(
      at,
      {
        ...answers,
        [user]: toPerson({ followed: true, follows_me: true }),
        [follow]: { followed: false, fans: 1 },
      },
      { person: lin },
    );
    await press('互关');
    await see('不再关注林小野吗？');
    await press('确定');
    await waitFor(() => expect(market.asked(follow)[0]).toMatchObject({ followed: false }));
  });

  test('has what they liked', async () => {
    openApp(at, { ...answers, 'GET /wanlshop/find/liked': toPage(aPost({ id: 92, title: '赞过的' })) });
    await press('赞过', 'tab');
    await see('赞过的');
  });

  test('is reported after a login', async () => {
    openApp(at, answers);
    await press('更多');
    await press('举报');
    await arrive('/pages/user/auth/auth');
  });

  test('who is gone is said to be', async () => {
    openApp(at, { [user]: refuse('discovery.person_gone', '该用户或店铺已不存在') });
    await see('找不到这个人或店铺');
  });
});

describe('a shop that posts', () => {
  const at = '/pages/apps/find/user?id=5&kind=shop';
  const answers: Answers = { [user]: toPerson(teaShop), [list]: toPage() };

  test('leads to itself and to its people, and has no liked posts', async () => {
    openApp(at, answers);
    await see('还没有动态');
    expect(front().queryByRole('tab', { name: '赞过' })).toBeNull();
    expect(front().getByRole('link', { name: '发消息' }).getAttribute('href')).toContain('shop_id=5');
    expect(
      front()
        .getByRole('link', { name: /进店看看/ })
        .getAttribute('href'),
    ).toContain('/pages/shop/index?id=5');
  });
});

describe('the own page', () => {
  const at = '/pages/apps/find/user';
  const open = (answers: Answers = {}, person = lin) =>
    openApp(at, { [user]: myself, [own]: toPage(anOwnPost()), ...answers }, { person });

  test('asks a visitor to log in', async () => {
    openApp(at);
    await see('登录后查看自己的动态');
  });

  test('shows what became of each post and what it brought', async () => {
    open({
      [own]: toPage(
        anOwnPost(),
        anOwnPost({ id: 93, title: '没过的', state: 'refused', decision: '含联系方式', can_answer: true }),
      ),
    });
    await see('浏览 320');
    await see('成交 2 单 ¥258.00');
    await see('原因：含联系方式');
    await press('申诉');
    await waitFor(() => expect(front().getByRole('textbox')).toBeTruthy());
  });

  test('narrows posts to a state', async () => {
    const market = open();
    await see('浏览 320');
    market.answer({ [own]: toPage() });
    await press('未通过');
    await see('没有这样的动态');
    expect(market.asked(own).at(-1)).toMatchObject({ state: 'refused' });
  });

  test('deletes a post once the person is sure', async () => {
    const remove = 'POST /wanlshop/find/delete';
    const market = open({ [remove]: null });
    await press('删除');
    market.answer({ [own]: toPage() });
    await press('确定');
    await waitFor(() => expect(market.asked(remove)).toEqual([{ id: 91 }]));
    await see('还没有发布过');
  });

  test('leads to editing a post', async () => {
    open({ 'GET /wanlshop/find/details': refuse('discovery.post_gone', '该动态已不存在') });
    await press('编辑');
    await arrive('/pages/apps/find/user/add?id=91');
  });

  test('links a shop by its code, and says what is wrong with one', async () => {
    const link = 'POST /wanlshop/user/linkshop';
    const market = open({ [link]: refuse('shops.link_code_wrong', '关联码不正确或已过期') });
    await press('关联店铺');
    await fill('8 位关联码', '12345678');
    await press('关联');
    await see('关联码不正确或已过期');
    const none = { views: 0, likes: 0, fans: 0, orders: 0, sales: '0.00' };
    market.answer({
      [link]: { shop: linked },
      'GET /wanlshop/user/info': { userinfo: { ...lin, shops: [linked] } },
      'GET /wanlshop/find/center': { ...none, goods_opened: 0, yesterday: none, days: [] },
    });
    await fill('8 位关联码', '87654321');
    await press('关联');
    await seeToast('已关联山野茶舍');
    expect(market.asked(link).map(({ code }) => code)).toEqual(['12345678', '87654321']);
    await see('可以店铺身份发布');
  });

  test('chooses which news are told', async () => {
    const switches = 'POST /wanlshop/find/switches';
    const on = { likes: true, comments: true, fans: true };
    const market = open({ 'GET /wanlshop/find/switches': on, [switches]: { ...on, likes: false } });
    await press('消息设置');
    await press('赞', 'switch');
    await waitFor(() => expect(market.asked(switches)).toEqual([{ likes: false }]));
  });
});

describe('the creation center', () => {
  const figures = (views: number) => ({
    views,
    likes: 12,
    fans: 3,
    goods_opened: 9,
    orders: 2,
    sales: '258.00',
    yesterday: { views, likes: 4, fans: 286, orders: 1, sales: '8640.00' },
    days: [{ day: '2026-11-20', views, likes: 12, fans: 3, goods_opened: 9 }],
  });

  test('is there once a shop is linked, with the figures of either', async () => {
    const center = 'GET /wanlshop/find/center';
    const market = openApp(
      '/pages/apps/find/user',
      {
        [user]: myself,
        [own]: toPage(),
        [center]: ({ as_shop }) => figures(as_shop === undefined ? 5 : 32_000),
      },
      { person: { ...lin, shops: [linked] } },
    );
    await see('创作中心');
    await see('+286');
    await press('山野茶舍');
    await see('3.2万');
    await press('数据详情');
    await press('近 30 天', 'tab');
    await waitFor(() => expect(market.asked(center).at(-1)).toEqual({ as_shop: '5', days: '30' }));
  });

  test('is not there for who works for no shop', async () => {
    openApp('/pages/apps/find/user', { [user]: myself, [own]: toPage() }, { person: lin });
    await see('还没有发布过');
    expect(doesNotSee('创作中心')).toBe(true);
  });
});

describe('fans and whom one follows', () => {
  const fans = 'GET /wanlshop/find/fans';
  const follows = 'GET /wanlshop/find/follows';
  const answers: Answers = {
    [user]: toPerson(),
    [fans]: toPage({ ...ye, id: 73, name: '小鹿', follows_me: true }),
    [follows]: toPage({ ...ye, ...teaShop, followed: true }, { ...ye, id: lin.id, name: lin.nickname }),
  };

  test('stand as the two stand to each other, and are followed back', async () => {
    const market = openApp(
      '/pages/apps/find/user/fans?id=72',
      { ...answers, [follow]: { followed: true, fans: 1 } },
      { person: lin },
    );
    await press('回关');
    await waitFor(() => expect(market.asked(follow)).toEqual([{ kind: 'user', id: 73, followed: true }]));
    await press(/^关注 218/, 'tab');
    await see('山野茶舍');
    await see('我');
  });

  test('of nobody say so', async () => {
    openApp('/pages/apps/find/user/follow?id=72', { ...answers, [follows]: toPage() });
    await see('还没有关注谁');
  });

  test('of oneself are a visitor’s after a login', async () => {
    openApp('/pages/apps/find/user/fans');
    await see('登录后查看自己的动态');
  });
});
