import type { ChatMessage } from '@chengji/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addNewer,
  addOlder,
  markRead,
  markRecalled,
  newestId,
  newestOfShopper,
  receive,
  startThread,
} from './thread.rules.ts';

const message = (id: number, shopId: number | null = null): ChatMessage => ({
  form: { id: shopId ?? 3, name: '', avatar: '', shop_id: shopId },
  to_id: 1,
  message: { id, type: 'text', client_msg_id: `message-${id}`, content: { text: `${id}` } },
  agent: null,
  recalled: false,
  masked: false,
  createtime: 1_800_000_000 + id,
});
const history = (ids: readonly number[], more = false, read_up_to = 0) => ({
  rows: ids.map((id) => message(id)),
  more,
  read_up_to,
});
const toIds = ({ rows }: { rows: readonly ChatMessage[] }) => rows.map((row) => row.message.id);

describe('the messages with a shopper', () => {
  test('stand once each, by id, however they come', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 30 })),
        fc.array(fc.integer({ min: 1, max: 30 })),
        (some, others) => {
          let thread = addNewer(startThread(history([])), history(some));
          for (const id of others) thread = receive(thread, message(id));
          expect(toIds(thread)).toEqual([...new Set([...some, ...others])].sort((a, b) => a - b));
        },
      ),
    );
  });

  test('have no hole where one comes from before those that are known', () => {
    const thread = receive(startThread(history([10, 11], true)), message(4));
    expect(toIds(thread)).toEqual([10, 11]);
    expect(toIds(addOlder(thread, history([4, 9])))).toEqual([4, 9, 10, 11]);
  });

  test('are read as far as was ever said', () => {
    const thread = markRead(startThread(history([1, 2, 3], false, 2)), 1);
    expect(thread.readUpTo).toBe(2);
    expect(addNewer(thread, history([4], false, 3)).readUpTo).toBe(3);
  });

  test('lose the words of one that is recalled, and keep its place', () => {
    const thread = markRecalled(startThread(history([1, 2])), 1);
    expect(thread.rows[0]).toMatchObject({ recalled: true, message: { id: 1, content: { text: '' } } });
    expect(toIds(thread)).toEqual([1, 2]);
  });

  test('end with the newest, and with the newest of the shopper', () => {
    const thread = receive(startThread(history([1, 2])), message(3, 7));
    expect(newestId(thread)).toBe(3);
    expect(newestOfShopper(thread)).toBe(2);
    expect(newestId(startThread(history([])))).toBe(0);
  });
});
