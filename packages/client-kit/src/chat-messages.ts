/**
 * The messages of one conversation on a screen, put together from answers, frames and what is stored, which come in any
 * order, late or twice. Ids rise within a conversation, so they are its order; between two of them others may be missing.
 */
import type { ChatHistory, ChatMessage } from '@chengji/contract';

export type Messages = {
  /** The oldest first, each once. */
  rows: readonly ChatMessage[];
  /** Nothing is missing up to this one: what came after it is asked for. */
  upTo: number;
  /** There are older ones than the first. */
  more: boolean;
  /** The last one that the other side has read. */
  readUpTo: number;
};

export const noMessages: Messages = { rows: [], upTo: 0, more: false, readUpTo: 0 };

const getId = ({ message }: ChatMessage) => message.id;
const getLastId = (rows: readonly ChatMessage[]) => rows.at(-1)?.message.id ?? 0;

/** Of the ids from one to another the answer knows all there are; late, it does not bring back what was recalled. */
function replaceRange(
  rows: readonly ChatMessage[],
  from: number,
  to: number,
  answered: readonly ChatMessage[],
): ChatMessage[] {
  const recalled = new Map(rows.filter((row) => row.recalled).map((row) => [getId(row), row]));
  const others = rows.filter((row) => getId(row) < from || getId(row) > to);
  const known = answered.map((row) => recalled.get(getId(row)) ?? row);
  return [...others, ...known].sort((one, other) => getId(one) - getId(other));
}

const toReadUpTo = (messages: Messages, answer: ChatHistory) =>
  Math.max(messages.readUpTo, answer.read_up_to);

/** What was missed since `after`; more may be to come. */
export function addMissed(messages: Messages, answer: ChatHistory, after: number): Messages {
  const last = getLastId(answer.rows);
  return {
    ...messages,
    rows: last > 0 ? replaceRange(messages.rows, after + 1, last, answer.rows) : messages.rows,
    upTo: Math.max(messages.upTo, last),
    readUpTo: toReadUpTo(messages, answer),
  };
}

/**
 * The newest, asked for when nothing was missing up to `known`: what was recalled or cleared elsewhere is seen by it.
 * A frame that came while it was on its way stays.
 */
export function addNewest(messages: Messages, answer: ChatHistory, known: number): Messages {
  const from = answer.more ? (answer.rows[0]?.message.id ?? 0) : 0;
  const to = Math.max(known, getLastId(answer.rows));
  // what came before is whole only where it reaches to the first of these
  const before = known < from ? messages.rows.filter((row) => getId(row) >= from) : messages.rows;
  const rows = replaceRange(before, from, to, answer.rows);
  const isFirst = (rows[0]?.message.id ?? 0) >= from;
  return {
    rows,
    upTo: Math.max(messages.upTo, to),
    more: isFirst ? answer.more : messages.more,
    readUpTo: toReadUpTo(messages, answer),
  };
}

/** Those before `before`. */
export function addOlder(messages: Messages, answer: ChatHistory, before: number): Messages {
  const from = answer.more ? (answer.rows[0]?.message.id ?? before) : 0;
  return {
    ...messages,
    rows: replaceRange(messages.rows, from, before - 1, answer.rows),
    more: answer.more && answer.rows.length > 0,
    readUpTo: toReadUpTo(messages, answer),
  };
}

/**
 * One that a frame brought, or that was just sent. Only while frames miss none does it say that none is missing. One from
 * before the oldest known is left to the asking for older ones, which would skip those between.
 */
export function addOne(messages: Messages, message: ChatMessage, isLive: boolean): Messages {
  const id = getId(message);
  const [first] = messages.rows;
  if (messages.more && first && id < getId(first)) return messages;
  const rows = replaceRange(messages.rows, id, id, [message]);
  return { ...messages, rows, upTo: isLive ? Math.max(messages.upTo, id) : messages.upTo };
}

/** All that was missed is there, and from now on frames miss none. */
export const goLive = (messages: Messages): Messages => ({
  ...messages,
  upTo: Math.max(messages.upTo, getLastId(messages.rows)),
});

export const recallOne = (messages: Messages, id: number): Messages => ({
  ...messages,
  rows: messages.rows.map((row) =>
    getId(row) === id
      ? { ...row, recalled: true, message: { ...row.message, type: 'text' as const, content: { text: '' } } }
      : row,
  ),
});

export const readTo = (messages: Messages, id: number): Messages => ({
  ...messages,
  readUpTo: Math.max(messages.readUpTo, id),
});

export const clearAll = (messages: Messages): Messages => ({
  ...goLive(messages),
  rows: [],
  more: false,
});
