import type { ChatMessage } from '@chengji/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aHistory, aMessage } from '../../testing/chat-rows.ts';
import {
  addMissed,
  addNewest,
  addOlder,
  addOne,
  clearAll,
  dropSent,
  getNextUnsent,
  goLive,
  type Messages,
  noMessages,
  readTo,
  recallOne,
  STORED_BESIDES_NEWEST,
  toStored,
} from './messages.rules.ts';

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

describe('a conversation on a phone', () => {
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
            phone = JSON.parse(JSON.stringify(toStored(phone)));
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

  test('keeps a frame that came while the newest were on their way', () => {
    const framed = addOne(known(1, 2), aMessage(4), false);
    expect(ids(addNewest(framed, aHistory(messages(1, 2, 3)), 2))).toEqual([1, 2, 3, 4]);
  });

  test('loses what was cleared elsewhere', () => {
    expect(ids(addNewest(known(1, 2, 3), aHistory([]), 3))).toEqual([]);
    expect(ids(addNewest(known(1, 2, 3), aHistory(messages(3)), 3))).toEqual([3]);
  });

  test('knows what was recalled elsewhere, and does not bring it back by a late frame', () => {
    const recalled = aMessage(2, '', { over: { recalled: true } });
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

  test('is read up to the furthest that was ever said', () => {
    expect(readTo(readTo(noMessages, 7), 4).readUpTo).toBe(7);
    expect(addMissed({ ...noMessages, readUpTo: 7 }, aHistory([], { readUpTo: 4 }), 3).readUpTo).toBe(7);
  });

  test('is empty once it was cleared, and goes on from there', () => {
    const cleared = clearAll(known(1, 2));
    expect([ids(cleared), cleared.upTo, cleared.more]).toEqual([[], 2, false]);
    expect(ids(addOne(cleared, aMessage(3), true))).toEqual([3]);
  });

  test('is stored as its last 96 messages and the newest', () => {
    const many = known(...Array.from({ length: 150 }, (_, index) => index + 1));
    const stored = toStored(many);
    expect(stored.rows).toHaveLength(STORED_BESIDES_NEWEST + 1);
    expect([ids(stored)[0], ids(stored).at(-1), stored.more]).toEqual([54, 150, true]);
    expect(toStored(known(1, 2)).more).toBe(false);
  });
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
