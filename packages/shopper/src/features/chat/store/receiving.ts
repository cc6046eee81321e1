/**
 * How messages come: by frames while the socket is bound to the person, and by asking for what was missed each time it
 * has been bound. Only then does a frame say that nothing before it is missing.
 */
import type { ReceivedFrame } from '@chengji/client-kit';
import {
  addMissed,
  addNewest,
  addOlder,
  addOne,
  clearAll,
  goLive,
  readTo,
  recallOne,
} from '@chengji/client-kit/chat-messages';
import { ignoreErrors } from '@chengji/client-kit/react';
import { isSocketBound, onBound, subscribeToFrames } from '../../../kernel/live/socket-lifecycle.ts';
import { fetchMissed, fetchNewest, fetchOlder, refreshConversations } from '../queries.ts';
import { changeConversation, changeMessages, findConversation, useChats } from './conversations.ts';
import { forgetLive, isLive, markLive } from './live.ts';
import { sendAllUnsent } from './sending.ts';

const TYPING_MS = 6_000;

const loadingOlder = new Set<number>();
const typing = new Map<number, ReturnType<typeof setTimeout>>();
let bindings = 0;
/** What was asked for before one of them still has what it took away. */
let clearings = 0;

/** All after what is there, page by page. */
async function fetchAllMissed(peer: number): Promise<void> {
  for (let more = true; more; ) {
    const after = findConversation(peer)?.messages.upTo ?? 0;
    if (after === 0) return;
    const answer = await fetchMissed(peer, after);
    changeMessages(peer, (messages) => addMissed(messages, answer, after));
    more = answer.more && answer.rows.length > 0;
  }
}

/** Asks for what was missed, and for the newest, which say what was recalled or cleared elsewhere. */
export async function catchUp(peer: number): Promise<void> {
  const begun = bindings;
  for (let isComplete = false; !isComplete; ) {
    await fetchAllMissed(peer);
    const known = findConversation(peer)?.messages.upTo ?? 0;
    const before = clearings;
    const newest = await fetchNewest(peer);
    if (clearings !== before) continue;
    const first = newest.rows[0]?.message.id ?? 0;
    // more were written meanwhile than one answer has
    isComplete = known === 0 || !newest.more || first <= known;
    if (isComplete) changeMessages(peer, (messages) => addNewest(messages, newest, known));
  }
  changeConversation(peer, () => ({ isLoaded: true }));
  if (!isSocketBound() || begun !== bindings) return;
  markLive(peer);
  changeMessages(peer, goLive);
}

/** The messages before those that are there; answers whether there are more. */
export async function loadOlder(peer: number): Promise<boolean> {
  const messages = findConversation(peer)?.messages;
  const before = messages?.rows[0]?.message.id;
  if (!messages?.more || before === undefined || loadingOlder.has(peer)) return false;
  loadingOlder.add(peer);
  const known = clearings;
  try {
    const answer = await fetchOlder(peer, before);
    if (clearings !== known) return false;
    changeMessages(peer, (now) => addOlder(now, answer, before));
    return answer.more;
  } finally {
    loadingOlder.delete(peer);
  }
}

export function clearHere(peer: number): void {
  clearings += 1;
  changeMessages(peer, clearAll);
}

function setTyping(peer: number, isTyping: boolean): void {
  clearTimeout(typing.get(peer));
  if (isTyping)
    typing.set(
      peer,
      setTimeout(() => setTyping(peer, false), TYPING_MS),
    );
  if (findConversation(peer)?.isTyping !== isTyping) changeConversation(peer, () => ({ isTyping }));
}

function receive(frame: ReceivedFrame): void {
  switch (frame.type) {
    case 'chat': {
      const { type, ...message } = frame;
      const peer = message.form.shop_id ?? message.to_id;
      if (message.form.shop_id !== null) setTyping(peer, false);
      changeMessages(peer, (messages) => addOne(messages, message, isLive(peer)));
      refreshConversations();
      break;
    }
    case 'chat_recall':
      changeMessages(frame.user_id, (messages) => recallOne(messages, frame.id));
      refreshConversations();
      break;
    case 'chat_read':
      if (frame.own) refreshConversations();
      else changeMessages(frame.user_id, (messages) => readTo(messages, frame.up_to));
      break;
    case 'chat_typing':
      setTyping(frame.user_id, true);
      break;
    default:
      break;
  }
}

let isReceiving = false;

/** From the first conversation, or list of them, that is opened, and then on. */
export function receiveMessages(): void {
  if (isReceiving) return;
  isReceiving = true;
  subscribeToFrames(receive);
  onBound(() => {
    bindings += 1;
    forgetLive();
    for (const peer of Object.keys(useChats.getState().byPeer)) void ignoreErrors(catchUp(Number(peer)));
    refreshConversations();
    sendAllUnsent();
  });
}
