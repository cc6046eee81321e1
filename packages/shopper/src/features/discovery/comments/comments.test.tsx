// @vitest-environment jsdom

import type { CallOut } from '@chengji/contract';
import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  arrive,
  closeApp,
  doesNotSee,
  front,
  openApp,
  press,
  see,
  seeToast,
} from '../../../testing/open-app.tsx';
import { aComment, aPostDetails } from '../../../testing/post-rows.ts';
import { lin, statistics } from '../../../testing/rows.ts';

afterEach(closeApp);

const details = 'GET /wanlshop/find/details';
const comments = 'GET /wanlshop/find/comments';
const write = 'POST /wanlshop/find/comment';
const at = '/pages/apps/find/details/details?id=91';
const aReply = (id: number, content: string) => {
  const { replies: _, reply_count: __, ...fields } = aComment;
  return { ...fields, id, content, to: '' };
};
const page: Answers = {
  [details]: aPostDetails(),
  [comments]: { rows: [aComment], total: 1, next: null },
  'GET /wanlshop/token/check': null,
  'GET /wanlshop/user/statistics': { statistics },
  'POST /wanlshop/cart/synchro': [],
};
const open = (answers: Answers = {}, opening: object = { person: lin }) =>
  openApp(at, { ...page, ...answers }, opening);
const writeWords = (label: string, words: string) =>
  fireEvent.change(front().getByRole('textbox', { name: label }), { target: { value: words } });

describe('a comment', () => {
  test('is written below the post, and kept while it is not sent', async () => {
    const market = open({ [write]: { ...aComment, id: 40, content: '好茶' } });
    await press('说点什么…');
    writeWords('说点什么…', '好茶');
    await press('关闭');
    await press('好茶');
    await press('发送');
    await seeToast('评论已发布');
    expect(market.asked(write)).toEqual([{ id: 91, content: '好茶' }]);
    expect(market.idempotencyKeys(write)[0]).toBeTruthy();
  });

  test('that is sent leaves alone what is begun meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<CallOut<typeof write>>();
    const market = open({ [write]: () => promise });
    await press('说点什么…');
    writeWords('说点什么…', '好茶');
    await press('发送');
    await waitFor(() => expect(market.asked(write)).toHaveLength(1));
    await press('关闭');
    await press('回复');
    writeWords('回复林小野', '谢谢');
    resolve({ ...aComment, id: 40, content: '好茶' });
    await seeToast('评论已发布');
    expect(front().getByRole<HTMLTextAreaElement>('textbox', { name: '回复林小野' }).value).toBe('谢谢');
    await press('关闭');
    await press('谢谢');
  });

  test('that is refused stays to be changed', async () => {
    open({ [write]: refuse('common.blocked_word', '含有违规词') });
    await press('说点什么…');
    writeWords('说点什么…', '坏词');
    await press('发送');
    await seeToast('含有违规词');
    expect(front().getByRole<HTMLTextAreaElement>('textbox').value).toBe('坏词');
  });

  test('of nothing but spaces cannot be sent', async () => {
    open();
    await press('说点什么…');
    writeWords('说点什么…', '   ');
    expect(front().getByRole<HTMLButtonElement>('button', { name: '发送' }).disabled).toBe(true);
  });

  test('is answered by its id', async () => {
    const market = open({ [write]: { ...aComment, id: 41 } });
    await press('回复');
    writeWords('回复林小野', '谢谢');
    await press('发送');
    await waitFor(() =>
      expect(market.asked(write)).toEqual([{ id: 91, content: '谢谢', reply_to: aComment.id }]),
    );
  });

  test('shows its first replies, and the others when asked for', async () => {
    const two = [aReply(50, '同问'), aReply(51, '已试')];
    open({
      [comments]: { rows: [{ ...aComment, replies: two, reply_count: 3 }], total: 4, next: null },
      'GET /wanlshop/find/replies': { rows: [...two, aReply(52, '好喝')], next: null },
    });
    await see('同问');
    expect(doesNotSee('好喝')).toBe(true);
    await press('展开 1 条回复');
    await see('好喝');
  });

  test('is liked at once', async () => {
    const like = 'POST /wanlshop/find/comment/like';
    const market = open({ [like]: { liked: true, likes: 1 } });
    await press(/喜欢林小野的评论/);
    await front().findByRole('button', { name: /喜欢林小野的评论，1 人喜欢/, pressed: true });
    expect(market.asked(like)).toEqual([{ id: aComment.id, liked: true }]);
  });

  test('of one’s own, or under one’s own post, is deleted once that is confirmed', async () => {
    const remove = 'POST /wanlshop/find/comment/delete';
    const market = open({
      [comments]: { rows: [{ ...aComment, can_delete: true }], total: 1, next: null },
      [remove]: { comments: 0 },
    });
    await press('删除');
    await press('确定');
    await waitFor(() => expect(market.asked(remove)).toEqual([{ id: aComment.id }]));
  });

  test('of the author of the post says so', async () => {
    open({ [comments]: { rows: [{ ...aComment, is_author: true }], total: 1, next: null } });
    await see('作者');
  });

  test('needs a login to be written', async () => {
    open({}, {});
    await press('说点什么…');
    await arrive('/pages/user/auth/auth');
  });
});

describe('a post', () => {
  test('that is shared counts it, by its own address', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { userAgent: '', clipboard: { writeText } });
    const share = 'POST /wanlshop/find/share';
    const market = open({ [share]: { shares: 1 } });
    await press('分享，已分享 0 次');
    await front().findByRole('button', { name: '分享，已分享 1 次' });
    expect(writeText).toHaveBeenCalledWith(
      expect.stringContaining('#/pages/apps/find/details/details?id=91'),
    );
    expect(market.asked(share)).toEqual([{ id: 91 }]);
  });

  test('of one’s own says why it was taken down, and is answered once', async () => {
    const answer = 'POST /wanlshop/find/answer';
    const own = {
      video_id: null,
      state: 'taken_down',
      decision: '含有联系方式',
      answer: '',
      can_answer: true,
    } as const;
    const market = open({ [details]: aPostDetails({ own }), [answer]: null });
    await see('已被平台下架');
    await see('原因：含有联系方式');
    expect(front().queryByRole('button', { name: '编辑' })).toBeNull();
    await press('申诉');
    writeWords('申诉说明', '没有联系方式');
    await press('提交申诉');
    await waitFor(() => expect(market.asked(answer)).toEqual([{ id: 91, content: '没有联系方式' }]));
  });

  test('of one’s own is deleted once that is confirmed', async () => {
    const remove = 'POST /wanlshop/find/delete';
    const own = { video_id: null, state: 'shown', decision: '', answer: '', can_answer: false } as const;
    const market = open({
      [details]: aPostDetails({ own }),
      [comments]: { rows: [], total: 0, next: null },
      [remove]: null,
    });
    await press('删除');
    await press('确定');
    await waitFor(() => expect(market.asked(remove)).toEqual([{ id: 91 }]));
  });

  test('that is a video opens as one', async () => {
    const video = { url: '/files/a.mp4', cover: '', seconds: 8, width: 720, height: 1_280 };
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
    open({
      [details]: aPostDetails({ type: 'video', video }),
      'GET /wanlshop/find/list': { rows: [], next: null },
    });
    await arrive('/pages/apps/find/details/video?id=91');
  });
});
