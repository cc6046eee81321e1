// @vitest-environment jsdom

import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aCampaign, type CampaignTold, goodsTold } from '../../../testing/campaigns.ts';
import { closePage, openPage } from '../../../testing/open-page.tsx';
import { CampaignScreen, NewCampaignScreen } from '../seller/CampaignScreen.tsx';

afterEach(closePage);

const both = ['campaigns.read', 'campaigns.write'];
const twoSkus = goodsTold([11, '5 斤', '29.90'], [12, '10 斤', '54.90']);
const answers = (more: Answers = {}): Answers => ({
  'GET /seller/campaigns/terms': { commission_rate: 500, team_hours: 24 },
  'GET /seller/goods/details': twoSkus,
  'GET /seller/goods/list': {
    rows: [
      {
        id: 3,
        title: '广西砂糖橘',
        title_en: '',
        image: '',
        category: '水果',
        price_min: '29.90',
        price_max: '54.90',
        stock: 2_000,
        sold: 120,
        skus: 2,
        state: 'on',
        taken_down: null,
        low_skus: 0,
        low_stock: 10,
        sale_starts_at: null,
        sale_ends_at: null,
        shop_categories: [],
        campaign: null,
        updated_at: 1,
      },
    ],
    total: 1,
    next: null,
    counts: { all: 1, on: 1, off: 0, sold_out: 0, low: 0 },
  },
  'POST /seller/campaigns/save': { id: 9 },
  ...more,
});

const openNew = (more?: Answers) =>
  openPage(<NewCampaignScreen />, {
    answers: answers(more),
    area: 'seller',
    rights: both,
    path: '/seller/campaigns/new',
  });
const openOne = (campaign: CampaignTold, rights = both, more: Answers = {}) =>
  openPage(<CampaignScreen />, {
    answers: answers({ 'GET /seller/campaigns/details': campaign, ...more }),
    area: 'seller',
    rights,
    path: '/seller/campaigns/:id',
    at: '/seller/campaigns/5',
  });
const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const type = async (name: string, value: string) => fireEvent.change(await box(name), { target: { value } });
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

test('a campaign is published once its goods is chosen and every sku has a lower price', async () => {
  const { sent, router } = openNew();
  expect((await button('发布')).disabled).toBe(true);
  fireEvent.click(await button('选择商品'));
  fireEvent.click(await button('选择 广西砂糖橘'));
  await type('团价 5 斤', '24.9');
  expect((await button('发布')).disabled).toBe(true);
  await type('团价 10 斤', '60');
  expect((await box('团价 10 斤')).getAttribute('aria-invalid')).toBe('true');
  expect((await button('发布')).disabled).toBe(true);
  await type('团价 10 斤', '46.90');
  fireEvent.click(await button('3 人'));
  fireEvent.click(await button('发布'));
  await waitFor(() =>
    expect(sent('POST /seller/campaigns/save')).toMatchObject([
      {
        goods_id: 3,
        kind: 'ordinary',
        draft: false,
        auto_form: false,
        ends_at: null,
        tiers: [
          {
            size: 3,
            prices: [
              { sku_id: 11, price: '24.90' },
              { sku_id: 12, price: '46.90' },
            ],
          },
        ],
      },
    ]),
  );
  await waitFor(() => expect(router.state.location.pathname).toBe('/seller/campaigns'));
});

test('the discount of one sku is given to all, and a draft is kept without being shown', async () => {
  const { sent } = openNew();
  fireEvent.click(await button('选择商品'));
  fireEvent.click(await button('选择 广西砂糖橘'));
  await type('团价 5 斤', '25.90');
  fireEvent.click(await button('把「5 斤」的折扣用于全部规格'));
  expect((await box('团价 10 斤')).value).toBe('47.56');
  fireEvent.click(await button('存草稿'));
  await waitFor(() => expect(sent('POST /seller/campaigns/save')).toMatchObject([{ draft: true }]));
});

test('a sku that takes no part is not priced', async () => {
  const { sent } = openNew();
  fireEvent.click(await button('选择商品'));
  fireEvent.click(await button('选择 广西砂糖橘'));
  await type('团价 5 斤', '25.90');
  fireEvent.click(await screen.findByRole('switch', { name: '参加 10 斤' }));
  fireEvent.click(await button('发布'));
  await waitFor(() =>
    expect(sent('POST /seller/campaigns/save')).toMatchObject([
      { tiers: [{ prices: [{ sku_id: 11, price: '25.90' }] }] },
    ]),
  );
});

test('a ladder’s tiers are added and removed, two at least', async () => {
  openNew();
  fireEvent.click(await screen.findByRole('radio', { name: /阶梯团/ }));
  fireEvent.click(await button('选择商品'));
  fireEvent.click(await button('选择 广西砂糖橘'));
  expect((await button('删除第 1 档')).disabled).toBe(true);
  fireEvent.click(await button('添加一档'));
  fireEvent.click(await button('删除第 2 档'));
  expect(screen.queryByRole('button', { name: '删除第 3 档' })).toBeNull();
  await type('第 1 档 团价', '20');
  await type('第 2 档 团价', '21');
  expect((await box('第 2 档 团价')).getAttribute('aria-invalid')).toBe('true');
});

test('a tier that loses money after the commission is named, and the sum at each tier is shown', async () => {
  openOne(aCampaign());
  expect(await screen.findByText('第 2 档「5 斤」扣除平台佣金后每件 −¥0.43，卖出即亏损。')).toBeDefined();
  const sums = within(screen.getByRole('table', { name: '活动库存 800 件全部按该档售出' }));
  expect(sums.getByRole('row', { name: '3 ¥9,360.00 ¥1,036.00 ¥8,324.00' })).toBeDefined();
});

test('once teams opened, prices stand and what is for teams to come can still change', async () => {
  const { sent } = openOne(aCampaign({ started: true }));
  expect(await screen.findByText(/已有买家开团/)).toBeDefined();
  expect((await box('第 1 档 团价')).disabled).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /普通拼团/ }).matches(':disabled')).toBe(true);
  expect(screen.queryByRole('button', { name: '更换' })).toBeNull();
  expect((await button('保存修改')).disabled).toBe(true);
  fireEvent.click(screen.getByRole('switch', { name: '到期自动成团' }));
  fireEvent.click(await button('保存修改'));
  const tiers = aCampaign().tiers.map(({ size, prices }) => ({ size, prices }));
  await waitFor(() =>
    expect(sent('POST /seller/campaigns/save')).toMatchObject([{ id: 5, auto_form: false, tiers }]),
  );
});

test('a campaign that is over, or a role that may only look, changes nothing', async () => {
  openOne(aCampaign({ state: 'stopped', stop_reason: '价格标错' }));
  expect(await screen.findByText('已停止：价格标错')).toBeDefined();
  expect((await box('第 1 档 团价')).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: '保存修改' })).toBeNull();
  await closePage();
  openOne(aCampaign(), ['campaigns.read']);
  await screen.findByRole('heading', { name: '广西砂糖橘', level: 1 });
  expect(screen.queryByRole('button', { name: '停止' })).toBeNull();
  expect(screen.queryByRole('button', { name: '复制' })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('switch', { name: '到期自动成团' }).disabled).toBe(true);
});

test('a refusal shows the market’s message, and what was typed stays', async () => {
  openOne(aCampaign({ state: 'draft' }), both, {
    'POST /seller/campaigns/save': () => refuse('groups.goods_busy', '该商品已有进行中的拼团'),
  });
  await type('第 2 档 团价', '20');
  fireEvent.click(await button('发布'));
  expect(await screen.findByText('该商品已有进行中的拼团')).toBeDefined();
  expect((await box('第 2 档 团价')).value).toBe('20');
});

test('a copy begins with the prices of the other and is new', async () => {
  const { sent } = openPage(<NewCampaignScreen />, {
    answers: answers({ 'GET /seller/campaigns/details': aCampaign({ started: true }) }),
    area: 'seller',
    rights: both,
    path: '/seller/campaigns/new',
    at: '/seller/campaigns/new?copy=5',
  });
  expect((await box('第 1 档 团价')).value).toBe('25.90');
  fireEvent.click(await button('发布'));
  await waitFor(() => expect(sent('POST /seller/campaigns/save')).toHaveLength(1));
  const [input] = sent('POST /seller/campaigns/save');
  expect(input).not.toHaveProperty('id');
  expect(input).toMatchObject({ goods_id: 3, ends_at: null, stock: 800 });
});

test('the preview shows a team of as many people as one likes to see', async () => {
  openOne(aCampaign());
  const phone = within(await screen.findByRole('figure', { name: '预览' }));
  expect(await phone.findByText('还差 2 人成团')).toBeDefined();
  const people = screen.getByRole('slider', { name: '参团人数' });
  for (let more = 0; more < 2; more += 1) fireEvent.keyDown(people, { key: 'ArrowRight', keyCode: 39 });
  expect(await phone.findByText('再 2 人降到 ¥14.5')).toBeDefined();
  expect(phone.getByText('¥29.9 直购')).toBeDefined();
});
