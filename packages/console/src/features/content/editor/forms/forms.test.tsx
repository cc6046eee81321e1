// @vitest-environment jsdom
import type { PageBlock } from '@chengji/contract';
import { PageBlock as PageBlockSchema } from '@chengji/contract/content/page-modules';
import type { Answers } from '@chengji/testkit/fake-market';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { closePage, openPage } from '../../../../testing/open-page.tsx';
import { type BlockType, newBlock, palette } from '../block.ts';
import { BlockForm } from './BlockForm.tsx';
import { StyleForm } from './StyleForm.tsx';

let block: PageBlock;
afterEach(async () => {
  await closePage();
  expect(PageBlockSchema.safeParse(block).success).toBe(true);
});

const goods = (id: number, title: string) => ({
  id,
  title,
  image: '',
  ratio: '1:1' as const,
  price: '39.90',
  was_price: null,
  sold: 1,
  tags: [],
  shop: { id: 7, name: '橙集自营', type: 'self' as const },
  in_stock: true,
});
const answers: Answers = {
  'GET /wanlshop/category/tree': { rows: [{ id: 3, name: '生鲜', image: '', children: [] }] },
  'GET /wanlshop/goods/list': { rows: [goods(11, '丹东草莓'), goods(12, '砂糖橘')], next: null },
  'GET /wanlshop/article/categories': { rows: [{ id: 5, name: '公告' }] },
  'GET /platform/pages/list': { rows: [] },
};

function Edited({ start, shopId }: { start: PageBlock; shopId: number | undefined }) {
  const [now, setNow] = useState(start);
  block = now;
  return (
    <>
      <BlockForm block={now} shopId={shopId} onChange={setNow} />
      <StyleForm block={now} onChange={(style) => setNow({ ...now, style })} />
    </>
  );
}
const open = (type: BlockType, shopId?: number) =>
  openPage(<Edited start={newBlock(type, 'x')} shopId={shopId} />, {
    answers,
    area: shopId ? 'seller' : 'platform',
  });
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
async function choose(name: string, option: string) {
  fireEvent.mouseDown(screen.getByRole('combobox', { name }));
  fireEvent.click(await screen.findByText(option));
}

test.each(palette.flatMap(({ types }) => types))('a new %s has a form of its own', (kind) => {
  open(kind);
  expect(screen.getAllByRole('slider').length).toBeGreaterThan(0);
});

test('posters are added, each with a number of its own, and lead somewhere', async () => {
  open('banner');
  press(/添加/);
  type('标题 中文', '车厘子自由周');
  await choose('跳转到', '应用页面');
  await choose('目标', '热卖');
  press(/添加/);
  expect(block).toMatchObject({
    params: {
      items: [
        { id: 1, title: { zh: '车厘子自由周' }, url: '/pages/product/list?sort=sales' },
        { id: 2, url: '' },
      ],
    },
  });
  press('删除「车厘子自由周」');
  expect(block).toMatchObject({ params: { items: [{ id: 2 }] } });
});

test('posters stand still when autoplay is off', () => {
  open('banner');
  fireEvent.click(screen.getByRole('switch', { name: '自动轮播' }));
  expect(block).toMatchObject({ params: { interval_ms: 0 } });
  expect(screen.queryByRole('slider', { name: '间隔' })).toBeNull();
});

test('a channel has a sign until it has an icon', () => {
  open('icon_grid');
  press(/添加/);
  type('或表情符号', '🍒');
  type('角标 中文', '新');
  expect(block).toMatchObject({ params: { items: [{ icon: '🍒', badge: { zh: '新', en: '' } }] } });
});

test('goods are found by what they have in common, or chosen one by one', async () => {
  open('goods_list');
  type('关键词 中文', '草莓');
  await choose('排序', '销量');
  expect(block).toMatchObject({ params: { query: { keyword: { zh: '草莓', en: '' }, sort: 'sales' } } });
  type('关键词 中文', '');
  expect(block.type === 'goods_list' && block.params.query.keyword).toBeUndefined();
  fireEvent.click(screen.getByText('手动选择'));
  await choose('添加到已选商品', '砂糖橘');
  expect(block).toMatchObject({ params: { query: { goods_ids: [12] } } });
});

test('a shop finds its own goods alone', async () => {
  const { sent } = open('goods_list', 7);
  expect(screen.queryByRole('combobox', { name: '店铺' })).toBeNull();
  fireEvent.click(screen.getByText('手动选择'));
  await waitFor(() => expect(sent('GET /wanlshop/goods/list')).toEqual([{ limit: '20', shop_id: '7' }]));
});

test('articles are of one category, or of all', async () => {
  open('articles');
  await choose('文章分类', '公告');
  expect(block).toMatchObject({ params: { category_id: 5 } });
  const list = within(
    screen.getByRole('combobox', { name: '文章分类' }).closest('[data-field]') as HTMLElement,
  );
  expect(list.getByText('公告')).toBeDefined();
});

test('an announcement is written in both languages', () => {
  open('notice_bar');
  press(/添加/);
  type('文字 中文', '坏果包赔');
  type('文字 英文', 'Bad fruit is replaced');
  expect(block).toMatchObject({
    params: { items: [{ title: { zh: '坏果包赔', en: 'Bad fruit is replaced' } }] },
  });
});

test('a height and the space around it are in pixels', () => {
  open('picture');
  fireEvent.change(screen.getByRole('spinbutton', { name: '高度' }), { target: { value: '200' } });
  fireEvent.change(screen.getByRole('spinbutton', { name: '左右边距' }), { target: { value: '0' } });
  expect(block).toMatchObject({ params: { height: '200px' }, style: { margin: '0px 0px 12px' } });
});

test('a feed of posts is of a topic, or of all', async () => {
  open('post_feed');
  await choose('话题（一级分类）', '生鲜');
  await waitFor(() => expect(block.params).toMatchObject({ category_id: 3 }));
  await choose('话题（一级分类）', '全部');
  await waitFor(() => expect(block.params).toMatchObject({ category_id: null }));
});

test.each([
  ['video_feed', /没有短视频时不显示/],
  ['live_feed', /没有直播时不显示/],
] as const)('a block of %s says what it shows, and how many', (kind, hint) => {
  open(kind);
  expect(screen.getByText(hint)).toBeDefined();
  fireEvent.change(screen.getByRole('spinbutton', { name: '数量' }), { target: { value: '4' } });
  expect(block).toMatchObject({ params: { limit: 4 } });
});

test.each(['group_goods', 'ladder_goods'] as const)('a list of %s says when it is shown', (type) => {
  open(type);
  expect(screen.getByText(/有进行中的活动时才显示/)).toBeDefined();
});
