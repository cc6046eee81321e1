// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { endSession, keepSession } from '../../../kernel/session.ts';
import { stubBrowser } from '../../../testing/stub-browser.ts';
import { UnstyledDesign } from '../../../testing/UnstyledDesign.tsx';
import type { Dashboard } from '../dashboard.view.ts';
import { HealthCard } from './HealthCard.tsx';
import { ShopsCard } from './ShopsCard.tsx';
import { TodoCard } from './TodoCard.tsx';

beforeAll(() => stubBrowser());
afterEach(() => {
  cleanup();
  endSession('platform');
});

function show(piece: React.ReactNode, rights: string[] = []) {
  const staff = {
    id: 1,
    name: '运营',
    account: 'a',
    role: 'admin',
    role_name: '管理员',
    rights,
    time_zone: 'Asia/Shanghai',
    market: { name: '橙集', coupon_days: 7 },
    shop: null,
  };
  keepSession('platform', { token: 't', staff });
  render(
    <UnstyledDesign>
      <MemoryRouter>{piece}</MemoryRouter>
    </UnstyledDesign>,
  );
}

const todo: Dashboard['todo'] = {
  applications: { count: 3, oldest_at: 1_800_000_000, types: { personal: 1, enterprise: 2, flagship: 0 } },
  withdrawals: { count: 2, amount: '820.00', oldest_at: 1_800_000_000 },
  complaints: { count: 4, oldest_due_at: 1_800_000_000 },
  posts: { count: 2, oldest_at: null },
  bill_differences: { count: 3, amount: '-79.20' },
  interventions: { count: 2, oldest_due_at: 1_800_000_000 },
  failed_refunds: 1,
  suspended_shops: 1,
  frozen_users: 0,
};

test('each count opens exactly those items, and a role sees only what it may open', () => {
  show(<TodoCard todo={todo} />, [
    'shops.approve',
    'shops.read',
    'withdrawals.read',
    'ledger.read',
    'refunds.read',
  ]);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/platform/applications',
    '/platform/withdrawals',
    '/platform/interventions',
    '/platform/interventions?tab=failed',
    '/platform/radar',
    '/platform/shops?state=suspended',
  ]);
  expect(screen.getByText('共 12 项')).toBeDefined();
  expect(screen.getByText('净差 −¥79.20')).toBeDefined();
  expect(screen.getByText('个人 1 · 企业 2 · 旗舰 0')).toBeDefined();
});

test('a role without rights to decide sees that nothing waits', () => {
  show(<TodoCard todo={todo} />);
  expect(screen.getByText('没有待处理的事项')).toBeDefined();
});

test('the best shops stand next to the period before', () => {
  const shop = {
    id: 5,
    name: '云上数码',
    type: 'flagship' as const,
    logo: '',
    amount: '112.00',
    amount_before: '100.00',
  };
  show(<ShopsCard shops={[shop, { ...shop, id: 6, name: '新店', amount_before: '0.00' }]} />, ['shops.read']);
  expect(screen.getByText('+12%')).toBeDefined();
  expect(screen.getByRole('link', { name: '云上数码' }).getAttribute('href')).toBe('/platform/shops/5');
});

test('what is late asks for attention', () => {
  const health = {
    payments: { paid: 9, tried: 9 },
    sockets: 2,
    waiting_events: 0,
    late_deadlines: 4,
    clock_off_ms: 0,
  };
  show(<HealthCard health={health} />);
  expect(screen.getByText('需要关注')).toBeDefined();
  expect(screen.getByText('100%')).toBeDefined();
});
