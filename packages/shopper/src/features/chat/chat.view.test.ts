import { getTimeDisplay } from '@chengji/client-kit/time-display';
import { describe, expect, test } from 'vitest';
import { aMessage } from '../../testing/chat-rows.ts';
import {
  canRecall,
  countReceivedAfter,
  findLastReceived,
  findReadMark,
  fitPicture,
  getBars,
  getCopied,
  listItems,
  listPictures,
  splitAround,
  toChatTime,
} from './chat.view.ts';

const picture = aMessage(4, {
  id: 4,
  client_msg_id: 'picture-4',
  type: 'img',
  content: { url: '/files/a.webp', width: 400, height: 200 },
});

describe('the log of a conversation', () => {
  test('says the time first and after each silence of five minutes', () => {
    const rows = [
      aMessage(1, 'a', { at: 1_000 }),
      aMessage(2, 'b', { at: 1_299 }),
      aMessage(3, 'c', { at: 1_600 }),
    ];
    expect(listItems(rows, []).map(({ kind }) => kind)).toEqual([
      'time',
      'message',
      'message',
      'time',
      'message',
    ]);
  });

  test('has what was recalled as a line, and what waits at the end', () => {
    const rows = [aMessage(1, 'a', { own: true, at: 1_000, over: { recalled: true } })];
    const one = { key: 'waits', createtime: 1_010, draft: { type: 'text' as const, content: { text: 'b' } } };
    expect(listItems(rows, [one]).map(({ kind }) => kind)).toEqual(['time', 'recalled', 'unsent']);
  });

  test('keeps the element of a message that was sent', () => {
    const one = {
      key: 'message-1',
      createtime: 1_000,
      draft: { type: 'text' as const, content: { text: 'a' } },
    };
    const [, waiting] = listItems([], [one]);
    const [, sent] = listItems([aMessage(1, 'a', { own: true, at: 1_000 })], []);
    expect(sent?.key).toBe(waiting?.key);
  });

  test.each([
    ['of today by its time', 0, 'today'],
    ['of yesterday so', 86_400, 'yesterday'],
    ['of before by its day', 3 * 86_400, 'onDay'],
  ])('dates what is %s', (_, ago, key) => {
    const now = 1_760_000_000;
    expect(toChatTime(now - ago, now, getTimeDisplay('Asia/Shanghai')).key).toBe(key);
  });
});

describe('an own message', () => {
  const own = aMessage(3, 'a', { own: true, at: 1_000 });

  test('can be recalled for a while, and only once', () => {
    expect(canRecall(own, 1_119, 120)).toBe(true);
    expect(canRecall(own, 1_120, 120)).toBe(false);
    expect(canRecall({ ...own, recalled: true }, 1_001, 120)).toBe(false);
    expect(canRecall(aMessage(3, 'a', { at: 1_000 }), 1_001, 120)).toBe(false);
  });

  test('says that it was read where it is the last that was', () => {
    const rows = [aMessage(1, 'a', { own: true }), aMessage(2), own];
    expect(findReadMark(rows, 2)).toBe(1);
    expect(findReadMark(rows, 3)).toBe(3);
    expect(findReadMark(rows, 0)).toBe(0);
  });
});

describe('what a shop has written', () => {
  test('is counted from where the person stopped reading', () => {
    const rows = [aMessage(1), aMessage(2, 'a', { own: true }), aMessage(3)];
    expect(findLastReceived(rows)).toBe(3);
    expect(countReceivedAfter(rows, 1)).toBe(1);
    expect(findLastReceived([])).toBe(0);
  });

  test('has pictures to look through, but for those recalled', () => {
    expect(listPictures([aMessage(1), picture, { ...picture, recalled: true }])).toEqual(['/files/a.webp']);
  });

  test('is copied where it has words', () => {
    expect([getCopied(aMessage(1, '在的').message), getCopied(picture.message)]).toEqual(['在的', null]);
  });
});

test('a picture is drawn as large as it may be, and no smaller than a finger', () => {
  expect(fitPicture(440, 220)).toEqual({ width: 220, height: 110 });
  expect(fitPicture(100, 100)).toEqual({ width: 100, height: 100 });
  expect(fitPicture(2_000, 20)).toEqual({ width: 220, height: 72 });
  expect(fitPicture(0, 0)).toEqual({ width: 110, height: 110 });
});

test('a voice has more bars the longer it is', () => {
  expect([getBars(1).length, getBars(60).length]).toEqual([5, 8]);
});

test('what was searched for is shown within its words', () => {
  expect(splitAround('今天发货吗', '发货')).toEqual(['今天', '发货', '吗']);
  expect(splitAround('Where is my parcel, please tell', 'PLEASE')).toEqual([
    '…y parcel, ',
    'please',
    ' tell',
  ]);
  expect(splitAround('没有', '发货')).toEqual(['没有', '', '']);
});
