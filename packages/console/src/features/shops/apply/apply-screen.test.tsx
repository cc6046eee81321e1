// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../../testing/stub-browser.ts';
import { UnstyledDesign } from '../../../testing/UnstyledDesign.tsx';
import { ApplyScreen } from './ApplyScreen.tsx';
import { leave } from './applicant.ts';

const answers: Record<string, () => Response> = {};
const sent: [string, Record<string, unknown>][] = [];

const answer = (data: unknown, status = 200) =>
  new Response(JSON.stringify({ code: status === 200 ? 1 : 0, msg: '', time: 1_800_000_000, data }), {
    status,
  });

beforeAll(() => {
  vi.stubGlobal('fetch', async (input: unknown, init?: RequestInit) => {
    const path = new URL(String(input), 'http://console').pathname.replace('/api', '');
    sent.push([path, init?.body ? JSON.parse(String(init.body)) : {}]);
    return answers[path]?.() ?? answer(null);
  });
  stubBrowser();
});
beforeEach(() => {
  sent.length = 0;
  answers['/wanlshop/sms/send'] = () => answer({ seconds: 60 });
  answers['/wanlshop/user/mobilelogin'] = () => answer({ userinfo: { token: 't' } });
});
afterEach(() => {
  cleanup();
  leave();
});

function open() {
  const router = createMemoryRouter(
    [
      { path: '/apply', element: <ApplyScreen /> },
      { path: '/seller/login', element: null },
    ],
    {
      initialEntries: ['/apply'],
    },
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <UnstyledDesign>
        <RouterProvider router={router} />
      </UnstyledDesign>
    </QueryClientProvider>,
  );
}

async function enter() {
  open();
  fireEvent.change(screen.getByLabelText('手机号'), { target: { value: '13712345678' } });
  fireEvent.click(screen.getByRole('button', { name: '获取验证码' }));
  await screen.findByRole('button', { name: /秒后重发/ });
  fireEvent.change(screen.getByLabelText('验证码'), { target: { value: '482913' } });
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: '下一步' }));
}

test('a number is proved by its code before anything is asked', async () => {
  answers['/wanlshop/apply/info'] = () => answer({ application: null });
  await enter();
  expect(await screen.findByLabelText('店铺名称')).toBeDefined();
  expect(sent[0]).toEqual(['/wanlshop/sms/send', { mobile: '13712345678', event: 'login' }]);
});

test('without agreeing nobody goes on', async () => {
  open();
  fireEvent.change(screen.getByLabelText('手机号'), { target: { value: '13712345678' } });
  fireEvent.change(screen.getByLabelText('验证码'), { target: { value: '482913' } });
  fireEvent.click(screen.getByRole('button', { name: '下一步' }));
  expect(await screen.findByText('请先同意用户协议、隐私政策与商家协议')).toBeDefined();
  expect(sent).toEqual([]);
});

test('what is agreed to can be read first, the merchants’ own agreement among it', () => {
  open();
  const read = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(['用户协议', '隐私政策', '商家协议'].map(read)).toEqual([
    '/#/pages/article/details?id=agreement',
    '/#/pages/article/details?id=privacy',
    '/#/pages/article/details?id=merchant_agreement',
  ]);
});

test('an empty form is not sent, and says what is missing', async () => {
  answers['/wanlshop/apply/info'] = () => answer({ application: null });
  await enter();
  fireEvent.click(await screen.findByRole('button', { name: '提交申请' }));
  expect(await screen.findByText('请上传全部必需的证照')).toBeDefined();
  expect(screen.getByText('请填写店铺名称')).toBeDefined();
  expect(sent.some(([path]) => path === '/wanlshop/apply/save')).toBe(false);
});

test('leaving what is half filled in asks first, and keeps it when one stays', async () => {
  answers['/wanlshop/apply/info'] = () => answer({ application: null });
  await enter();
  const name = await screen.findByLabelText<HTMLInputElement>('店铺名称');
  fireEvent.change(name, { target: { value: '拾光' } });
  fireEvent.click(screen.getByRole('link', { name: '返回登录' }));
  expect((await screen.findAllByText('有未保存的修改，确定离开？')).length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('button', { name: /继续编辑/ }));
  expect(name.value).toBe('拾光');
});

test('what is typed outlives a reload, but for the password, until the applicant logs out', async () => {
  answers['/wanlshop/apply/info'] = () => answer({ application: null });
  await enter();
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByLabelText('店铺名称');
  type('店铺名称', '拾光');
  type('登录密码', 'a-password');
  cleanup();
  open();
  expect((await screen.findByLabelText<HTMLInputElement>('店铺名称')).value).toBe('拾光');
  expect(screen.getByLabelText<HTMLInputElement>('登录密码').value).toBe('');
  fireEvent.click(screen.getByText('换一个手机号'));
  cleanup();
  await enter();
  expect((await screen.findByLabelText<HTMLInputElement>('店铺名称')).value).toBe('');
});

test('a number of a licence and a password that are too short are called so, not missing', async () => {
  answers['/wanlshop/apply/info'] = () => answer({ application: null });
  await enter();
  fireEvent.change(await screen.findByLabelText('统一社会信用代码'), { target: { value: '123' } });
  fireEvent.change(screen.getByLabelText('登录密码'), { target: { value: 'seven77' } });
  expect(await screen.findByText('证件号码为 4 至 32 个字符')).toBeDefined();
  expect(await screen.findByText('至少 8 位')).toBeDefined();
});

test('who comes back sees where the application stands, and mends it when it was sent back', async () => {
  const application = {
    state: 'rejected',
    reason: '执照照片模糊',
    type: 'personal',
    name: '拾光',
    documents: [],
  };
  answers['/wanlshop/apply/info'] = () => answer({ application });
  await enter();
  expect(await screen.findByText('执照照片模糊')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '修改并重新提交' }));
  expect((await screen.findByLabelText<HTMLInputElement>('店铺名称')).value).toBe('拾光');
  expect(screen.getByText('身份证号码')).toBeDefined();
});

test('a name that another shop has is said at the name, and the rest stays typed', async () => {
  const application = {
    state: 'rejected',
    reason: '',
    type: 'personal',
    logo: '/files/00/logo.webp',
    name: '拾光',
    name_en: 'Shiguang',
    city: '杭州',
    city_en: 'Hangzhou',
    business: '手工饰品',
    company: '',
    contact: '林青',
    account: 'shiguang',
    intro: '',
    intro_en: '',
    documents: ['id_front', 'id_back'].map((kind) => ({
      kind,
      name: '00000001-0000-4000-8000-000000000000',
    })),
  };
  answers['/wanlshop/apply/info'] = () => answer({ application });
  const taken = { key: 'shops.name_taken', field: 'name' };
  answers['/wanlshop/apply/save'] = () =>
    new Response(JSON.stringify({ code: 0, msg: '该店铺名称已被使用', time: 1_800_000_000, data: taken }));
  await enter();
  fireEvent.click(await screen.findByRole('button', { name: '修改并重新提交' }));
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('身份证号码', '33010619900101123X');
  type('登录密码', 'demo1234');
  fireEvent.click(screen.getByRole('button', { name: '重新提交' }));
  expect((await screen.findByRole('alert')).textContent).toBe('该店铺名称已被使用');
  expect(screen.getByLabelText('店铺名称').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText<HTMLInputElement>('登录密码').value).toBe('demo1234');
  const saved = sent.find(([path]) => path === '/wanlshop/apply/save')?.[1];
  expect(saved).toMatchObject({ name: '拾光', account: 'shiguang', licence_no: '33010619900101123X' });
  expect(saved).not.toHaveProperty('state');
});

test('a login that is over leads back to the number', async () => {
  answers['/wanlshop/apply/info'] = () => answer(null, 401);
  await enter();
  await vi.waitFor(() => expect(sent.at(-1)?.[0]).toBe('/wanlshop/apply/info'));
  expect(await screen.findByLabelText('手机号')).toBeDefined();
});
