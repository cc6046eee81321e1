/** The conversations that were opened since the start: what is known of each, and what of it is kept on the phone. */

import { type Messages, noMessages } from '@chengji/client-kit/chat-messages';
import type { ChatPeer } from '@chengji/contract';
import { create } from 'zustand';
import { STORAGE_KEY } from '../../../kernel/constants.ts';
import { followSession } from '../../../kernel/session/session.ts';
import { useUser } from '../../../kernel/session/user-store.ts';
import { forget, readStored, store } from '../../../kernel/storage.ts';
import { dropSent, toStored } from './stored.rules.ts';
import { readUnsent, storeUnsent, type Unsent } from './unsent.ts';

export type Conversation = {
  peer: ChatPeer | null;
  messages: Messages;
  unsent: readonly Unsent[];
  /** Voices of the shop that were played. */
  heard: readonly number[];
  /** It was asked for since the start. */
  isLoaded: boolean;
  /** The market could not be reached with what waits. */
  isStuck: boolean;
  isTyping: boolean;
};

/** Conversations kept on the phone: local storage has room for no more than a few megabytes. */
const MOST_STORED = 30;

type Stored = Pick<Conversation, 'peer' | 'messages' | 'heard'>;

export const useChats = create<{ byPeer: Readonly<Record<number, Conversation>> }>(() => ({ byPeer: {} }));

const getPrefix = () => `${STORAGE_KEY.chatMessages}_${useUser.getState().user.id}_`;
const getStorageKey = (peer: number) => `${getPrefix()}${peer}`;

/** Stored data may be of an older version or edited: what is no conversation is none. */
function readOne(key: string): Stored | null {
  const stored = readStored(key) as Partial<Stored> | null;
  const messages = stored?.messages;
  if (!stored || !Array.isArray(messages?.rows) || typeof messages.upTo !== 'number') return null;
  return {
    peer: stored.peer ?? null,
    messages: { ...noMessages, ...messages },
    heard: Array.isArray(stored.heard) ? stored.heard : [],
  };
}

/** Those that were written in last stay. */
function makeRoom(): void {
  const lastWritten = (key: string) => readOne(key)?.messages.rows.at(-1)?.createtime ?? 0;
  const stored = Object.keys(localStorage).filter((key) => key.startsWith(getPrefix()));
  if (stored.length < MOST_STORED) return;
  const oldest = stored.sort((one, other) => lastWritten(other) - lastWritten(one)).slice(MOST_STORED - 1);
  for (const key of oldest) forget(key);
}

function keep(peer: number, { peer: about, messages, heard }: Conversation): void {
  const key = getStorageKey(peer);
  if (readStored(key) === null) makeRoom();
  const kept = toStored(messages);
  const isKept = (id: number) => kept.rows.some(({ message }) => message.id === id);
  store(key, { peer: about, messages: kept, heard: heard.filter(isKept) } satisfies Stored);
}

const set = (peer: number, conversation: Conversation) =>
  useChats.setState(({ byPeer }) => ({ byPeer: { ...byPeer, [peer]: conversation } }));

/** What is known of it now; what the phone has when it was not opened yet. */
export function openConversation(peer: number): Conversation {
  const opened = useChats.getState().byPeer[peer];
  if (opened) return opened;
  const stored = readOne(getStorageKey(peer)) ?? { peer: null, messages: noMessages, heard: [] };
  const unsent = dropSent(readUnsent().get(peer) ?? [], stored.messages.rows);
  const conversation = { ...stored, unsent, isLoaded: false, isStuck: false, isTyping: false };
  set(peer, conversation);
  return conversation;
}

export const findConversation = (peer: number): Conversation | undefined => useChats.getState().byPeer[peer];

/** One that is not open, or no longer because the person has logged out, stays as it is. */
export function changeConversation(
  peer: number,
  change: (conversation: Conversation) => Partial<Conversation>,
): void {
  const before = findConversation(peer);
  if (!before) return;
  const changed = { ...before, ...change(before) };
  const next = { ...changed, unsent: dropSent(changed.unsent, changed.messages.rows) };
  set(peer, next);
  if (next.unsent !== before.unsent) storeUnsent(peer, next.unsent);
  if (next.messages !== before.messages || next.heard !== before.heard || next.peer !== before.peer)
    keep(peer, next);
}

export const changeMessages = (peer: number, change: (messages: Messages) => Messages): void =>
  changeConversation(peer, ({ messages }) => ({ messages: change(messages) }));

followSession({ onEnd: () => useChats.setState({ byPeer: {} }) });
