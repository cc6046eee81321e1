// @vitest-environment jsdom

import type { Answers } from '@chengji/testkit/fake-market';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { closePage, openPage } from '../../../testing/open-page.tsx';
import { useShopName } from '../queries.ts';
import { ChosenList } from './ChosenList.tsx';
import { isRichTextTranslated, isTranslated } from './is-translated.ts';
import { LinkField } from './LinkField.tsx';
import { ShopPicker } from './pickers.tsx';

afterEach(closePage);

const shop = (id: number, name: string) => ({
  id,
  name,
  name_en: name,
  type: 'self' as const,
  logo: '',
  city: '',
  score: 5,
  owner: null,
  goods_on_sale: 1,
  opened_at: 1,
  suspended_at: null,
  suspend_reason: '',
  licence: { ends_on: null, state: 'unknown' as const },
});
const article = {
  id: 9,
  category_id: 1,
  title: '车厘子周报',
  summary: '',
  image: '',
  views: 1,
  published_at: 1,
};
const named = { id: 4, kind: 'named' as const, title: { zh: '双十一会场', en: 'Sale' }, changed: false };
const answers: Answers = {
  'GET /wanlshop/category/tree': { rows: [{ id: 3, name: '生鲜', image: '', children: [] }] },
  'GET /wanlshop/article/list': { rows: [article], next: null },
  'GET /platform/pages/list': { rows: [{ ...named, draft_saved_at: 1, shown: null, scheduled: null }] },
  'GET /platform/shops/list': {
    rows: [shop(2, '半糖衣橱'), shop(5, '山野集')],
    total: 2,
    next: null,
    counts: { all: 2, open: 2, suspended: 0 },
  },
  'GET /platform/shops/details': ({ id }) => ({
    ...shop(Number(id), Number(id) === 2 ? '半糖衣橱' : '山野集'),
    intro: '',
    staff: 1,
    sales: { orders: 0, amount: '0.00' },
    balance: '0.00',
  }),
};

let url = '';
function Link({ start = '' }: { start?: string }) {
  const [now, setNow] = useState(start);
  url = now;
  return <LinkField url={now} onChange={setNow} />;
}
const kinds = () => screen.getByRole('combobox', { name: '跳转到' });
async function choose(name: string, option: string) {
  fireEvent.mouseDown(screen.getByRole('combobox', { name }));
  fireEvent.click(await screen.findByText(option));
}

test.each([
  ['文章', '车厘子周报', '/pages/article/details?id=9'],
  ['专题页', '双十一会场', '/pages/page/index?id=4'],
  ['店铺', '山野集', '/pages/shop/index?id=5'],
  ['应用页面', '购物车', '/pages/cart'],
])('a link to %s names which', async (kind, target, expected) => {
  openPage(<Link />, { answers, rights: ['shops.read'] });
  await choose('跳转到', kind);
  expect(url).toBe('');
  await choose('目标', target);
  expect(url).toBe(expected);
});

test('a page is found by the words typed', async () => {
  const others = [4, 5].map((id) => ({
    ...named,
    id,
    title: id === 4 ? named.title : { zh: '年货节', en: 'New year' },
    draft_saved_at: 1,
    shown: null,
    scheduled: null,
  }));
  const some = { ...answers, 'GET /platform/pages/list': { rows: others } };
  openPage(<Link start="/pages/page/index?id=5" />, { answers: some });
  const picker = screen.getByRole('combobox', { name: '目标' });
  fireEvent.mouseDown(picker);
  await screen.findByText('双十一会场');
  fireEvent.change(picker, { target: { value: '年货' } });
  await waitFor(() => expect(screen.queryByText('双十一会场')).toBeNull());
  expect(screen.getAllByText('年货节').length).toBeGreaterThan(0);
});

test('a link of another kind begins with nothing named', async () => {
  openPage(<Link start="/pages/page/index?id=4" />, { answers });
  expect(await screen.findByText('双十一会场')).toBeDefined();
  await choose('跳转到', '不跳转');
  expect(url).toBe('');
  expect(screen.queryByRole('combobox', { name: '目标' })).toBeNull();
});

test('a shop is offered what a shop can look up', async () => {
  openPage(<Link />, { answers, area: 'seller' });
  fireEvent.mouseDown(kinds());
  expect(await screen.findByText('文章')).toBeDefined();
  expect(screen.queryByText('专题页')).toBeNull();
});

let ids: number[] = [];
function Shops() {
  const [now, setNow] = useState([2]);
  ids = now;
  return (
    <ChosenList
      label="已选店铺"
      ids={now}
      most={2}
      Picker={ShopPicker}
      useName={useShopName}
      onChange={setNow}
    />
  );
}

test('what is chosen one by one is in an order, and no more than fits', async () => {
  openPage(<Shops />, { answers, rights: ['shops.read'] });
  expect(await screen.findByText('半糖衣橱')).toBeDefined();
  await choose('添加到已选店铺', '山野集');
  expect(ids).toEqual([2, 5]);
  expect(screen.queryByRole('combobox', { name: '添加到已选店铺' })).toBeNull();
  fireEvent.keyDown(screen.getByRole('button', { name: /移动「#5」/ }), { key: 'ArrowUp' });
  expect(ids).toEqual([5, 2]);
  fireEvent.click(screen.getByRole('button', { name: '删除「#2」' }));
  await waitFor(() => expect(ids).toEqual([5]));
});

test('who may not see the list of shops names one by its number', async () => {
  const { sent } = openPage(<Shops />, { answers });
  expect(await screen.findByText('#2')).toBeDefined();
  const box = screen.getByRole('combobox', { name: '添加到已选店铺' });
  fireEvent.mouseDown(box);
  fireEvent.change(box, { target: { value: '12' } });
  fireEvent.click(await screen.findByText('#12'));
  expect(ids).toEqual([2, 12]);
  expect(sent('GET /platform/shops/list')).toEqual([]);
});

test('a text is written when both languages say something', () => {
  expect(isTranslated({ zh: '茶', en: ' ' })).toBe(false);
  expect(isTranslated({ zh: '茶', en: 'tea' })).toBe(true);
});

test('empty paragraphs say nothing, a picture does', () => {
  expect(isRichTextTranslated({ zh: '<p></p>', en: '<p>tea</p>' })).toBe(false);
  expect(isRichTextTranslated({ zh: '<p><img src="/files/a.webp"></p>', en: '<p>tea</p>' })).toBe(true);
});
