// @vitest-environment jsdom

import type { CallOut, ServiceBlock, ServiceMessage, ServiceSession } from '@chengji/contract';
import { type Answers, noNetwork } from '@chengji/testkit/fake-market';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { arrive, closeApp, fill, openApp, press, see } from '../../testing/open-app.tsx';
import { useConversation } from './conversation-store.ts';

const inbox = { is_open: true, opens_at: null, hours: '09:00–21:00', waiting: 2, wait_seconds: 60 };
const session: ServiceSession = {
  id: 1,
  state: 'assistant',
  place: null,
  wait_seconds: null,
  agent: '',
  createtime: 1,
};
const queued: ServiceSession = { ...session, state: 'queued', place: 2, wait_seconds: 120 };
const message = (
  id: number,
  by: ServiceMessage['by'],
  blocks: ServiceBlock[],
  more = {},
): ServiceMessage => ({
  id,
  session_id: 1,
  by,
  agent: '',
  blocks,
  client_msg_id: null,
  helpful: null,
  can_rate: false,
  createtime: 1_760_000_000,
  ...more,
});
const question = message(1, 'shopper', [{ kind: 'text', text: '退款多久到账' }]);
const answer = message(
  2,
  'assistant',
  [
    {
      kind: 'answer',
      text: '二十四小时内原路退回。',
      worded: false,
      sources: [{ kind: 'question', id: 9, title: '退款多久能到账？', quote: '' }],
    },
  ],
  { can_rate: true },
);

const base: Answers = {
  'POST /wanlshop/service/open': { session: null, inbox },
  'GET /wanlshop/service/history': { session: null, inbox, rows: [], has_more: false },
  'GET /wanlshop/service/suggest': { rows: [{ id: 9, question: '退款多久能到账？' }] },
  'POST /wanlshop/service/ask': { session, rows: [question, answer] },
};
const open = (answers: Answers = {}) => openApp('pages/user/service', { ...base, ...answers });
const placeholder = '输入你的问题…';

beforeEach(() =>
  useConversation.setState({ owner: -1, messages: [], unsent: [], session: null, inbox: null }),
);
afterEach(closeApp);

describe('the assistant', () => {
  test('answers with its source, which opens', async () => {
    open({
      'GET /wanlshop/service/question': {
        id: 9,
        question: '退款多久能到账？',
        answer: '原文全文',
        changed_at: 1,
      },
    });
    await fill(placeholder, '退款多久到账');
    await press('发送');
    await see('二十四小时内原路退回。');
    await press('原文');
    await see('原文全文');
  });

  test('keeps a rating that is given while the history is still being read', async () => {
    const rated = { ...answer, helpful: true };
    const history = Promise.withResolvers<CallOut<'GET /wanlshop/service/history'>>();
    let isRead = false;
    open({
      'GET /wanlshop/service/history': () => {
        if (isRead) return { session, inbox, rows: [question, rated], has_more: false };
        isRead = true;
        return history.promise;
      },
      'POST /wanlshop/service/feedback': rated,
    });
    await fill(placeholder, '退款多久到账');
    await press('发送');
    await press('有帮助');
    await waitFor(() => expect(useConversation.getState().messages.at(-1)?.helpful).toBe(true));
    history.resolve({ session, inbox, rows: [question, answer], has_more: false });
    await waitFor(() => expect(useConversation.getState().state).toBe('ready'));
    expect(useConversation.getState().messages.at(-1)?.helpful).toBe(true);
  });

  test('keeps what could not be sent, to be sent again', async () => {
    open({ 'POST /wanlshop/service/ask': noNetwork });
    await fill(placeholder, '退款多久到账');
    await press('发送');
    await see('未发送');
    expect(localStorage.getItem('service_conversation')).toContain('退款多久到账');
  });

  test('says when it does not know, and offers a person with the wait', async () => {
    const unknown = message(2, 'assistant', [{ kind: 'unknown' }]);
    open({ 'POST /wanlshop/service/ask': { session, rows: [question, unknown] } });
    await see('现在排队 2 人，约 1 分钟');
    await fill(placeholder, '退款多久到账');
    await press('发送');
    await see(/没有找到答案/);
  });

  test('offers pages that are near what it does not know', async () => {
    const pages: ServiceBlock = { kind: 'pages', rows: [{ kind: 'help', id: 4, title: '运费怎么算' }] };
    open({
      'POST /wanlshop/service/ask': {
        session,
        rows: [question, message(2, 'assistant', [{ kind: 'unknown' }, pages])],
      },
      'GET /wanlshop/help/list': { rows: [] },
    });
    await fill(placeholder, '退款多久到账');
    await press('发送');
    await press('《运费怎么算》');
    await arrive('/pages/user/help?id=4');
  });

  test('hands over: the place in the queue is shown', async () => {
    const event = message(3, 'system', [{ kind: 'event', event: 'queued', by: '' }]);
    open({ 'POST /wanlshop/service/handover': { session: queued, rows: [event] } });
    await see('转人工');
    await press('转人工');
    await waitFor(() => expect(useConversation.getState().messages.at(-1)?.id).toBe(3));
    await see('您已转人工客服，正在排队');
  });

  test('shows what it kept when there is no network', async () => {
    useConversation.setState({ owner: -1 });
    localStorage.setItem(
      'service_conversation',
      JSON.stringify({ owner: 0, messages: [question], unsent: [] }),
    );
    open({ 'POST /wanlshop/service/open': noNetwork });
    await see('没有连上，已显示本机保存的对话');
    await see('退款多久到账');
  });
});
