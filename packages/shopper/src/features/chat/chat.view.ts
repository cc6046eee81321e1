/** A conversation as its page shows it. */
import type { TimeDisplay } from '@chengji/client-kit/time-display';
import type { ChatMessage } from '@chengji/contract';
import type { Draft, Unsent } from './store/unsent.ts';

/** After a silence of so many seconds the time is said again. */
const SILENCE = 300;
const DAY = 86_400;

export type Item =
  | { kind: 'time'; key: string; at: number }
  | { kind: 'recalled'; key: string; own: boolean; row: ChatMessage }
  | { kind: 'message'; key: string; own: boolean; row: ChatMessage }
  | { kind: 'unsent'; key: string; one: Unsent };

export const isOwn = ({ form }: ChatMessage): boolean => form.shop_id === null;

/** Messages, those that wait after them, and between them the time where there was a silence. */
export function listItems(rows: readonly ChatMessage[], unsent: readonly Unsent[]): Item[] {
  const items: Item[] = [];
  let last = 0;
  const sayTime = (at: number, key: string) => {
    if (at - last >= SILENCE) items.push({ kind: 'time', key: `time ${key}`, at });
    last = at;
  };
  for (const row of rows) {
    // what was sent keeps the key it had while it waited, so that it stays the same element
    const key = row.message.client_msg_id || `id ${row.message.id}`;
    sayTime(row.createtime, key);
    items.push({ kind: row.recalled ? 'recalled' : 'message', key, own: isOwn(row), row });
  }
  for (const one of unsent) {
    sayTime(one.createtime, one.key);
    items.push({ kind: 'unsent', key: one.key, one });
  }
  return items;
}

/** Whether it is of today, of yesterday, of this year or older, with the words for its day. */
export function toChatTime(
  at: number,
  now: number,
  { showDate, showDay, showMoment }: TimeDisplay,
): { key: 'today' | 'yesterday' | 'onDay'; day: string; time: string } {
  const day = showDate(at);
  const key = day === showDate(now) ? 'today' : day === showDate(now - DAY) ? 'yesterday' : 'onDay';
  return { key, day: showDay(at, now), time: showMoment(at).slice(11, 16) };
}

/** Own messages may be taken back for a while. */
export const canRecall = (row: ChatMessage, now: number, seconds: number): boolean =>
  isOwn(row) && !row.recalled && now - row.createtime < seconds;

/** The last own message that the other side has read: it says so, as do all before it. */
export const findReadMark = (rows: readonly ChatMessage[], readUpTo: number): number =>
  rows.findLast((row) => isOwn(row) && !row.recalled && row.message.id <= readUpTo)?.message.id ?? 0;

/** The last of the shop's messages, 0 for none. */
export const findLastReceived = (rows: readonly ChatMessage[]): number =>
  rows.findLast((row) => !isOwn(row))?.message.id ?? 0;

/** How many of the shop's came after one. */
export const countReceivedAfter = (rows: readonly ChatMessage[], id: number): number =>
  rows.filter((row) => !isOwn(row) && row.message.id > id).length;

const PICTURE = { most: 220, least: 72 };

/** As large as it may be drawn, and no smaller than a finger. */
export function fitPicture(width: number, height: number): { width: number; height: number } {
  const { most, least } = PICTURE;
  if (width <= 0 || height <= 0) return { width: most / 2, height: most / 2 };
  const scale = Math.min(most / width, most / height, 1);
  const fit = (side: number) => Math.max(least, Math.round(side * scale));
  return { width: fit(width), height: fit(height) };
}

/** The bars of a voice: the longer it is, the more. */
export const getBars = (seconds: number): number[] => {
  const heights = [6, 10, 14, 8, 16, 11, 15, 9];
  const count = Math.min(heights.length, 4 + Math.ceil(seconds / 8));
  return heights.slice(0, count);
};

/** The pictures of a conversation, the oldest first, for looking through them. */
export const listPictures = (rows: readonly ChatMessage[]): string[] =>
  rows.flatMap(({ message, recalled }) => (message.type === 'img' && !recalled ? [message.content.url] : []));

/** What is taken to the clipboard of a message; null where it has no words. */
export const getCopied = (draft: Pick<Draft, 'type' | 'content'> | ChatMessage['message']): string | null =>
  'text' in draft.content ? draft.content.text : null;

/** Words around what was searched, in three parts: before it, it, after it. */
export function splitAround(text: string, keyword: string): [string, string, string] {
  const at = text.toLowerCase().indexOf(keyword.toLowerCase());
  if (at < 0 || keyword === '') return [text, '', ''];
  const from = at > 12 ? at - 10 : 0;
  return [
    (from > 0 ? '…' : '') + text.slice(from, at),
    text.slice(at, at + keyword.length),
    text.slice(at + keyword.length),
  ];
}
