// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { InRouter } from '../../../testing/InRouter.tsx';
import { stubBrowser } from '../../../testing/stub-browser.ts';
import { UnstyledDesign } from '../../../testing/UnstyledDesign.tsx';
import type { User } from '../users.view.ts';
import { UserActions } from './UserActions.tsx';

const sent: unknown[] = [];

beforeAll(() => {
  vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)));
    return new Response(JSON.stringify({ code: 1, msg: '', time: 1_800_000_000, data: null }));
  });
  stubBrowser();
});
beforeEach(() => {
  sent.length = 0;
});
afterEach(cleanup);

const open = (state: User['state']) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UnstyledDesign>
        <InRouter>
          <UserActions user={{ id: 9, nickname: '林小雨', level: 2, state } as User} />
        </InRouter>
      </UnstyledDesign>
    </QueryClientProvider>,
  );
const press = (name: string, at = 0) => {
  const button = screen.getAllByRole('button', { name })[at];
  if (button) fireEvent.click(button);
};

test('an account is frozen only for a reason, after a dialog shows what happens', async () => {
  open('active');
  press('冻结账号');
  expect(await screen.findByText(/解冻前不能登录/)).toBeDefined();
  press('冻结账号', 1);
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByLabelText('原因'), { target: { value: ' 刷单 ' } });
  press('冻结账号', 1);
  await vi.waitFor(() => expect(sent).toEqual([{ id: 9, reason: '刷单', freeze: true }]));
});

test('logging someone out leaves their account as it is', async () => {
  open('active');
  press('强制下线');
  await screen.findByText(/可以重新登录/);
  press('强制下线', 1);
  await vi.waitFor(() => expect(sent).toEqual([{ id: 9, reason: '' }]));
});

test('a frozen account can be let back in, and nothing else', async () => {
  open('frozen');
  expect(screen.queryByRole('button', { name: '强制下线' })).toBeNull();
  press('解除冻结');
  await screen.findByText('买家可以重新登录。');
  press('解除冻结', 1);
  await vi.waitFor(() => expect(sent).toEqual([{ id: 9, reason: '', freeze: false }]));
});

test('a level is set from 1 to 99, and begins with the level the person has', async () => {
  open('active');
  press('设置等级');
  const level = await screen.findByLabelText('等级');
  expect(level).toHaveProperty('value', '2');
  fireEvent.change(level, { target: { value: '' } });
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: /^保\s*存$/ })).toHaveProperty('disabled', true),
  );
  fireEvent.change(level, { target: { value: '5' } });
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: /^保\s*存$/ })).toHaveProperty('disabled', false),
  );
  fireEvent.click(screen.getByRole('button', { name: /^保\s*存$/ }));
  await vi.waitFor(() => expect(sent).toEqual([{ id: 9, level: 5 }]));
  expect(await screen.findByText('林小雨的等级已设为 5')).toBeDefined();
});
