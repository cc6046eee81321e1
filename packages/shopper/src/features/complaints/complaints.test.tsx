// @vitest-environment jsdom

import type { Complaint } from '@chengji/contract';
import { type Answers, noNetwork, refuse } from '@chengji/testkit/fake-market';
import { act, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import {
  arrive,
  closeApp,
  field,
  fill,
  front,
  openApp,
  press,
  see,
  seeToast,
} from '../../testing/open-app.tsx';
import { lin, statistics } from '../../testing/rows.ts';

afterEach(closeApp);

const shop = { id: 5, name: '暮色衣橱', type: 'flagship' as const };
const goods = { type: 'goods' as const, id: 12, title: '双面呢羊毛大衣', image: '', shop };
const shopTarget = { type: 'shop' as const, id: 5, title: '暮色衣橱', image: '', shop };
const complaint: Complaint = {
  id: 3,
  target: shopTarget,
  reason: { code: 'after_sale_refused', text: '拒绝售后' },
  content: '大衣右袖内衬开线，联系商家三天未处理',
  images: [],
  state: 'submitted',
  due_at: 9_000_000_000,
  answer: '',
  answered_at: null,
  createtime: 1_760_000_000,
};

const submit = 'POST /wanlshop/complaint/submit';
const words = '请说明发生了什么，至少 10 个字';
const base: Answers = {
  'POST /wanlshop/cart/synchro': [],
  'GET /wanlshop/user/statistics': { statistics },
  'GET /wanlshop/token/check': null,
  'GET /wanlshop/complaint/target': { target: goods, others: [shopTarget], answered_by: 9_000_000_000 },
  'GET /wanlshop/complaint/reasons': ({ type }) => ({
    rows: [
      type === 'shop'
        ? { code: 'after_sale_refused', text: '拒绝售后' }
        : { code: 'counterfeit', text: '疑似售假' },
    ],
  }),
  'GET /wanlshop/complaint/details': complaint,
};
const at = '/pages/user/complaint/complaint?type=goods&id=12';
const open = (answers: Answers = {}, where = at) => openApp(where, { ...base, ...answers }, { person: lin });

describe('a complaint', () => {
  test('is submitted about what was chosen, such as the shop behind a goods', async () => {
    const market = open({ [submit]: complaint });
    await press('店铺', 'tab');
    await press('拒绝售后');
    await fill(words, complaint.content);
    await press('提交投诉');
    await arrive('/pages/page/success?type=complaint&id=3');
    await see('投诉已提交');
    expect(market.asked(submit)).toEqual([
      { type: 'shop', target_id: 5, reason: 'after_sale_refused', content: complaint.content, images: [] },
    ]);
    expect(localStorage.getItem('complaint_drafts')).toBe('{}');
  });

  test('without a reason or with too few words is not sent, and says what is missing', async () => {
    const market = open({ [submit]: complaint });
    await fill(words, '太短了');
    await press('提交投诉');
    await see('请选择投诉原因');
    await see('请至少写 10 个字');
    expect(market.asked(submit)).toEqual([]);
  });

  test('that was refused keeps what was written', async () => {
    open({ [submit]: refuse('complaints.too_many_today', '每天最多投诉 5 次') });
    await press('疑似售假');
    await fill(words, complaint.content);
    await press('提交投诉');
    await seeToast('每天最多投诉 5 次');
    expect((await field(words)).value).toBe(complaint.content);
    expect(localStorage.getItem('complaint_drafts')).toContain(complaint.content);
  });

  test('begun before is as it was left', async () => {
    const draft = { reason: 'counterfeit', content: '吊牌与官网不同', images: [] };
    localStorage.setItem('complaint_drafts', JSON.stringify({ 'goods 12': draft }));
    open();
    expect((await field(words)).value).toBe(draft.content);
  });

  test('that did not reach the market keeps what was written', async () => {
    open({ [submit]: noNetwork });
    await press('疑似售假');
    await fill(words, complaint.content);
    await press('提交投诉');
    await act(async () => {});
    expect((await field(words)).value).toBe(complaint.content);
  });

  test('pressed twice is sent once', async () => {
    const market = open({ [submit]: () => new Promise<never>(() => {}) });
    await press('疑似售假');
    await fill(words, complaint.content);
    await press('提交投诉');
    await press('提交投诉');
    await waitFor(() => expect(market.asked(submit)).toHaveLength(1));
    await act(async () => {});
    expect(market.asked(submit)).toHaveLength(1);
  });

  test('about what is not there says so, and without a target where to begin', async () => {
    open({ 'GET /wanlshop/complaint/target': refuse('complaints.target_unknown', '投诉的对象不存在') });
    await see('投诉对象不存在');
    await closeApp();
    open({}, '/pages/user/complaint/complaint');
    await see('想投诉什么？');
  });

  test('asks a visitor to log in first', async () => {
    openApp(at, base);
    await arrive('/pages/user/auth/auth');
  });

  test('speaks English', async () => {
    openApp(at, base, { person: lin, language: 'en' });
    await see('What happened');
    await see('Only Chengji sees this; it’s never shown to the other party');
  });
});

describe('the own complaints', () => {
  const list = 'GET /wanlshop/complaint/list';
  const where = '/pages/user/complaint/lists';

  test('say how they stand and until when they are answered; a row opens its answer', async () => {
    const answered: Complaint = {
      ...complaint,
      state: 'upheld',
      answer: '情况属实，店铺已被警告',
      answered_at: 1_760_100_000,
    };
    open(
      {
        [list]: { rows: [{ ...complaint, id: 4 }, answered], next: null },
        'GET /wanlshop/complaint/details': answered,
      },
      where,
    );
    await see('待受理');
    await see('投诉成立');
    await press(/情况属实/, 'link');
    await arrive('/pages/user/complaint/lists?id=3');
    await see('平台答复');
    expect(front().getByText('情况属实，店铺已被警告')).toBeDefined();
  });

  test('are none at first', async () => {
    open({ [list]: { rows: [], next: null } }, where);
    await see('还没有投诉');
  });

  test('that cannot be had offer a retry', async () => {
    open({ [list]: noNetwork }, where);
    await waitFor(() => expect(front().getByRole('button', { name: /重试|重新加载/ })).toBeDefined());
  });
});
