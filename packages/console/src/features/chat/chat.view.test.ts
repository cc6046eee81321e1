import { describe, expect, test } from 'vitest';
import {
  byShopper,
  chatAddress,
  fillPlaceholders,
  findQuickReplies,
  isAfterPause,
  isAtHand,
  showSeconds,
  showShare,
} from './chat.view.ts';

describe('a quick reply', () => {
  const words = { buyer: '小满', shop: '山野果集', agent: '何苗', order_no: '' };

  test('has its words in braces filled in, and leaves others as they are', () => {
    expect(fillPlaceholders('{buyer} 您好，我是{shop}的{agent}{order_no} {size}', words)).toBe(
      '小满 您好，我是山野果集的何苗 {size}',
    );
  });

  test('is found by its name or its words after a slash', () => {
    const replies = [
      { title: '发货', text: '48 小时内发货' },
      { title: 'Returns', text: '七天无理由' },
    ];
    expect(findQuickReplies(replies, '/发')).toEqual([replies[0]]);
    expect(findQuickReplies(replies, '/RET')).toEqual([replies[1]]);
    expect(findQuickReplies(replies, '/')).toEqual(replies);
    expect(findQuickReplies(replies, '发货')).toEqual([]);
  });
});

test('a conversation is at hand by its shopper', () => {
  const row = {
    id: 40,
    user_id: 3,
    name: 'Ada',
    avatar: '',
    content: '',
    count: 0,
    createtime: 0,
    waiting_since: null,
    agent: null,
    flagged: false,
    blocked: false,
  };
  const counts = { waiting: 0, unread: 0, mine: 0, flagged: 0 };
  expect(byShopper({ rows: [row], total: 1, next: null, counts })?.rows[0]?.id).toBe(3);
  expect(byShopper(undefined)).toBeUndefined();
  expect(isAtHand(3, '/seller/chat', new URL(`http://x${chatAddress(3)}`).search)).toBe(true);
  expect(isAtHand(3, '/seller/chat', '?id=4')).toBe(false);
  expect(isAtHand(3, '/seller/orders', '?id=3')).toBe(false);
});

test('a time stands above a message that comes five minutes after the one before', () => {
  expect(isAfterPause(1_000, undefined)).toBe(true);
  expect(isAfterPause(1_300, 1_000)).toBe(false);
  expect(isAfterPause(1_301, 1_000)).toBe(true);
});

test('durations and shares read as people say them', () => {
  expect(showSeconds(48)).toBe('48″');
  expect(showSeconds(65)).toBe('1′05″');
  expect(showShare(2, 3)).toBe('67%');
});
