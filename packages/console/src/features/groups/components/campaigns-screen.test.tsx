// @vitest-environment jsdom
import type { CampaignRow } from '@chengji/contract';
import type { Answers } from '@chengji/testkit/fake-market';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aCampaign } from '../../../testing/campaigns.ts';
import { closePage, openPage } from '../../../testing/open-page.tsx';
import { MarketCampaignScreen } from '../platform/MarketCampaignScreen.tsx';
import { MarketCampaignsScreen } from '../platform/MarketCampaignsScreen.tsx';
import { CampaignsListScreen } from '../seller/CampaignsListScreen.tsx';
import { TeamsScreen } from '../seller/TeamsScreen.tsx';
import type { CampaignTeam } from '../teams.view.ts';

afterEach(closePage);

const row = (traits: Partial<CampaignRow> = {}): CampaignRow => {
  const { per_person, auto_form, started, costs, tiers, ...rest } = aCampaign();
  return { ...rest, tiers: tiers.map(({ size, price }) => ({ size, price })), ...traits };
};
const list = (...rows: CampaignRow[]) => ({
  rows,
  total: rows.length,
  next: null,
  counts: { all: rows.length, draft: 1, coming: 0, running: 1, ended: 0, stopped: 0 },
});
const draft = row({ id: 6, state: 'draft', goods: { ...row().goods, title: '丹东草莓' }, stock: null });
const both = ['campaigns.read', 'campaigns.write'];
const inRow = async (title: string) =>
  within((await screen.findByRole('link', { name: title })).closest('tr') as HTMLElement);

const openSeller = (rights: string[], more: Answers = {}) =>
  openPage(<CampaignsListScreen />, {
    answers: { 'GET /seller/campaigns/list': list(row(), draft), ...more },
    area: 'seller',
    rights,
    path: '/seller/campaigns',
  });

test('a campaign tells what it claimed of its stock and how its teams stand', async () => {
  openSeller(both);
  const running = await inRow('广西砂糖橘');
  expect(running.getByText('20 / 800')).toBeDefined();
  expect(running.getByText('¥14.50 – 25.90')).toBeDefined();
  expect(running.getByRole('link', { name: /2 个拼团中.*成团 3 · 自动 1 · 失败 4/ })).toBeDefined();
  expect(screen.getByRole('tab', { name: '草稿1' })).toBeDefined();
});

test('the state of a tab and the words searched for stand in the address and are asked for', async () => {
  const { router, sent } = openSeller(both);
  fireEvent.click(await screen.findByRole('tab', { name: /进行中/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?state=running'));
  await waitFor(() => expect(sent('GET /seller/campaigns/list').at(-1)).toMatchObject({ state: 'running' }));
});

test('stopping says what comes of the open teams, and asks first', async () => {
  const { sent } = openSeller(both, { 'POST /seller/campaigns/stop': null });
  fireEvent.click((await inRow('广西砂糖橘')).getByRole('button', { name: '停止' }));
  const asked = within(await screen.findByRole('dialog'));
  expect(asked.getByText(/正在拼的 2 个团按开团时的承诺继续/)).toBeDefined();
  expect(sent('POST /seller/campaigns/stop')).toEqual([]);
  fireEvent.click(asked.getByRole('button', { name: '停止' }));
  await waitFor(() => expect(sent('POST /seller/campaigns/stop')).toEqual([{ id: 5, reason: '' }]));
});

test('a draft is thrown away rather than stopped', async () => {
  const { sent } = openSeller(both, { 'POST /seller/campaigns/delete': null });
  const cells = await inRow('丹东草莓');
  expect(cells.queryByRole('button', { name: '停止' })).toBeNull();
  fireEvent.click(cells.getByRole('button', { name: '删除草稿' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(sent('POST /seller/campaigns/delete')).toEqual([{ id: 6 }]));
});

test('a role that may only look adds, copies and stops nothing', async () => {
  openSeller(['campaigns.read']);
  const running = await inRow('广西砂糖橘');
  expect(running.queryByRole('button', { name: '停止' })).toBeNull();
  expect(running.queryByRole('link', { name: '复制' })).toBeNull();
  expect(screen.queryByRole('button', { name: '新建拼团活动' })).toBeNull();
});

test('the operator sees whose campaign it is, and looks at one shop alone', async () => {
  const { sent } = openPage(<MarketCampaignsScreen />, {
    answers: { 'GET /platform/campaigns/list': list(row()) },
    rights: both,
    path: '/platform/campaigns',
    at: '/platform/campaigns?shop=7',
  });
  expect((await inRow('广西砂糖橘')).getByText('橙集自营')).toBeDefined();
  expect(sent('GET /platform/campaigns/list')).toMatchObject([{ shop_id: '7' }]);
});

const team: CampaignTeam = {
  id: 31,
  campaign_id: 5,
  kind: 'ladder',
  state: 'auto',
  size: 5,
  seats_taken: 2,
  paid: 1,
  lacking: 0,
  ends_at: 1_799_990_000,
  ended_at: 1_799_990_000,
  opened_at: 1_799_900_000,
  settled: { size: 3, price: '25.90', filled: 2 },
  members: [
    {
      nickname: '小鹿',
      avatar: '',
      leader: true,
      paid: true,
      joined_at: 1_799_900_000,
      order_id: 71,
      order_no: '2026112101',
      number: 2,
      sku: '5 斤',
    },
  ],
};
const teams = { rows: [team], total: 1, next: null };

test('a team tells how it ended, and its members lead to their orders', async () => {
  openPage(<TeamsScreen />, {
    answers: { 'GET /seller/campaigns/details': aCampaign(), 'GET /seller/campaigns/teams': teams },
    area: 'seller',
    rights: ['campaigns.read', 'orders.read'],
    path: '/seller/campaigns/:id/teams',
    at: '/seller/campaigns/5/teams',
  });
  expect(await screen.findByText('按 3 人档 ¥25.90 成交')).toBeDefined();
  expect(screen.getByText('系统补齐 2 席')).toBeDefined();
  expect(screen.getByRole('tab', { name: '全部10' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /展开/ }));
  const members = within(await screen.findByRole('list', { name: '成员' }));
  expect(members.getByRole('link', { name: '2026112101' }).getAttribute('href')).toBe('/seller/orders/71');
  expect(members.getByText('5 斤 × 2')).toBeDefined();
});

test('the operator stops a campaign only with a reason', async () => {
  const { costs, ...shown } = aCampaign();
  const { sent } = openPage(<MarketCampaignScreen />, {
    answers: {
      'GET /platform/campaigns/details': shown,
      'GET /platform/campaigns/teams': teams,
      'POST /platform/campaigns/stop': null,
    },
    rights: both,
    path: '/platform/campaigns/:id',
    at: '/platform/campaigns/5',
  });
  fireEvent.click(await screen.findByRole('button', { name: '停止' }));
  const asked = within(await screen.findByRole('dialog'));
  const stop = asked.getByRole<HTMLButtonElement>('button', { name: '停止' });
  expect(stop.disabled).toBe(true);
  fireEvent.change(asked.getByLabelText('原因'), { target: { value: ' 虚假宣传 ' } });
  fireEvent.click(stop);
  await waitFor(() => expect(sent('POST /platform/campaigns/stop')).toEqual([{ id: 5, reason: '虚假宣传' }]));
});

test('the operator reads the rules and every tier, and nothing of what it costs the shop', async () => {
  const { costs, ...shown } = aCampaign();
  openPage(<MarketCampaignScreen />, {
    answers: { 'GET /platform/campaigns/details': shown, 'GET /platform/campaigns/teams': teams },
    rights: ['campaigns.read'],
    path: '/platform/campaigns/:id',
    at: '/platform/campaigns/5',
  });
  const tiers = within(await screen.findByRole('table', { name: '人数与价格' }));
  expect(tiers.getByRole('row', { name: '3 人 ¥25.90 −13.4% 1' })).toBeDefined();
  expect(screen.getByText('48 小时')).toBeDefined();
  expect(screen.queryByRole('button', { name: '停止' })).toBeNull();
});
