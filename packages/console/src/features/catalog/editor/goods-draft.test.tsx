// @vitest-environment jsdom

import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closePage, openPage } from '../../../testing/open-page.tsx';
import { type SellerGoods, toDraft } from '../draft.ts';
import { keepDraft, keptDraft } from '../draft-storage.ts';
import { GoodsEditorScreen } from '../seller/GoodsEditorScreen.tsx';

beforeEach(() => localStorage.clear());
afterEach(closePage);

const goods: SellerGoods = {
  id: 5,
  version: 3,
  title: '智利车厘子',
  title_en: 'Cherries',
  category_id: 3,
  images: ['/files/a.webp'],
  ratio: '1:1',
  specs: [],
  tags: [],
  params: [],
  english: {},
  content: '',
  content_en: '',
  skus: [
    {
      id: 1,
      is_on: true,
      values: [],
      price: '89.00',
      was_price: null,
      stock: 42,
      code: 'A',
      image: '',
      weight_grams: 0,
    },
  ],
  freight_template_id: 9,
  state: 'on',
  sale_starts_at: null,
  sale_ends_at: null,
  most_per_order: null,
  most_per_buyer: null,
  low_stock: null,
  shop_category_ids: [],
  sold: 12,
  updated_at: 1_799_000_000,
};
type Drafts = Extract<Answers['GET /seller/goods_drafts/details'], object>;

const answers = (drafts: Drafts, more: Answers = {}): Answers => ({
  'GET /seller/goods/details': goods,
  'GET /seller/goods_drafts/details': drafts,
  'POST /seller/goods_drafts/save': { saved_at: 1_800_000_000 },
  'POST /seller/goods_drafts/delete': null,
  'GET /seller/goods/defaults': { low_stock: 10 },
  'GET /seller/goods_categories/list': { rows: [] },
  'GET /wanlshop/category/tree': { rows: [{ id: 3, name: '水果', image: '', children: [] }] },
  'GET /seller/freight/list': { rows: [{ id: 9, name: '快递', kind: 'piece' }] },
  ...more,
});
const open = (given: Answers) =>
  openPage(<GoodsEditorScreen />, {
    answers: given,
    area: 'seller',
    rights: ['goods.write'],
    path: '/seller/goods/:id',
    at: '/seller/goods/5',
  });
const title = () => screen.findByLabelText<HTMLInputElement>(/商品标题/);
const none = { own: null, others: [] };
const half = { ...toDraft(goods), title: '写到一半的标题' };

test('what was typed is kept by the market, and in this browser only until it is', async () => {
  const { sent } = open(answers(none));
  fireEvent.change(await title(), { target: { value: '新的标题' } });
  await waitFor(() => expect(sent('POST /seller/goods_drafts/save')).toHaveLength(1));
  expect(sent('POST /seller/goods_drafts/save')[0]).toMatchObject({
    goods_id: 5,
    version: 3,
    content: { title: '新的标题' },
  });
  await waitFor(() => expect(keptDraft(7, 5)).toBeUndefined());
});

test('what was typed last is kept when the page is left, without waiting', async () => {
  const { sent } = open(answers(none));
  fireEvent.change(await title(), { target: { value: '最后一个字' } });
  fireEvent(window, new Event('pagehide'));
  expect(keptDraft(7, 5)?.draft.title).toBe('最后一个字');
  await waitFor(() => expect(sent('POST /seller/goods_drafts/save')).toHaveLength(1));
});

test('a draft of another device is continued, and drafts of colleagues are listed', async () => {
  const own = { content: half, version: 3, saved_at: 1_799_999_000 };
  open(answers({ own, others: [{ name: '林晓', saved_at: 1_799_998_000 }] }));
  expect((await title()).value).toBe('写到一半的标题');
  expect(screen.getByText(/林晓 有一份未完成的草稿/)).toBeDefined();
});

test('a draft that is given up leaves the goods as the market has it', async () => {
  const { sent } = open(answers({ own: { content: half, version: 3, saved_at: 1_799_999_000 }, others: [] }));
  await title();
  fireEvent.click(screen.getByRole('button', { name: '放弃草稿' }));
  expect((await title()).value).toBe('智利车厘子');
  await waitFor(() => expect(sent('POST /seller/goods_drafts/delete')).toEqual([{ goods_id: 5 }]));
});

test('what is saved is no draft any more, and is sent once however often it is pressed', async () => {
  const { sent, router } = open(answers(none, { 'POST /seller/goods/save': { ...goods, version: 4 } }));
  fireEvent.change(await title(), { target: { value: '新的标题' } });
  const button = screen.getByRole('button', { name: '发布修改' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(router.state.location.pathname).toBe('/seller/goods'));
  expect(sent('POST /seller/goods/save')).toMatchObject([{ id: 5, version: 3, title: '新的标题' }]);
  expect(keptDraft(7, 5)).toBeUndefined();
});

test('of the market’s draft and this browser’s, what was typed last counts', async () => {
  keepDraft(7, 5, { draft: { ...half, title: '这里的标题' }, keptAt: 1_799_999_500, basedOn: 3 });
  open(answers({ own: { content: half, version: 3, saved_at: 1_799_999_000 }, others: [] }));
  expect((await title()).value).toBe('这里的标题');
});

test('a draft that began before somebody else’s save wipes nothing out', async () => {
  const own = { content: half, version: 2, saved_at: 1_799_999_000 };
  const { sent } = open(
    answers(
      { own, others: [] },
      {
        'POST /seller/goods/save': (input) =>
          input.version === 3
            ? { ...goods, version: 4 }
            : refuse('common.edit_conflict', '保存前内容已被他人修改', {
                conflict: { version: 3, current: goods, saved_by: '林晓', saved_at: 1_799_999_900 },
              }),
      },
    ),
  );
  await title();
  fireEvent.click(screen.getByRole('button', { name: '发布修改' }));
  const question = await screen.findByRole('radiogroup', { name: '商品标题' });
  fireEvent.click(within(question).getByRole('radio', { name: /林晓/ }));
  fireEvent.click(screen.getByRole('button', { name: '按所选保存' }));
  await waitFor(() => expect(sent('POST /seller/goods/save')).toHaveLength(2));
  expect(sent('POST /seller/goods/save').map(({ version, title }) => [version, title])).toEqual([
    [2, '写到一半的标题'],
    [3, '智利车厘子'],
  ]);
});

test('who else has it open is named', async () => {
  const handled = { others: [{ staff_id: 2, name: '林晓' }] };
  const { sent } = open(answers(none, { 'POST /seller/alerts/handle': handled }));
  expect(await screen.findByText('林晓 正在处理')).toBeDefined();
  expect(sent('POST /seller/alerts/handle')[0]).toEqual({ subject: 'goods', id: 5 });
});

test('a shop without a shipping template is led to where one is made', async () => {
  open(answers(none, { 'GET /seller/freight/list': { rows: [] } }));
  const link = await screen.findByRole('link', { name: '去新建' });
  expect(link.getAttribute('href')).toBe('/seller/freight');
});
