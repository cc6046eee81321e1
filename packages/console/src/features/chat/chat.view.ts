import type { CallOut } from '@chengji/contract';
import {
  chatSellerCalls,
  quickReplyPlaceholders,
  type SellerChatTab,
} from '@chengji/contract/chat/chat.seller.calls';
import { defineList } from '../../design/lists/define-list.ts';
import { itemAtHand } from '../../design/queue/item-at-hand.ts';

export const chatTabs = [
  'waiting',
  'unread',
  'mine',
  'flagged',
  'all',
] as const satisfies readonly SellerChatTab[];

export const chatsList = defineList('GET /seller/chat/list', chatSellerCalls, {
  tab: 'tab',
  own: itemAtHand,
});

type Listed = CallOut<'GET /seller/chat/list'>;

/** A conversation is at hand by its shopper, who may be named before there is one. */
export const byShopper = (answer: Listed | undefined) =>
  answer && { ...answer, rows: answer.rows.map((row) => ({ ...row, id: row.user_id })) };

export type ConversationRow = NonNullable<ReturnType<typeof byShopper>>['rows'][number];

type Words = Record<(typeof quickReplyPlaceholders)[number], string>;

/** A quick reply with its words in braces filled in; what is not known stays out. */
export const fillPlaceholders = (text: string, words: Words): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    (quickReplyPlaceholders as readonly string[]).includes(name) ? words[name as keyof Words] : whole,
  );

/** Of what begins with a slash: the quick replies it means. */
export const findQuickReplies = <Reply extends { title: string; text: string }>(
  replies: readonly Reply[],
  typed: string,
): readonly Reply[] => {
  if (!typed.startsWith('/')) return [];
  const words = typed.slice(1).trim().toLowerCase();
  return replies.filter(({ title, text }) => `${title} ${text}`.toLowerCase().includes(words));
};

/** `90` as 1′30″. */
export const showSeconds = (seconds: number): string =>
  seconds < 60 ? `${seconds}″` : `${Math.floor(seconds / 60)}′${String(seconds % 60).padStart(2, '0')}″`;

/** So many of so many, in whole percents. */
export const showShare = (part: number, whole: number): string => `${Math.round((part * 100) / whole)}%`;

/** Shown above a message that comes this long after the one before. */
const pauseSeconds = 5 * 60;

export const isAfterPause = (at: number, before: number | undefined): boolean =>
  before === undefined || at - before > pauseSeconds;

/** The page of the conversation with a shopper, whether or not there is one yet. */
export const chatAddress = (userId: number): string => `/seller/chat?id=${userId}`;

/** Whether an address of the console shows the conversation with this shopper. */
export const isAtHand = (userId: number, pathname: string, search: string): boolean =>
  pathname === '/seller/chat' && new URLSearchParams(search).get('id') === String(userId);
