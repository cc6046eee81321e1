// @vitest-environment jsdom

import * as files from '@chengji/client-kit/files/save-file';
import type { PlatformFeedback } from '@chengji/contract';
import { type Answers, noNetwork, refuse } from '@chengji/testkit/fake-market';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { closePage, openPage } from '../../testing/open-page.tsx';
import type { Figures } from './feedback.view.ts';
import { FeedbackScreen } from './platform/FeedbackScreen.tsx';

afterEach(() => {
  closePage();
  vi.restoreAllMocks();
});

const now = 1_800_000_000;
const row: PlatformFeedback = {
  id: 7,
  rating: 2,
  category: 'payment',
  content: '微信里付款老是提示超时',
  images: ['/files/00/a.webp'],
  contact: '138****029',
  state: 'submitted',
  answer: '',
  answered_at: null,
  createtime: now,
  user: { id: 21, nickname: '山风', avatar: '' },
  visitor: null,
  version: '1.1.11',
  app: 'H5',
  agent: 'Firefox',
  fault: 'timeout',
  answered_by: null,
  can: { answer: true, handle: true },
};
const ofVisitor: PlatformFeedback = {
  ...row,
  id: 8,
  content: '老人用字太小了',
  images: [],
  contact: '',
  user: null,
  visitor: 'a81e',
  can: { answer: false, handle: true },
};
const answered: PlatformFeedback = {
  ...row,
  state: 'answered',
  answer: '已经修好了',
  answered_at: now,
  answered_by: '周明远',
  can: { answer: false, handle: false },
};
const figures: Figures = {
  count: 3,
  average: 416,
  answered_in_a_day: 9_300,
  steps: [
    { at: now - 86_400, count: 3, average: 416, most: { category: 'payment', count: 2 } },
    { at: now, count: 0, average: null, most: null },
  ],
  ratings: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating })),
  categories: [{ category: 'payment', count: 2, count_before: 5 }],
};

const list = 'GET /platform/feedback/list';
const answer = 'POST /platform/feedback/answer';
const mark = 'POST /platform/feedback/mark';
const counts = { waiting: 1, visitors: 1, answered: 4, handled: 0, all: 6 };
const rights = ['feedback.read', 'feedback.answer', 'feedback.contact'];
const open = (more: Answers = {}, may = rights) =>
  openPage(<FeedbackScreen />, {
    rights: may,
    answers: {
      [list]: { rows: [row, ofVisitor], total: 2, next: null, counts },
      'GET /platform/feedback/figures': figures,
      [answer]: answered,
      [mark]: { ...row, category: 'groups' },
      'POST /platform/feedback/contact': { contact: '13805716029' },
      ...more,
    },
  });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const write = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: '答复内容' }), { target: { value } });

describe('the feedback of the app', () => {
  test('stands below how it is rated', async () => {
    open();
    expect(await screen.findByText(/1 条待答复；近 30 天 3 条，平均 4.2 分，93% 在一天内答复/)).toBeDefined();
    expect(await screen.findByText('微信里付款老是提示超时')).toBeDefined();
    expect(screen.getByText('山风 · v1.1.11 · H5 · 1 张图片')).toBeDefined();
    expect(screen.getByText(/^访客 a81e/)).toBeDefined();
    expect(screen.getByText('只读')).toBeDefined();
    expect(screen.getByRole('figure', { name: /平均 4.2 分; .* 没有反馈/ })).toBeDefined();
    expect(screen.getByText('−3')).toBeDefined();
  });

  test('is narrowed by a press on what a figure counts', async () => {
    const { sent } = open();
    await press('1 星');
    await waitFor(() => expect(sent(list).at(-1)).toMatchObject({ tab: 'all', rating: '1' }));
    await press('支付与钱包');
    await waitFor(() => expect(sent(list).at(-1)).toMatchObject({ tab: 'all', category: 'payment' }));
    fireEvent.click(screen.getByText('90 天', { selector: '.ant-segmented-item-label' }));
    await waitFor(() => expect(sent('GET /platform/feedback/figures').at(-1)).toEqual({ days: '90' }));
  });

  test('is answered, and the answer is said to be final', async () => {
    const { sent } = open();
    await press(/^答复 微信/);
    expect(await screen.findByText('会作为消息发给买家，发出后不能修改')).toBeDefined();
    write('已经修好了');
    await press('发出答复');
    await waitFor(() => expect(sent(answer)).toEqual([{ id: 7, answer: '已经修好了' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('that a colleague answered meanwhile is read again', async () => {
    const { sent } = open({ [answer]: refuse('feedback.state_changed', '该反馈已被处理，请刷新') });
    await press(/^答复 微信/);
    write('已经修好了');
    await press('发出答复');
    expect(await screen.findByText('该反馈已被处理，请刷新')).toBeDefined();
    await waitFor(() => expect(sent(list).length).toBeGreaterThan(1));
  });

  test('is marked as handled, or sorted elsewhere', async () => {
    const { sent } = open();
    await press(/^标记已处理 老人/);
    expect(await screen.findByText('已标记为已处理')).toBeDefined();
    await press(/^答复 微信/);
    const drawer = await screen.findByRole('dialog');
    fireEvent.mouseDown(within(drawer).getByRole('combobox', { name: '归类' }));
    fireEvent.click(await screen.findByText('拼团', { selector: '.ant-select-item-option-content' }));
    await waitFor(() =>
      expect(sent(mark)).toEqual([
        { id: 8, handled: true },
        { id: 7, category: 'groups' },
      ]),
    );
  });

  test('of a visitor is only read; the contact of a shopper is shown when asked for', async () => {
    open();
    await press(/^查看 老人/);
    expect(await screen.findByText('未留下')).toBeDefined();
    expect(screen.queryByRole('textbox', { name: '答复内容' })).toBeNull();
    closePage();
    const { sent } = open();
    await press(/^答复 微信/);
    await press('查看完整联系方式');
    expect(await screen.findByText('13805716029')).toBeDefined();
    expect(sent('POST /platform/feedback/contact')).toEqual([{ id: 7 }]);
  });

  test('is only looked at by a role that answers nothing', async () => {
    open(
      {
        [list]: {
          rows: [row, answered].map((one, id) => ({ ...one, id: id + 1 })),
          total: 2,
          next: null,
          counts,
        },
      },
      ['feedback.read'],
    );
    const [first] = await screen.findAllByRole('button', { name: /^查看 微信/ });
    if (first) fireEvent.click(first);
    expect(await screen.findByText('你的角色只能查看反馈')).toBeDefined();
    expect(screen.queryByRole('button', { name: '查看完整联系方式' })).toBeNull();
    expect(screen.queryByRole('button', { name: /标记已处理/ })).toBeNull();
  });

  test('is kept as a table, without where people can be reached', async () => {
    const kept = vi.spyOn(files, 'saveTable').mockImplementation(() => {});
    open();
    await screen.findByText('微信里付款老是提示超时');
    await press('导出');
    await waitFor(() => expect(kept).toHaveBeenCalledOnce());
    const [name, table] = kept.mock.calls[0] ?? [];
    expect(name).toBe('意见反馈');
    expect(table).toContain('访客 a81e');
    expect(table).not.toContain('138');
  });

  test('that is none says so; what cannot be had offers a retry', async () => {
    open({ [list]: { rows: [], total: 0, next: null, counts: { ...counts, waiting: 0 } } });
    expect(await screen.findByText('没有反馈')).toBeDefined();
    closePage();
    open({ [list]: noNetwork });
    expect((await screen.findAllByRole('button', { name: /重试/ })).length).toBeGreaterThan(0);
  });
});
