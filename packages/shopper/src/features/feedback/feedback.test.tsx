// @vitest-environment jsdom

import type { Feedback } from '@chengji/contract';
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

const feedback: Feedback = {
  id: 3,
  rating: 4,
  category: 'groups',
  content: '希望拼团进度能加到桌面小组件',
  images: [],
  contact: '',
  state: 'submitted',
  answer: '',
  answered_at: null,
  createtime: 1_760_000_000,
};

const submit = 'POST /wanlshop/feedback/submit';
const list = 'GET /wanlshop/feedback/list';
const words = '请说说您的意见，至少 5 个字';
const base: Answers = {
  'POST /wanlshop/cart/synchro': [],
  'GET /wanlshop/user/statistics': { statistics },
  'GET /wanlshop/token/check': null,
  'GET /wanlshop/feedback/details': feedback,
};
const at = '/pages/user/feedback/feedback';
const open = (answers: Answers = {}, where = at) => openApp(where, { ...base, ...answers }, { person: lin });
const openAsVisitor = (answers: Answers = {}, where = at) => openApp(where, { ...base, ...answers });

describe('feedback', () => {
  test('is sent with its stars and what it is about, and its page is a press away', async () => {
    const market = open({ [submit]: feedback });
    await press('4 星', 'radio');
    await see('还不错');
    await press('拼团');
    await fill(words, feedback.content);
    await fill('联系方式', '13805716029');
    await press('提交反馈');
    await arrive('/pages/page/success?type=feedback&id=3');
    expect(market.asked(submit)).toEqual([
      {
        rating: 4,
        category: 'groups',
        content: feedback.content,
        images: [],
        contact: '13805716029',
        diagnostics: { version: expect.any(String), fault: expect.any(String) },
      },
    ]);
    expect(localStorage.getItem('feedback_drafts')).toBe('{}');
    await press('查看反馈');
    await arrive('/pages/user/feedback/lists?id=3');
    await see('待答复');
  });

  test('without stars or with too few words is not sent, and says what is missing', async () => {
    const market = open({ [submit]: feedback });
    await fill(words, '四个字');
    await press('提交反馈');
    await see('请先打个分');
    await see('请至少写 5 个字');
    expect(market.asked(submit)).toEqual([]);
  });

  test('that was refused keeps what was written, and names the field', async () => {
    open({ [submit]: refuse('common.invalid_input', '联系方式不正确', { field: 'contact' }) });
    await press('1 星', 'radio');
    await fill(words, feedback.content);
    await fill('联系方式', '?');
    await press('提交反馈');
    await waitFor(async () => expect((await field('联系方式')).getAttribute('aria-invalid')).toBe('true'));
    expect((await field(words)).value).toBe(feedback.content);
    expect(localStorage.getItem('feedback_drafts')).toContain(feedback.content);
  });

  test('that is too much for an hour says so', async () => {
    open({ [submit]: refuse('feedback.too_many_this_hour', '每小时最多反馈 5 次') });
    await press('5 星', 'radio');
    await fill(words, feedback.content);
    await press('提交反馈');
    await seeToast('每小时最多反馈 5 次');
  });

  test('begun before is as it was left', async () => {
    const draft = {
      rating: 2,
      category: 'payment',
      content: '付款老是提示超时',
      images: [],
      contact: '',
      diagnostics: false,
    };
    localStorage.setItem('feedback_drafts', JSON.stringify({ app: draft }));
    open();
    expect((await field(words)).value).toBe(draft.content);
    await see('不太好');
    expect((await front().findByRole<HTMLInputElement>('switch')).checked).toBe(false);
  });

  test('pressed twice is sent once', async () => {
    const market = open({ [submit]: () => new Promise<never>(() => {}) });
    await press('3 星', 'radio');
    await fill(words, feedback.content);
    await press('提交反馈');
    await press('提交反馈');
    await waitFor(() => expect(market.asked(submit)).toHaveLength(1));
    await act(async () => {});
    expect(market.asked(submit)).toHaveLength(1);
  });

  test('that did not reach the market keeps what was written', async () => {
    open({ [submit]: noNetwork });
    await press('3 星', 'radio');
    await fill(words, feedback.content);
    await press('提交反馈');
    await act(async () => {});
    expect((await field(words)).value).toBe(feedback.content);
  });

  test('of a visitor has no pictures, and is thanked for', async () => {
    const market = openAsVisitor({ [submit]: feedback });
    await see('登录后可添加截图，并收到平台答复');
    await press('5 星', 'radio');
    await fill(words, feedback.content);
    await press('提交反馈');
    await arrive('/pages/page/success?type=feedback&id=3');
    await see('我们会认真看每一条；登录后反馈可收到答复');
    expect(market.asked(submit)).toMatchObject([{ rating: 5, images: [] }]);
  });

  test('speaks English', async () => {
    openApp(at, base, { person: lin, language: 'en' });
    await see('Tap a star to rate');
    await see('Send diagnostics');
  });
});

describe('the own feedback', () => {
  const where = '/pages/user/feedback/lists';

  test('says how it stands; a row opens its answer', async () => {
    const answered: Feedback = {
      ...feedback,
      state: 'answered',
      answer: '下个版本就有',
      answered_at: 1_760_100_000,
    };
    open(
      {
        [list]: { rows: [{ ...feedback, id: 4, state: 'handled' }, answered], next: null },
        'GET /wanlshop/feedback/details': answered,
      },
      where,
    );
    await see('已处理');
    await see('已答复');
    await press(/下个版本就有/, 'link');
    await arrive('/pages/user/feedback/lists?id=3');
    await see('我的反馈');
    expect(front().getByText('下个版本就有')).toBeDefined();
  });

  test('is none at first, and leads to the form', async () => {
    open({ [list]: { rows: [], next: null } }, where);
    await see('还没有反馈');
    await press('去反馈');
    await arrive(at);
  });

  test('that cannot be had offers a retry, and another’s is not there', async () => {
    open({ [list]: noNetwork }, where);
    await waitFor(() => expect(front().getByRole('button', { name: /重试|重新加载/ })).toBeDefined());
    await closeApp();
    open({ 'GET /wanlshop/feedback/details': refuse('common.not_found', '不存在') }, `${where}?id=9`);
    await see('反馈不存在');
  });

  test('asks a visitor to log in', async () => {
    openAsVisitor({}, where);
    await see('登录后可以查看反馈与答复');
  });
});
