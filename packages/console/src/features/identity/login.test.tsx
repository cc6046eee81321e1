// @vitest-environment jsdom
import { MarketQueryClient } from '@chengji/client-kit/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { endSession, getSession, keepSession } from '../../kernel/session.ts';
import { stubBrowser } from '../../testing/stub-browser.ts';
import { UnstyledDesign } from '../../testing/UnstyledDesign.tsx';
import { PlatformLoginScreen } from './platform/PlatformLoginScreen.tsx';
import { SellerLoginScreen } from './seller/SellerLoginScreen.tsx';

const network = vi.fn<typeof fetch>();
const staff = { id: 1, name: '林小野', account: 'a', role: 'owner', rights: ['orders.read'], shop: null };

beforeAll(() => {
  vi.stubGlobal('fetch', network);
  stubBrowser();
});
beforeEach(() => network.mockReset());
afterEach(() => {
  cleanup();
  endSession('seller');
  endSession('platform');
});

const answer = (body: object) =>
  new Response(JSON.stringify({ code: 1, msg: '', time: 1_800_000_000, ...body }));

function open(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/seller/login', element: <SellerLoginScreen /> },
      { path: '/platform/login', element: <PlatformLoginScreen /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [address] },
  );
  const queries = new MarketQueryClient();
  render(
    <UnstyledDesign>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </UnstyledDesign>,
  );
  return { router, queries };
}

test('whose session the market ended is told why, and after another login no more', () => {
  endSession('seller', '账号已停用');
  open('/seller/login');
  expect(screen.getByText('账号已停用')).toBeDefined();
  cleanup();
  keepSession('seller', {
    token: 't',
    staff: {
      ...staff,
      role_name: '店主',
      time_zone: 'Asia/Shanghai',
      market: { name: '橙集', coupon_days: 7 },
    },
  });
  endSession('seller');
  open('/seller/login');
  expect(screen.queryByText('账号已停用')).toBeNull();
});

async function logIn(account: string, password: string) {
  fireEvent.change(screen.getByLabelText('账号'), { target: { value: account } });
  fireEvent.change(screen.getByLabelText('密码'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: /登录/ }));
}

test('after login a person is where they were going, with their session kept', async () => {
  network.mockResolvedValue(answer({ data: { token: 't', staff } }));
  const { router } = open('/seller/login?from=%2Fseller%2Forders%3Fstate%3Dship');
  await logIn('13900000001', 'demo1234');
  await screen.findByText('elsewhere');
  expect(router.state.location.pathname + router.state.location.search).toBe('/seller/orders?state=ship');
  expect(getSession('seller')?.token).toBe('t');
});

test('who logs in sees nothing that was read for somebody before', async () => {
  network.mockResolvedValue(answer({ code: 1, data: { token: 't', staff } }));
  const { queries } = open('/seller/login');
  queries.setQueryData(['GET /seller/auth/info', {}], { ...staff, name: '何思远' });
  await logIn('13900000001', 'demo1234');
  await screen.findByText('elsewhere');
  expect(queries.getQueryCache().getAll()).toEqual([]);
});

test('a wrong password shows the market’s message and leaves the form', async () => {
  network.mockResolvedValue(
    answer({ code: 0, msg: '账号或密码不正确', data: { key: 'identity.wrong_account_or_password' } }),
  );
  open('/seller/login');
  await logIn('13900000001', 'wrong');
  expect((await screen.findByRole('alert')).textContent).toContain('账号或密码不正确');
  expect(getSession('seller')).toBeUndefined();
  expect((screen.getByRole('button', { name: /登录/ }) as HTMLButtonElement).disabled).toBe(false);
});

test('nothing typed asks nothing of the market', async () => {
  open('/seller/login');
  fireEvent.click(screen.getByRole('button', { name: /登录/ }));
  await screen.findByText('请输入账号');
  expect(network).not.toHaveBeenCalled();
});

test('a login that was half typed is left without a question', async () => {
  const { router } = open('/seller/login');
  fireEvent.change(screen.getByLabelText('密码'), { target: { value: 'demo' } });
  fireEvent.click(screen.getByRole('link', { name: /入驻/ }));
  await screen.findByText('elsewhere');
  expect(router.state.location.pathname).toBe('/apply');
});

test('the platform has a login page of its own', async () => {
  network.mockResolvedValue(answer({ data: { token: 'p', staff } }));
  open('/platform/login');
  await logIn('admin', 'demo1234');
  await waitFor(() => expect(getSession('platform')?.token).toBe('p'));
  expect(String(network.mock.calls[0]?.[0])).toContain('/platform/auth/login');
  expect(getSession('seller')).toBeUndefined();
});

const nextStep = (must_enrol: boolean) =>
  answer({ data: { second_factor: { ticket: 'tk', must_enrol, seconds: 300 } } });
const sentBody = (at: number) => JSON.parse(String(network.mock.calls[at]?.[1]?.body)) as unknown;

test('who has a second factor enters its code next', async () => {
  network.mockResolvedValueOnce(nextStep(false));
  network.mockResolvedValueOnce(answer({ data: { token: 'p', staff } }));
  open('/platform/login');
  await logIn('admin', 'demo1234');
  fireEvent.change(await screen.findByLabelText('验证码'), { target: { value: ' 123456 ' } });
  fireEvent.click(screen.getByRole('button', { name: '验证并登录' }));
  await waitFor(() => expect(getSession('platform')?.token).toBe('p'));
  expect(String(network.mock.calls[1]?.[0])).toContain('/platform/auth/second');
  expect(sentBody(1)).toEqual({ ticket: 'tk', code: '123456' });
});

test('who must have a second factor sets it up before they are let in', async () => {
  network.mockResolvedValueOnce(nextStep(true));
  network.mockResolvedValueOnce(answer({ data: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x' } }));
  network.mockResolvedValueOnce(
    answer({ data: { token: 'p', staff, recovery_codes: ['AAAA-BBBB-CCCC-DDDD'] } }),
  );
  open('/platform/login');
  await logIn('admin', 'demo1234');
  fireEvent.change(await screen.findByLabelText('验证码'), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: '完成设置' }));
  await screen.findByText('AAAA-BBBB-CCCC-DDDD');
  expect(getSession('platform')).toBeUndefined();
  fireEvent.click(screen.getByRole('button', { name: '我已保存，进入后台' }));
  await waitFor(() => expect(getSession('platform')?.token).toBe('p'));
});

test('a link of the demo logs in by itself, where the market names whom', async () => {
  const account = { kind: 'seller', account: '13900000001', password: 'demo1234' };
  network.mockResolvedValueOnce(answer({ data: { rows: [account] } }));
  network.mockResolvedValueOnce(answer({ data: { token: 't', staff } }));
  open('/seller/login?demo');
  await screen.findByText('elsewhere');
  expect(getSession('seller')?.token).toBe('t');
});

test('a link of the demo is an ordinary login in every other market', async () => {
  network.mockResolvedValue(answer({ data: { rows: [] } }));
  open('/platform/login?demo');
  await waitFor(() => expect(network).toHaveBeenCalledOnce());
  expect(screen.getByLabelText('账号')).toBeTruthy();
  expect(getSession('platform')).toBeUndefined();
});
