// @vitest-environment jsdom
/** Blocks whose rows come of other features: goods of groups, posts and lives. */
import type { PageModule } from '@chengji/contract';
import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { aGroupRow } from '../../../../testing/group-rows.ts';
import { aLive } from '../../../../testing/live-rows.ts';
import { arrive, closeApp, doesNotSee, front, openApp, press, see } from '../../../../testing/open-app.tsx';
import { aPost } from '../../../../testing/post-rows.ts';

afterEach(closeApp);

const groups = 'GET /wanlshop/groups/list';
const posts = 'GET /wanlshop/find/list';
const lives = 'GET /wanlshop/live/list';
const heading: PageModule = {
  id: 'n',
  type: 'notice_bar',
  style: {},
  params: { items: [{ title: '公告', url: '' }] },
};
const open = (answers: Answers, module: PageModule) =>
  openApp('/pages/page/index?id=8', {
    ...answers,
    'GET /wanlshop/page/details': { id: 8, title: '专题', modules: [heading, module] },
  });

describe('a block of goods of groups', () => {
  test.each([
    ['group_goods', 'ordinary'],
    ['ladder_goods', 'ladder'],
  ] as const)('%s asks for those of its kind, and leads to all', async (type, kind) => {
    const module: PageModule = { id: 'g', type, style: {}, params: { title: '一起买', limit: 4 } };
    const market = open({ [groups]: { rows: [aGroupRow()], next: null } }, module);
    await see('一起买');
    expect(market.asked(groups)[0]).toMatchObject({ kind, limit: '4' });
    expect(front().getByRole('link', { name: /明前龙井/ })).toBeTruthy();
    expect(front().getByRole('link', { name: '更多' }).getAttribute('href')).toBe(
      '#/pages/apps/groups/index',
    );
  });

  test('is nothing where there is none, and of a shop leads nowhere else', async () => {
    const module: PageModule = {
      id: 'g',
      type: 'ladder_goods',
      style: {},
      params: { title: '一起买', limit: 4, shop_id: 7 },
    };
    const market = open({ [groups]: { rows: [], next: null } }, module);
    await waitFor(() => expect(market.asked(groups)[0]).toMatchObject({ shop_id: '7' }));
    await see('公告');
    await waitFor(() => expect(doesNotSee('一起买')).toBe(true));
    await closeApp();
    open({ [groups]: { rows: [aGroupRow()], next: null } }, module);
    await see('一起买');
    expect(front().queryByRole('link', { name: '更多' })).toBeNull();
  });
});

describe('a block of posts', () => {
  const feed = (over: object = {}): PageModule => ({
    id: 'p',
    type: 'post_feed',
    style: {},
    params: { title: '大家在聊', limit: 4, category_id: 3, ...over },
  });

  test('shows a few of its topic, and leads to the rest', async () => {
    const market = open({ [posts]: { rows: [aPost()], next: null } }, feed());
    await see('大家在聊');
    expect(market.asked(posts)[0]).toMatchObject({ category_id: '3', limit: '4' });
    expect(front().getByRole('link', { name: '更多' }).getAttribute('href')).toContain('category_id=3');
  });

  test('is nothing where there is none', async () => {
    const market = open({ [posts]: { rows: [], next: null } }, feed({ category_id: null }));
    await waitFor(() => expect(market.asked(posts)[0]).not.toHaveProperty('category_id'));
    await see('公告');
    await waitFor(() => expect(doesNotSee('大家在聊')).toBe(true));
  });
});

describe('a block of videos', () => {
  const videos = (over: object = {}): PageModule => ({
    id: 'v',
    type: 'video_feed',
    style: {},
    params: { title: '短视频', limit: 4, ...over },
  });

  test('shows a few posts that are videos, and leads to the rest', async () => {
    const market = open({ [posts]: { rows: [aPost({ type: 'video' })], next: null } }, videos());
    await see('短视频');
    expect(market.asked(posts)[0]).toMatchObject({ type: 'video', limit: '4' });
    await press('更多', 'link');
    await arrive(`/pages/apps/find/list?type=video&title=${encodeURIComponent('短视频')}`);
    expect(market.asked(posts).at(-1)).toMatchObject({ type: 'video' });
  });

  test('of a shop shows that shop’s, and is nothing where there is none', async () => {
    const market = open({ [posts]: { rows: [], next: null } }, videos({ shop_id: 7 }));
    await waitFor(() => expect(market.asked(posts)[0]).toMatchObject({ type: 'video', shop_id: '7' }));
    await see('公告');
    await waitFor(() => expect(doesNotSee('短视频')).toBe(true));
  });
});

describe('a block of lives', () => {
  const block = (over: object = {}): PageModule => ({
    id: 'l',
    type: 'live_feed',
    style: {},
    params: { title: '正在直播', limit: 4, ...over },
  });

  test('shows what runs and what can be watched again, and leads to all', async () => {
    const market = open(
      { [lives]: { rows: [aLive(), aLive({ id: 4, state: 'replay', title: '昨晚的专场' })], next: null } },
      block(),
    );
    await see('正在直播');
    await see('老茶馆开播');
    await see('昨晚的专场');
    expect(market.asked(lives)[0]).toMatchObject({ limit: '4' });
    await press('更多', 'link');
    await arrive('/pages/find');
    await waitFor(() => expect(front().getByRole('tab', { name: '直播', selected: true })).toBeTruthy());
  });

  test('of a shop leads nowhere else, and is nothing where there is none', async () => {
    const market = open({ [lives]: { rows: [aLive()], next: null } }, block({ shop_id: 7 }));
    await see('正在直播');
    expect(market.asked(lives)[0]).toMatchObject({ shop_id: '7' });
    expect(front().queryByRole('link', { name: '更多' })).toBeNull();
    await closeApp();
    open({ [lives]: { rows: [], next: null } }, block());
    await see('公告');
    await waitFor(() => expect(doesNotSee('正在直播')).toBe(true));
  });
});

describe('the draft of a page', () => {
  const at = '/pages/page/index?id=1&preview=abc';
  const call = 'GET /wanlshop/page/preview';

  test('is shown by the token of its editor', async () => {
    const market = openApp(at, { [call]: { title: '草稿', modules: [heading] } });
    await see('公告');
    expect(market.asked(call)).toEqual([{ token: 'abc' }]);
  });

  test('says so once the token is over', async () => {
    openApp(at, { [call]: refuse('content.preview_over', '预览链接已失效，请在装修页面重新扫码') });
    await see(/预览链接已失效/);
  });
});
