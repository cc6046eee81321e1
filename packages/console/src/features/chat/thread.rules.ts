/**
 * The messages with one shopper as the inbox knows them. Messages come from three sides: asked for, by the socket, and
 * asked for again after the socket was lost. One that comes twice or late stands once, in the order of its id.
 */
import type { ChatHistory, ChatMessage } from '@chengji/contract';

export type Thread = {
  rows: readonly ChatMessage[];
  hasOlder: boolean;
  /** The last message the shopper has read. */
  readUpTo: number;
};

const toId = ({ message }: ChatMessage): number => message.id;

function merge(known: readonly ChatMessage[], added: readonly ChatMessage[]): readonly ChatMessage[] {
  const byId = new Map([...known, ...added].map((row) => [toId(row), row]));
  return [...byId.values()].sort((one, other) => toId(one) - toId(other));
}

export const newestId = ({ rows }: Thread): number => rows.at(-1)?.message.id ?? 0;

export const startThread = ({ rows, more, read_up_to }: ChatHistory): Thread => ({
  rows,
  hasOlder: more,
  readUpTo: read_up_to,
});

export const addOlder = (thread: Thread, { rows, more }: ChatHistory): Thread => ({
  ...thread,
  rows: merge(thread.rows, rows),
  hasOlder: more,
});

export const addNewer = (thread: Thread, { rows, read_up_to }: ChatHistory): Thread => ({
  ...markRead(thread, read_up_to),
  rows: merge(thread.rows, rows),
});

/** One that comes before the oldest known is left to the asking for older ones, which would skip none. */
export const receive = (thread: Thread, message: ChatMessage): Thread =>
  thread.hasOlder && toId(message) < toId(thread.rows[0] ?? message)
    ? thread
    : { ...thread, rows: merge(thread.rows, [message]) };

export const markRead = (thread: Thread, upTo: number): Thread => ({
  ...thread,
  readUpTo: Math.max(thread.readUpTo, upTo),
});

export const markRecalled = (thread: Thread, id: number): Thread => ({
  ...thread,
  rows: thread.rows.map((row) =>
    toId(row) === id
      ? {
          ...row,
          recalled: true,
          message: { id, type: 'text', client_msg_id: row.message.client_msg_id, content: { text: '' } },
        }
      : row,
  ),
});

export const isFromShop = ({ form }: ChatMessage): boolean => form.shop_id !== null;

/** The last message that the shopper wrote: what reading reads up to. */
export const newestOfShopper = ({ rows }: Thread): number =>
  rows.findLast((row) => !isFromShop(row))?.message.id ?? 0;
