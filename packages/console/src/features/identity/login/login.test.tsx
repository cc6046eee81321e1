// @vitest-environment jsdom
import { MarketQueryClient } from '@chengji/client-kit/react';
import { type Answers, type FakeMarket, fakeMarket, refuse } from '@chengji/testkit/fake-market';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { endSession, getSession, keepSession, type Staff } from '../../../kernel/session.ts';
import { stubBrowser } from '../../../testing/stub-browser.ts';
import { UnstyledDesign } from '../../../testing/UnstyledDesign.tsx';
import { PlatformLoginScreen } from '../platform/PlatformLoginScreen.tsx';
import { SellerLoginScreen } from '../seller/SellerLoginScreen.tsx';

const sellerLogin = 'POST /seller/auth/login';
const platformLogin = 'POST /platform/auth/login';
const demoAccounts = 'GET /wanlshop/demo/accounts';

const staff: Staff = {
  id: 1,
  name: '林小野',
  account: 'a',
  role: 'owner',
  role_name: '店主',
  rights: ['orders.read'],
  time_zone: 'Asia/Shanghai',
  market: { name: '橙集', coupon_days: 7 },
  shop: null,
};
let market: FakeMarket | undefined;

beforeAll(() => stubBrowser());
afterEach(() => {
  cleanup();
  endSession('seller');
  endSession('platform');
  market?.check();
});

function open(address: string, answers: Answers = {}) {
  const sent = fakeMarket(answers, { time: 1_800_000_000 });
  market = sent;
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
  return { router, queries, sent: sent.asked };
}

test('whose session the market ended is told why, and after another login no more', () => {
  endSession('seller', '账号已停用');
  open('/seller/login');
  expect(screen.getByText('账号已停用')).toBeDefined();
  cleanup();
  keepSession('seller', { token: 't', staff });
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
  const { router } = open('/seller/login?from=%2Fseller%2Forders%3Fstate%3Dship', {
    [sellerLogin]: { token: 't', staff },
  });
  await logIn('13900000001', 'demo1234');
  await screen.findByText('elsewhere');
  expect(router.state.location.pathname + router.state.location.search).toBe('/seller/orders?state=ship');
  expect(getSession('seller')?.token).toBe('t');
});

test('who logs in sees nothing that was read for somebody before', async () => {
  const { queries } = open('/seller/login', { [sellerLogin]: { token: 't', staff } });
  queries.setQueryData(['GET /seller/auth/info', {}], { ...staff, name: '何思远' });
  await logIn('13900000001', 'demo1234');
  await screen.findByText('elsewhere');
  expect(queries.getQueryCache().getAll()).toEqual([]);
});

test('a wrong password shows the market’s message and leaves the form', async () => {
  open('/seller/login', {
    [sellerLogin]: refuse('identity.wrong_account_or_password', '账号或密码不正确'),
  });
  await logIn('13900000001', 'wrong');
  expect((await screen.findByRole('alert')).textContent).toContain('账号或密码不正确');
  expect(getSession('seller')).toBeUndefined();
  expect((screen.getByRole('button', { name: /登录/ }) as HTMLButtonElement).disabled).toBe(false);
});

test('nothing typed asks nothing of the market', async () => {
  const { sent } = open('/seller/login', { [sellerLogin]: { token: 't', staff } });
  fireEvent.click(screen.getByRole('button', { name: /登录/ }));
  await screen.findByText('请输入账号');
  expect(sent(sellerLogin)).toEqual([]);
});

test('a login that was half typed is left without a question', async () => {
  const { router } = open('/seller/login');
  fireEvent.change(screen.getByLabelText('密码'), { target: { value: 'demo' } });
  fireEvent.click(screen.getByRole('link', { name: /入驻/ }));
  await screen.findByText('elsewhere');
  expect(router.state.location.pathname).toBe('/apply');
});

test('the platform has a login page of its own', async () => {
  const { sent } = open('/platform/login', { [platformLogin]: { token: 'p', staff } });
  await logIn('admin', 'demo1234');
  await waitFor(() => expect(getSession('platform')?.token).toBe('p'));
  expect(sent(platformLogin)).toEqual([{ account: 'admin', password: 'demo1234' }]);
  expect(getSession('seller')).toBeUndefined();
});

const nextStep = (must_enrol: boolean) => ({ second_factor: { ticket: 'tk', must_enrol, seconds: 300 } });

test('who has a second factor enters its code next', async () => {
  const second = 'POST /platform/auth/second';
  const { sent } = open('/platform/login', {
    [platformLogin]: nextStep(false),
    [second]: { token: 'p', staff },
  });
  await logIn('admin', 'demo1234');
  fireEvent.change(await screen.findByLabelText('验证码'), { target: { value: ' 123456 ' } });
  fireEvent.click(screen.getByRole('button', { name: '验证并登录' }));
  await waitFor(() => expect(getSession('platform')?.token).toBe('p'));
  expect(sent(second)).toEqual([{ ticket: 'tk', code: '123456' }]);
});

test('who must have a second factor sets it up before they are let in', async () => {
  open('/platform/login', {
    [platformLogin]: nextStep(true),
    'POST /platform/auth/enrol': { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x' },
    'POST /platform/auth/enrol_confirm': { token: 'p', staff, recovery_codes: ['AAAA-BBBB-CCCC-DDDD'] },
  });
  await logIn('admin', 'demo1234');
  fireEvent.change(await screen.findByLabelText('验证码'), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: '完成设置' }));
  await screen.findByText('AAAA-BBBB-CCCC-DDDD');
  expect(getSession('platform')).toBeUndefined();
  fireEvent.click(screen.getByRole('button', { name: '我已保存，进入后台' }));
  await waitFor(() => expect(getSession('platform')?.token).toBe('p'));
});

test('a link of the demo logs in by itself, where the market names whom', async () => {
  const { sent } = open('/seller/login?demo', {
    [demoAccounts]: { rows: [{ kind: 'seller', account: '13900000001', password: 'demo1234' }] },
    [sellerLogin]: { token: 't', staff },
  });
  await screen.findByText('elsewhere');
  expect(getSession('seller')?.token).toBe('t');
  expect(sent(sellerLogin)).toMatchObject([{ account: '13900000001', password: 'demo1234' }]);
});

test('a link of the demo is an ordinary login in every other market', async () => {
  const { sent } = open('/platform/login?demo', { [demoAccounts]: { rows: [] } });
  await waitFor(() => expect(sent(demoAccounts)).toHaveLength(1));
  expect(screen.getByLabelText('账号')).toBeTruthy();
  expect(getSession('platform')).toBeUndefined();
});
