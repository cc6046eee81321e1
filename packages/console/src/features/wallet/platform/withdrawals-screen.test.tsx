// @vitest-environment jsdom
import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { closePage, openPage } from '../../../testing/open-page.tsx';
import { makeWithdrawal } from '../../../testing/wallets.ts';
import { WithdrawalsScreen } from './WithdrawalsScreen.tsx';

afterEach(closePage);

const can = { approve: false, send: true, paid: true, reject: true };
const { timeline: _, ...approved } = makeWithdrawal({ step: 'approved', can, due_at: 1_799_999_000 });
const waiting = {
  ...approved,
  id: 6,
  withdrawal_no: 'TX6',
  step: 'waiting' as const,
  can: { ...can, approve: true, send: false },
};

function open(at = '/', more: Answers = {}) {
  return openPage(<WithdrawalsScreen />, {
    at,
    rights: ['withdrawals.read', 'withdrawals.write'],
    answers: {
      'GET /platform/withdrawals/list': {
        rows: [approved, waiting],
        total: 2,
        next: null,
        counts: { waiting: 1, approved: 1, sent: 3, successed: 8, rejected: 2 },
      },
      'POST /platform/withdrawals/export': { batch_no: 'B1', count: 1, amount: '5964.00' },
      'GET /platform/withdrawals/batch': { filename: 'B1', csv: 'x' },
      'POST /platform/withdrawals/import': {
        paid: 1,
        failed: 0,
        refused: [{ line: 2, withdrawal_no: 'TX2', msg: '该提现已被处理' }],
      },
      ...more,
    },
  });
}

test('withdrawals are divided by the operator’s steps, each with its count, and late ones are marked', async () => {
  const { sent, router } = open();
  await screen.findByRole('table', { name: '提现审核' });
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual([
    '待处理5',
    '待审批1',
    '待打款1',
    '打款中3',
    '已到账8',
    '已驳回2',
    '全部',
  ]);
  expect(screen.getAllByText('已超时').length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('tab', { name: /打款中/ }));
  await waitFor(() => expect(sent('GET /platform/withdrawals/list').at(-1)).toMatchObject({ step: 'sent' }));
  expect(router.state.location.search).toBe('?step=sent');
  fireEvent.click(screen.getByRole('tab', { name: /已到账/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?state=successed'));
});

test('those that are approved go to the bank in one batch, whose file is saved', async () => {
  const createUrl = vi.fn(() => 'blob:file');
  Object.assign(URL, { createObjectURL: createUrl, revokeObjectURL: () => {} });
  const { sent } = open();
  const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ disabled }) => disabled)).toEqual([false, false, false]);
  fireEvent.click(boxes[1] as HTMLElement);
  expect(screen.getByText('合计 ¥6,000.00，到账 ¥5,964.00')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '生成银行批次（1 笔）' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getAllByText('把 1 笔提现交给银行？')).not.toEqual([]);
  fireEvent.click(question.getByRole('button', { name: '生成银行批次' }));
  fireEvent.click(await screen.findByRole('button', { name: '下载批次文件' }));
  await waitFor(() => expect(createUrl).toHaveBeenCalled());
  expect(sent('POST /platform/withdrawals/export')).toEqual([{ ids: [5] }]);
  expect(sent('GET /platform/withdrawals/batch')).toEqual([{ batch_no: 'B1' }]);
});

test('several are approved one by one, and those that a colleague had handled are said to be left', async () => {
  const { sent } = open('/', {
    'GET /platform/withdrawals/list': {
      rows: [waiting, { ...waiting, id: 7, withdrawal_no: 'TX7', approvals_needed: 1 }, approved],
      total: 3,
      next: null,
      counts: { waiting: 2, approved: 1, sent: 0, successed: 0, rejected: 0 },
    },
    'POST /platform/withdrawals/approve': ({ id }) =>
      id === 6 ? waiting : refuse('wallet.withdrawal_moved', '该提现已被处理'),
  });
  const [all] = await screen.findAllByRole('checkbox');
  fireEvent.click(all as HTMLElement);
  expect(screen.getByRole('button', { name: '生成银行批次（1 笔）' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '批量同意（2 笔）' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getAllByText('同意 2 笔提现，共打款 ¥11,928.00？')).not.toEqual([]);
  expect(question.getByText(/其中 1 笔超过限额/)).toBeDefined();
  fireEvent.click(question.getByRole('button', { name: /^同\s*意$/ }));
  expect(await screen.findByText(/已同意 1 笔；1 笔未能同意/)).toBeDefined();
  expect(sent('POST /platform/withdrawals/approve')).toEqual([{ id: 6 }, { id: 7 }]);
});

test('the bank’s results are looked over, sent, and each line says what became of it', async () => {
  const { sent } = open();
  fireEvent.click(await screen.findByRole('button', { name: '导入银行结果' }));
  const drawer = within(await screen.findByRole('dialog'));
  fireEvent.change(drawer.getByLabelText('银行结果'), {
    target: { value: 'B1,TX1,成功,R1\nB1,TX2,成功,R2\nB1,TX3,不明,R3' },
  });
  fireEvent.click(drawer.getByRole('button', { name: /^检\s*查$/ }));
  expect(await drawer.findByText('2 笔到账，0 笔失败，1 行有问题')).toBeDefined();
  expect(drawer.getByText('结果须为「成功」或「失败」')).toBeDefined();
  fireEvent.click(drawer.getByRole('button', { name: '提交 2 行' }));
  expect(await drawer.findByText('1 笔已到账，0 笔已记为失败，1 行未处理')).toBeDefined();
  expect(drawer.getByText('该提现已被处理')).toBeDefined();
  expect(sent('POST /platform/withdrawals/import')).toEqual([
    {
      rows: [
        { batch_no: 'B1', withdrawal_no: 'TX1', result: 'paid', reference: 'R1', reason: '' },
        { batch_no: 'B1', withdrawal_no: 'TX2', result: 'paid', reference: 'R2', reason: '' },
      ],
    },
  ]);
});
