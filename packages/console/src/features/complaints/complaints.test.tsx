// @vitest-environment jsdom
import type { PlatformComplaint, PlatformComplaintRow } from '@chengji/contract';
import { type Answers, noNetwork, refuse } from '@chengji/testkit/fake-market';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closePage, openPage } from '../../testing/open-page.tsx';
import { makeUser } from '../../testing/users.ts';
import { ComplaintsScreen } from './platform/ComplaintsScreen.tsx';
import { WarningsCard } from './seller/WarningsCard.tsx';

afterEach(closePage);

const now = 1_800_000_000;
const row: PlatformComplaintRow = {
  id: 5,
  target: {
    type: 'goods',
    id: 3,
    title: '绞股蓝代茶饮 30 袋',
    image: '',
    shop: { id: 7, name: '秦巴草本', type: 'enterprise' },
  },
  state: 'submitted',
  count: 2,
  reasons: ['虚假宣传', '违禁商品'],
  newest_at: now,
  due_at: now + 200_000,
  ended_at: null,
};
const saying = {
  id: 11,
  user: { id: 21, nickname: '福气满满', avatar: '' },
  complaints_30_days: 1,
  reason: { code: 'false_advertising', text: '虚假宣传' },
  content: '详情页写「降三高」，血压没有变',
  images: [],
  createtime: now,
  due_at: now + 200_000,
};
const whole: PlatformComplaint = {
  ...row,
  complaints: [saying, { ...saying, id: 12, content: '没有批准文号', complaints_30_days: 2 }],
  facts: [{ name: '售价', value: '¥68.00' }],
  description: '可替代降压药，老人首选',
  images: [],
  record: { upheld: 2, dismissed: 0, warnings: 1 },
  measures: ['take_down', 'warn', 'suspend_shop'],
  decision: null,
  taken_by: null,
  can: { take: true, decide: true, restore: false },
};
const decided: PlatformComplaint = {
  ...whole,
  state: 'upheld',
  ended_at: now,
  measures: [],
  decision: {
    verdict: 'upheld',
    answer: '商品已下架',
    notice: '请修改文案',
    measures: ['take_down'],
    silence_days: null,
    by: '周明远',
  },
  can: { take: false, decide: false, restore: true },
};

const list = 'GET /platform/complaints/list';
const details = 'GET /platform/complaints/details';
const decide = 'POST /platform/complaints/decide';
const rights = ['complaints.read', 'complaints.decide'];
const open = (more: Answers = {}, may = rights) =>
  openPage(<ComplaintsScreen />, {
    rights: may,
    answers: {
      [list]: { rows: [row], total: 1, next: null, counts: { submitted: 1, processing: 0, ended: 4 } },
      [details]: whole,
      [decide]: decided,
      'POST /platform/complaints/take': { ...whole, state: 'processing' },
      'POST /platform/complaints/restore': { ...decided, can: { ...decided.can, restore: false } },
      ...more,
    },
  });
const write = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const confirm = async (name: string) =>
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

describe('the complaints about one target', () => {
  test('stand beside the target, with what was decided about its shop before', async () => {
    open();
    expect(await screen.findByText('¥68.00')).toBeDefined();
    expect(screen.getByText('投诉成立 2 次，未成立 0 次，警告 1 次')).toBeDefined();
    expect(screen.getByText('可替代降压药，老人首选')).toBeDefined();
    expect(screen.getByText('合并 2 件')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '下一条' }));
    expect(screen.getByText('近 30 天投诉 2 次')).toBeDefined();
  });

  test('are taken', async () => {
    const { sent } = open();
    fireEvent.click(await screen.findByRole('button', { name: '开始处理' }));
    expect(await screen.findByText('已开始处理，投诉人会看到处理中')).toBeDefined();
    expect(sent('POST /platform/complaints/take')).toEqual([{ id: 5 }]);
  });

  test('are upheld with the measures ticked in the same step', async () => {
    const { sent } = open();
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: '成立' });
    expect(button.disabled).toBe(true);
    fireEvent.click(screen.getByRole('checkbox', { name: /下架/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: /警告/ }));
    write('给投诉人的答复', '商品已下架');
    write('给被投诉方的通知', '请修改文案');
    const named = await screen.findByRole<HTMLButtonElement>('button', { name: '成立，下架和警告' });
    await waitFor(() => expect(named.disabled).toBe(false));
    fireEvent.click(named);
    await confirm('成立，下架和警告');
    expect(await screen.findByText('已处理', { selector: '.ant-message *' })).toBeDefined();
    expect(sent(decide)).toEqual([
      {
        id: 5,
        verdict: 'upheld',
        answer: '商品已下架',
        notice: '请修改文案',
        measures: ['take_down', 'warn'],
      },
    ]);
  });

  test('that a colleague decided meanwhile are read again', async () => {
    const { sent } = open({ [decide]: refuse('complaints.state_changed', '该投诉已被处理，请刷新') });
    await screen.findByText('¥68.00');
    fireEvent.click(screen.getByText('不成立'));
    write('给投诉人的答复', '未发现违规');
    fireEvent.click(await screen.findByRole('button', { name: '不成立，答复投诉人' }));
    await confirm('不成立，答复投诉人');
    expect(await screen.findByText('该投诉已被处理，请刷新')).toBeDefined();
    await waitFor(() => expect(sent(details).length).toBeGreaterThan(1));
  });

  test('show what was decided, and what was taken down may be allowed again', async () => {
    const { sent } = open({ [details]: decided });
    expect(await screen.findByText('周明远 · 成立')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '解除下架' }));
    await confirm('解除下架');
    await waitFor(() => expect(sent('POST /platform/complaints/restore')).toEqual([{ id: 5 }]));
  });

  test('that no measure is left for say so kindly, and are decided all the same', async () => {
    const { sent } = open({ [details]: { ...whole, measures: [] } });
    expect(await screen.findByText(/你的角色不能采取措施；仍可给出结论并答复/)).toBeDefined();
    expect(screen.queryByRole('checkbox')).toBeNull();
    write('给投诉人的答复', '情况属实');
    fireEvent.click(screen.getByRole('button', { name: '成立' }));
    await confirm('成立');
    await waitFor(() => expect(sent(decide)).toMatchObject([{ verdict: 'upheld', measures: [] }]));
  });

  test('about a person who is silenced show until when, and the silence can be ended early', async () => {
    const target = { ...row.target, type: 'user' as const, id: 31, title: '林小雨', shop: null };
    const person = makeUser({ id: 31, nickname: '林小雨', silenced_until: now + 400_000 });
    const { sent } = open(
      {
        [details]: { ...decided, target },
        'GET /platform/users/details': person,
        'POST /platform/users/unsilence': null,
      },
      [...rights, 'users.read', 'users.write'],
    );
    expect(await screen.findByText(/^已禁言至/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '解除禁言' }));
    await confirm('解除禁言');
    await waitFor(() => expect(sent('POST /platform/users/unsilence')).toEqual([{ id: 31 }]));
  });

  test('are only looked at by a role that decides nothing', async () => {
    open({ [details]: { ...whole, can: { take: false, decide: false, restore: false } } }, [
      'complaints.read',
    ]);
    expect(await screen.findByText('你的角色只能查看投诉')).toBeDefined();
    expect(screen.queryByRole('checkbox', { name: /下架/ })).toBeNull();
  });

  test('that are none say so; those that cannot be had offer a retry', async () => {
    open({
      [list]: { rows: [], total: 0, next: null, counts: { submitted: 0, processing: 0, ended: 0 } },
    });
    expect(await screen.findByText('没有待处理的投诉')).toBeDefined();
    closePage();
    open({ [list]: noNetwork });
    expect(await screen.findByRole('button', { name: /重试/ })).toBeDefined();
  });
});

describe('what the platform told a shop', () => {
  const warning = {
    id: 9,
    about: { type: 'goods' as const, title: '绞股蓝代茶饮' },
    measures: ['warn' as const, 'take_down' as const],
    notice: '请修改文案',
    createtime: now,
  };

  test('stays until somebody acknowledges it', async () => {
    const { sent } = openPage(<WarningsCard />, {
      area: 'seller',
      rights: ['dashboard.read', 'shop.write'],
      answers: {
        'GET /seller/warnings/list': { rows: [warning] },
        'POST /seller/warnings/acknowledge': null,
      },
    });
    expect(await screen.findByText('关于商品「绞股蓝代茶饮」')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '知道了' }));
    await waitFor(() => expect(sent('POST /seller/warnings/acknowledge')).toEqual([{ id: 9 }]));
  });
});
