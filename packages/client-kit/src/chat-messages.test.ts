import type { ChatHistory, ChatMessage } from '@chengji/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addMissed,
  addNewest,
  addOlder,
  addOne,
  clearAll,
  goLive,
  type Messages,
  noMessages,
  readTo,
  recallOne,
} from './chat-messages.ts';

const aMessage = (id: number, isRecalled = false): ChatMessage => ({
  form: { id: 5, name: '山野茶舍', avatar: '', shop_id: 5 },
  to_id: 7,
  message: { id, client_msg_id: `message-${id}`, type: 'text', content: { text: `消息 ${id}` } },
  agent: null,
  recalled: isRecalled,
  masked: false,
  createtime: 1_760_000_000 + id,
});
const aHistory = (rows: ChatMessage[], { more = false, readUpTo = 0 } = {}): ChatHistory => ({
  rows,
  more,
  read_up_to: readUpTo,
});
const ids = ({ rows }: Pick<Messages, 'rows'>) => rows.map(({ message }) => message.id);
const messages = (...numbers: number[]) => numbers.map((id) => aMessage(id));
const known = (...numbers: number[]): Messages => ({
  ...noMessages,
  rows: messages(...numbers),
  upTo: numbers.at(-1) ?? 0,
});
const PAGE = 3;

/** The market's side of a conversation: what it answers. */
function aConversation() {
  const all: ChatMessage[] = [];
  const after = (id: number) => all.filter(({ message }) => message.id > id);
  return {
    all,
    write: (gap: number) => {
      const message = aMessage((all.at(-1)?.message.id ?? 0) + gap);
      all.push(message);
      return message;
    },
    newest: () => aHistory(all.slice(-PAGE), { more: all.length > PAGE }),
    missed: (id: number) => aHistory(after(id).slice(0, PAGE), { more: after(id).length > PAGE }),
    older: (id: number) => {
      const before = all.filter(({ message }) => message.id < id);
      return aHistory(before.slice(-PAGE), { more: before.length > PAGE });
    },
  };
}

/** What a phone has after it was started again. */
function storeLast(messages: Messages): Messages {
  const rows = messages.rows.slice(-2 * PAGE);
  return { ...messages, rows, more: messages.more || rows.length < messages.rows.length };
}

describe('a conversation on a screen', () => {
  test('has every message once and in order, however its socket is cut, late or doubled', () => {
    const step = fc.record({
      does: fc.constantFrom('write', 'write', 'cut', 'bind', 'catch up', 'repeat', 'restart'),
      gap: fc.integer({ min: 1, max: 4 }),
      isLost: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const market = aConversation();
        let phone = noMessages;
        let [isBound, isLive] = [false, false];
        const catchUp = () => {
          for (let more = phone.upTo > 0; more; ) {
            const after = phone.upTo;
            const answer = market.missed(after);
            phone = addMissed(phone, answer, after);
            more = answer.more;
          }
          phone = addNewest(phone, market.newest(), phone.upTo);
          isLive = isBound;
          if (isLive) phone = goLive(phone);
        };
        for (const { does, gap, isLost } of steps) {
          if (does === 'write') {
            const message = market.write(gap);
            // a frame reaches a bound socket alone; just before the cut is noticed it may be lost
            if (isBound && !(isLost && !isLive)) phone = addOne(phone, message, isLive);
          }
          if (does === 'cut') [isBound, isLive] = [false, false];
          if (does === 'bind') [isBound, isLive] = [true, false];
          if (does === 'catch up') catchUp();
          const again = market.all.at(-1);
          if (does === 'repeat' && again && isLive) phone = addOne(phone, again, isLive);
          if (does === 'restart') {
            [isBound, isLive] = [false, false];
            // of what is stored only the newest are left
            phone = JSON.parse(JSON.stringify(storeLast(phone)));
          }
        }
        isBound = true;
        catchUp();
        for (let first = phone.rows[0]; phone.more && first; [first] = phone.rows)
          phone = addOlder(phone, market.older(first.message.id), first.message.id);
        expect(ids(phone)).toEqual(market.all.map(({ message }) => message.id));
      }),
      { numRuns: 300 },
    );
  });

  test('asks for what came before a frame that arrived too early', () => {
    const early = addOne(known(1, 2), aMessage(9), false);
    expect([ids(early), early.upTo]).toEqual([[1, 2, 9], 2]);
    const complete = addMissed(early, aHistory(messages(5, 7, 9)), 2);
    expect([ids(complete), complete.upTo]).toEqual([[1, 2, 5, 7, 9], 9]);
  });

  test('has no hole where one comes from before those that are known', () => {
    const newest = addNewest(noMessages, aHistory(messages(10, 11), { more: true }), 0);
    const early = addOne(newest, aMessage(4), true);
    expect(ids(early)).toEqual([10, 11]);
    expect(ids(addOlder(early, aHistory(messages(4, 9)), 10))).toEqual([4, 9, 10, 11]);
  });

  test('keeps a frame that came while the newest were on their way', () => {
    const framed = addOne(known(1, 2), aMessage(4), false);
    expect(ids(addNewest(framed, aHistory(messages(1, 2, 3)), 2))).toEqual([1, 2, 3, 4]);
  });

  test('loses what was cleared elsewhere', () => {
    expect(ids(addNewest(known(1, 2, 3), aHistory([]), 3))).toEqual([]);
    expect(ids(addNewest(known(1, 2, 3), aHistory(messages(3)), 3))).toEqual([3]);
  });

  test('knows what was recalled elsewhere, and does not bring it back by a late frame', () => {
    const recalled = aMessage(2, true);
    const seen = addNewest(known(1, 2), aHistory([aMessage(1), recalled]), 2);
    expect(seen.rows[1]?.recalled).toBe(true);
    expect(addOne(seen, aMessage(2), true).rows[1]?.recalled).toBe(true);
    const here = recallOne(known(1, 2), 2);
    expect(here.rows[1]?.message).toEqual({
      id: 2,
      client_msg_id: 'message-2',
      type: 'text',
      content: { text: '' },
    });
  });

  test('does not bring back what was recalled while an answer was on its way', () => {
    const recalled = recallOne(known(1, 2, 3), 2);
    const answer = aHistory(messages(1, 2, 3));
    for (const later of [addNewest(recalled, answer, 3), addMissed(recalled, answer, 0)])
      expect(later.rows.map((row) => row.recalled)).toEqual([false, true, false]);
  });

  test('is read up to the furthest that was ever said', () => {
    expect(readTo(readTo(noMessages, 7), 4).readUpTo).toBe(7);
    expect(addMissed({ ...noMessages, readUpTo: 7 }, aHistory([], { readUpTo: 4 }), 3).readUpTo).toBe(7);
  });

  test('is empty once it was cleared, and goes on from there', () => {
    const cleared = clearAll(known(1, 2));
    expect([ids(cleared), cleared.upTo, cleared.more]).toEqual([[], 2, false]);
    expect(ids(addOne(cleared, aMessage(3), true))).toEqual([3]);
  });
});
