// @vitest-environment jsdom
import '../../testing/resize-observer.ts';
import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closePage, openPage } from '../../testing/open-page.tsx';
import { anOwn, anOwnWhole } from '../../testing/posts.ts';
import { NewPostScreen, PostEditorScreen } from './seller/PostEditorScreen.tsx';
import { PostsScreen } from './seller/PostsScreen.tsx';

afterEach(closePage);

const figures = {
  views: 1_200,
  likes: 12,
  fans: 3,
  goods_opened: 80,
  orders: 6,
  sales: '408.00',
  yesterday: { views: 200, likes: 2, fans: 1, orders: 1, sales: '68.00' },
  days: [{ day: '2027-01-15', views: 200, likes: 2, fans: 1, goods_opened: 8 }],
};
const counts = { all: 1, reviewing: 0, shown: 1, refused: 0, taken_down: 0 };
const goods = { rows: anOwnWhole().goods, next: null };
const rights = ['posts.read', 'posts.write', 'orders.read'];

const openList = (rows = [anOwn()], more: Answers = {}, may = rights) =>
  openPage(<PostsScreen />, {
    area: 'seller',
    rights: may,
    answers: {
      'GET /seller/posts/list': { rows, total: rows.length, next: null, counts },
      'GET /seller/posts/figures': figures,
      'POST /seller/posts/delete': null,
      'POST /seller/posts/answer': null,
      ...more,
    },
  });

describe('the shop’s posts', () => {
  test('stand with what they brought; the orders of one open from its row', async () => {
    openList();
    const orders = await screen.findByRole('link', { name: '6' });
    expect(orders.getAttribute('href')).toBe('/seller/orders?state=all&post_id=5');
    expect(screen.getAllByText('¥408.00').length).toBeGreaterThan(0);
    fireEvent.click(await screen.findByRole('button', { name: /打开商品/ }));
    expect(await screen.findByRole('figure', { name: '每日打开商品，共 80' })).toBeDefined();
  });

  test('that were turned down are answered to once', async () => {
    const { sent } = openList([anOwn({ state: 'taken_down', decision: '重复发布', can_answer: true })]);
    fireEvent.click(await screen.findByRole('button', { name: /^申诉/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('平台给出的原因：重复发布')).toBeDefined();
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: '这是第二批货' } });
    fireEvent.click(dialog.getByRole('button', { name: '提交申诉' }));
    await waitFor(() =>
      expect(sent('POST /seller/posts/answer')).toEqual([{ id: 5, content: '这是第二批货' }]),
    );
  });

  test('are deleted after asking, and only looked at without the right', async () => {
    const { sent } = openList();
    fireEvent.click(await screen.findByRole('button', { name: /^删除/ }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(sent('POST /seller/posts/delete')).toEqual([{ id: 5 }]));
    await closePage();
    openList([anOwn()], {}, ['posts.read']);
    expect(await screen.findByRole('link', { name: '查看' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^删除/ })).toBeNull();
    expect(screen.queryByRole('button', { name: '发布内容' })).toBeNull();
  });
});

const edit = 'POST /seller/posts/edit';
const openEditor = (post = anOwnWhole(), more: Answers = {}) =>
  openPage(<PostEditorScreen />, {
    area: 'seller',
    rights,
    path: '/seller/posts/:id',
    at: '/seller/posts/5',
    answers: {
      'GET /seller/posts/details': post,
      'GET /wanlshop/goods/list': goods,
      [edit]: { id: 5, state: 'reviewing' },
      ...more,
    },
  });

describe('a post of the shop', () => {
  test('that was refused is changed and sent again from the version it began from', async () => {
    const { sent, router } = openEditor(
      anOwnWhole({ state: 'refused', decision: '图片不清', can_answer: true }),
    );
    expect(await screen.findByText('图片不清')).toBeDefined();
    fireEvent.change(screen.getByRole('textbox', { name: '正文' }), { target: { value: '很好喝' } });
    const save = screen.getByRole<HTMLButtonElement>('button', { name: '保存' });
    await waitFor(() => expect(save.disabled).toBe(false));
    fireEvent.click(save);
    expect(await screen.findByText('已提交，审核通过后展示')).toBeDefined();
    expect(sent(edit)).toEqual([
      {
        id: 5,
        version: 3,
        kind: 'other',
        title: '秋天的第一杯奶茶',
        content: '很好喝',
        goods: [9],
        images: ['/files/00/honey.webp', '/files/00/jar.webp'],
      },
    ]);
    expect(router.state.location.pathname).toBe('/seller/posts');
  });

  test('that was taken down cannot be changed, and can be answered to', async () => {
    openEditor(anOwnWhole({ state: 'taken_down', decision: '重复发布', can_answer: true }));
    expect(await screen.findByText('下架的内容不能修改；可以申诉一次。')).toBeDefined();
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
    expect(screen.getByRole('button', { name: '申诉' })).toBeDefined();
  });

  test('says at the field what the market refuses', async () => {
    openEditor(anOwnWhole(), {
      [edit]: refuse('discovery.goods_unknown', '商品已下架，请重新选择', { field: 'goods.0' }),
    });
    fireEvent.change(await screen.findByRole('textbox', { name: '正文' }), { target: { value: '很好喝' } });
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('商品已下架，请重新选择')).toBeDefined();
  });

  test('that is new waits for what is missing, and as a video for its upload', async () => {
    openPage(<NewPostScreen />, {
      area: 'seller',
      rights,
      answers: { 'GET /wanlshop/goods/list': goods },
    });
    const publish = await screen.findByRole<HTMLButtonElement>('button', { name: '发布' });
    expect(publish.disabled).toBe(true);
    expect(screen.getByText('至少一张图片')).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: /短视频/ }));
    expect(await screen.findByText('视频已处理好')).toBeDefined();
    expect(screen.getByRole('button', { name: '选择视频' })).toBeDefined();
  });
});
