// @vitest-environment jsdom
import type { CallOut, ShopApplication } from '@chengji/contract';
import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closePage, openPage } from '../../../testing/open-page.tsx';
import { ApplyScreen } from './ApplyScreen.tsx';
import { leave } from './applicant.ts';

const sendCode = 'POST /wanlshop/sms/send';
const logIn = 'POST /wanlshop/user/mobilelogin';
const info = 'GET /wanlshop/apply/info';
const save = 'POST /wanlshop/apply/save';

const loggedIn: CallOut<typeof logIn> = {
  userinfo: {
    id: 9,
    username: 'linqing',
    nickname: '林青',
    mobile: '137****5678',
    avatar: '',
    level: 1,
    gender: 'unknown',
    birthday: null,
    bio: '',
    money: '0.00',
    score: 0,
    successions: 0,
    maxsuccessions: 0,
    prevtime: null,
    logintime: null,
    loginip: '',
    jointime: 1_790_000_000,
    has_password: false,
    has_pay_password: false,
    held_until: null,
    shops: [],
    token: 't',
  },
  statistics: {
    order: { pay: 0, delive: 0, receiving: 0, evaluate: 0, customer: 0, whole: 0, groups: 0 },
    dynamic: { collection: 0, concern: 0, footprint: 0, coupon: 0, accountbank: 0 },
    notice: { order: 0, notice: 0, chat: 0 },
    logistics: [],
  },
};

const rejected: ShopApplication = {
  id: 4,
  state: 'rejected',
  reason: '执照照片模糊',
  type: 'personal',
  logo: '/files/00/logo.webp',
  name: '拾光',
  name_en: 'Shiguang',
  city: '杭州',
  city_en: 'Hangzhou',
  business: '手工饰品',
  company: '',
  licence_no: '3301****123X',
  licence_ends_on: null,
  contact: '林青',
  account: 'shiguang',
  intro: '',
  intro_en: '',
  mobile: '137****5678',
  documents: (['id_front', 'id_back'] as const).map((kind) => ({
    kind,
    name: '00000001-0000-4000-8000-000000000000',
  })),
  submissions: 1,
  submitted_at: 1_799_000_000,
  decided_at: 1_799_500_000,
  shop_id: null,
};

let answers: Answers;
let sent: ReturnType<typeof openPage>['sent'];

beforeEach(() => {
  answers = { [sendCode]: { seconds: 60 }, [logIn]: loggedIn, [info]: { application: null } };
});
afterEach(async () => {
  await closePage();
  leave();
});

function open() {
  ({ sent } = openPage(<ApplyScreen />, { path: '/apply', answers }));
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
  await enter();
  expect(await screen.findByLabelText('店铺名称')).toBeDefined();
  expect(sent(sendCode)).toEqual([{ mobile: '13712345678', event: 'login' }]);
});

test('without agreeing nobody goes on', async () => {
  open();
  fireEvent.change(screen.getByLabelText('手机号'), { target: { value: '13712345678' } });
  fireEvent.change(screen.getByLabelText('验证码'), { target: { value: '482913' } });
  fireEvent.click(screen.getByRole('button', { name: '下一步' }));
  expect(await screen.findByText('请先同意用户协议、隐私政策与商家协议')).toBeDefined();
  expect(sent(logIn)).toEqual([]);
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
  await enter();
  fireEvent.click(await screen.findByRole('button', { name: '提交申请' }));
  expect(await screen.findByText('请上传全部必需的证照')).toBeDefined();
  expect(screen.getByText('请填写店铺名称')).toBeDefined();
  expect(sent(save)).toEqual([]);
});

test('leaving what is half filled in asks first, and keeps it when one stays', async () => {
  await enter();
  const name = await screen.findByLabelText<HTMLInputElement>('店铺名称');
  fireEvent.change(name, { target: { value: '拾光' } });
  fireEvent.click(screen.getByRole('link', { name: '返回登录' }));
  expect((await screen.findAllByText('有未保存的修改，确定离开？')).length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('button', { name: /继续编辑/ }));
  expect(name.value).toBe('拾光');
});

test('what is typed outlives a reload, but for the password, until the applicant logs out', async () => {
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
  await enter();
  fireEvent.change(await screen.findByLabelText('统一社会信用代码'), { target: { value: '123' } });
  fireEvent.change(screen.getByLabelText('登录密码'), { target: { value: 'seven77' } });
  expect(await screen.findByText('证件号码为 4 至 32 个字符')).toBeDefined();
  expect(await screen.findByText('至少 8 位')).toBeDefined();
});

test('who comes back sees where the application stands, and mends it when it was sent back', async () => {
  answers[info] = { application: rejected };
  await enter();
  expect(await screen.findByText('执照照片模糊')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '修改并重新提交' }));
  expect((await screen.findByLabelText<HTMLInputElement>('店铺名称')).value).toBe('拾光');
  expect(screen.getByText('身份证号码')).toBeDefined();
});

test('a name that another shop has is said at the name, and the rest stays typed', async () => {
  answers[info] = { application: rejected };
  answers[save] = refuse('shops.name_taken', '该店铺名称已被使用', { field: 'name' });
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
  const [saved] = sent(save);
  expect(saved).toMatchObject({ name: '拾光', account: 'shiguang', licence_no: '33010619900101123X' });
  expect(saved).not.toHaveProperty('state');
});

test('a login that is over leads back to the number', async () => {
  answers[info] = refuse('common.login_required', '请先登录');
  await enter();
  await waitFor(() => expect(sent(info)).not.toEqual([]));
  expect(await screen.findByLabelText('手机号')).toBeDefined();
});
