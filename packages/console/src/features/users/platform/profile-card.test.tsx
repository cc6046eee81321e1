// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { endSession, keepSession } from '../../../kernel/session.ts';
import { stubBrowser } from '../../../testing/stub-browser.ts';
import { UnstyledDesign } from '../../../testing/UnstyledDesign.tsx';
import type { User } from '../users.view.ts';
import { ProfileCard } from './ProfileCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';

const user = {
  id: 9,
  username: 'xiaoyu',
  avatar: '',
  mobile: '138****0009',
  money: '12.30',
  level: 3,
  gender: 'female',
  bio: '',
  joined_at: 1_790_000_000,
  login_at: null,
  login_ip: '',
} as unknown as User;

const sent: unknown[] = [];

beforeAll(() => {
  vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)));
    const data = { mobile: '13800000009' };
    return new Response(JSON.stringify({ code: 1, msg: '', time: 1_800_000_000, data }));
  });
  stubBrowser();
});
afterEach(() => {
  cleanup();
  endSession('platform');
});

function show(piece: React.ReactNode, rights: string[] = []) {
  const staff = {
    id: 1,
    name: '客服',
    account: 'a',
    role: 'support',
    role_name: '客服',
    rights,
    time_zone: 'Asia/Shanghai',
    market: { name: '橙集', coupon_days: 7 },
    shop: null,
  };
  keepSession('platform', { token: 't', staff });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UnstyledDesign>
        <MemoryRouter>{piece}</MemoryRouter>
      </UnstyledDesign>
    </QueryClientProvider>,
  );
}

test('a mobile number is masked until someone with the right asks for it', async () => {
  show(<ProfileCard user={user} />, ['users.contact']);
  expect(screen.getByText('138****0009')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '查看完整手机号' }));
  expect(await screen.findByText('13800000009')).toBeDefined();
  expect(sent).toEqual([{ id: 9 }]);
});

test('a role without the right finds nothing to press and no log to open', () => {
  show(<ProfileCard user={user} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('从未')).toBeDefined();
});

test('who may read the audit log finds what was done about this shopper', () => {
  show(<ProfileCard user={user} />, ['audit.read']);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/platform/audit?subject=shopper&keyword=9');
});

test('a shopper who is not logged in anywhere is shown as such', () => {
  show(<SessionsCard sessions={[]} />);
  expect(screen.getByText('当前没有登录')).toBeDefined();
});
