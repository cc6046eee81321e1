import { noMessages } from '@chengji/client-kit/chat-messages';
import { describe, expect, test } from 'vitest';
import { aMessage } from '../../../testing/chat-rows.ts';
import { dropSent, getNextUnsent, STORED_BESIDES_NEWEST, toStored } from './stored.rules.ts';

const known = (count: number) => ({
  ...noMessages,
  rows: Array.from({ length: count }, (_, index) => aMessage(index + 1)),
  upTo: count,
});

test('a conversation is stored as its last 96 messages and the newest', () => {
  const stored = toStored(known(150));
  const ids = stored.rows.map(({ message }) => message.id);
  expect(stored.rows).toHaveLength(STORED_BESIDES_NEWEST + 1);
  expect([ids[0], ids.at(-1), stored.more]).toEqual([54, 150, true]);
  expect(toStored(known(2)).more).toBe(false);
});

describe('messages that wait', () => {
  const waiting = [{ key: 'a' }, { key: 'b', fault: '已被屏蔽' }, { key: 'c' }];

  test('go in the order they were written, without those that were refused', () => {
    expect(getNextUnsent(waiting)?.key).toBe('a');
    expect(getNextUnsent(waiting.slice(1))?.key).toBe('c');
    expect(getNextUnsent(waiting.slice(1, 2))).toBeUndefined();
  });

  test('wait no longer once the market has them, though the answer was lost', () => {
    const stored = aMessage(3, { id: 3, client_msg_id: 'a', type: 'text', content: { text: '在吗' } });
    expect(dropSent(waiting, [stored]).map(({ key }) => key)).toEqual(['b', 'c']);
    expect(dropSent(waiting, [aMessage(4)])).toBe(waiting);
  });
});
