// @vitest-environment jsdom
import type { Answers } from '@chengji/testkit/fake-market';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { closePage, openPage } from '../../testing/open-page.tsx';
import { GrowthScreen } from './platform/GrowthScreen.tsx';
import { ReferrersScreen } from './platform/ReferrersScreen.tsx';
import { TreeScreen } from './platform/TreeScreen.tsx';

const setting = (name: string, value: number | boolean, label: string, unit = '') => ({
  name,
  value,
  unit,
  label,
  hint: '',
  default: value,
  group: name.split('.')[0] ?? '',
  schema: { type: typeof value === 'boolean' ? 'boolean' : 'integer', minimum: 0, maximum: 100_000 },
  version: 1,
  changed_by: null,
  changed_at: null,
});
const levels = [1, 2, 3, 4, 5];
const head = { id: 9, nickname: 'Echo_77', avatar: '', level: 2 };
const answers: Answers = {
  'GET /platform/points/overview': {
    issued: 1_284,
    spent: 412,
    signing: 84,
    week_rows: 21,
    levels: levels.map((level) => ({ level, people: 60 - 10 * level })),
  },
  'GET /platform/referral/overview': {
    sales: '1042.00',
    orders: 62,
    expected: '184.60',
    withheld: '5.00',
    credited: '365.80',
    referrers: 14,
    blocked: 1,
    left_out: 0,
  },
  'GET /platform/referral/rings': {
    rows: [
      {
        head,
        kind: 'device',
        people: 41,
        of: 64,
        names: ['A1', 'B7'],
        expected: '1945.00',
        newest_at: 1_799_000_000,
      },
    ],
  },
  'GET /platform/referral/shops': { rows: [] },
  'GET /platform/referral/people': { rows: [], total: 0, next: null },
  'GET /platform/settings/list': {
    rows: [
      setting('referral.enabled', true, '开启分销'),
      setting('referral.first_rate', 500, '一级比例', 'basis_points'),
      setting('referral.second_rate', 200, '二级比例', 'basis_points'),
      setting('points.per_yuan', 1, '每实付 1 元得积分'),
      ...levels
        .slice(1)
        .map((level) => setting(`points.level_${level}_from`, level * 100, `${level} 级所需`)),
      ...levels.map((level) =>
        setting(`points.level_${level}_rate`, 10_000, `${level} 级倍率`, 'basis_points'),
      ),
    ],
  },
};

afterEach(closePage);

test('a changed rate shows in the example before it is published, and is published by one press', async () => {
  const { sent } = openPage(<GrowthScreen />, {
    area: 'platform',
    rights: ['growth.read', 'growth.write', 'settings.read', 'settings.write'],
    answers: {
      ...answers,
      'POST /platform/settings/save': { name: 'referral.second_rate', version: 2, value: 300 },
    },
  });
  expect((await screen.findAllByText('¥14.00')).length).toBeGreaterThan(0);
  fireEvent.change(screen.getByLabelText('二级比例'), { target: { value: '3' } });
  expect((await screen.findAllByText('¥16.00')).length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('button', { name: '发布 1 处改动' }));
  await vi.waitFor(() =>
    expect(sent('POST /platform/settings/save')).toEqual([
      { name: 'referral.second_rate', version: 1, value: 300 },
    ]),
  );
});

test('a ring names what is shared, and blocks its head only for a reason', async () => {
  const { sent } = openPage(<GrowthScreen />, {
    area: 'platform',
    rights: ['growth.read', 'growth.write'],
    answers: { ...answers, 'POST /platform/referral/block': null },
  });
  expect(await screen.findByText('41 人共用设备，一级共 64 人')).toBeDefined();
  expect(screen.getByText('查看参数需要系统设置的权限')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '停用' }));
  fireEvent.change(await screen.findByLabelText('原因'), { target: { value: '同一设备' } });
  fireEvent.click(screen.getAllByRole('button', { name: '停用' }).at(-1) as HTMLElement);
  await vi.waitFor(() =>
    expect(sent('POST /platform/referral/block')).toEqual([{ id: 9, reason: '同一设备' }]),
  );
});

test('the list of referrers says who is blocked and why', async () => {
  const row = {
    ...head,
    joined_at: 1_790_000_000,
    first: 64,
    second: 12,
    sales: '38900.00',
    expected: '0.00',
    credited: '0.00',
    withheld: '1945.00',
    blocked: true,
    blocked_reason: '同一设备',
    suspicious: true,
  };
  openPage(<ReferrersScreen />, {
    area: 'platform',
    rights: ['growth.read'],
    answers: { 'GET /platform/referral/people': { rows: [row], total: 1, next: null } },
  });
  expect(await screen.findByText('同一设备')).toBeDefined();
  expect(screen.getByText('64 / 12')).toBeDefined();
});

test('the tree of a person counts whom each of theirs brought', async () => {
  const person = { ...head, bound_at: null, children: 1, earned: '0.00', blocked: false };
  const below = { ...person, id: 11, nickname: 'Momo', bound_at: 1_795_000_000, children: 3, blocked: true };
  openPage(<TreeScreen />, {
    area: 'platform',
    rights: ['growth.read'],
    path: '/platform/growth/people/:id',
    at: '/platform/growth/people/9',
    answers: {
      'GET /platform/referral/tree': {
        person,
        above: [{ ...head, id: 4, nickname: 'Ada' }],
        rows: [below],
        total: 1,
        next: null,
      },
    },
  });
  expect(await screen.findByRole('cell', { name: '3' })).toBeDefined();
  expect(screen.getByText('已停用')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ada' }).getAttribute('href')).toBe('/platform/growth/people/4');
});
