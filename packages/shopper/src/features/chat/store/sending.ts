/**
 * How messages go: each is kept on the phone before it is sent, those of one conversation in the order they were
 * written. Without an answer they wait until the market can be reached; a second time they are the same messages.
 */
import { newIdempotencyKey } from '@chengji/client-kit';
import { addOne } from '@chengji/client-kit/chat-messages';
import { isLoginNeeded, isNetworkFault, isServerAtFault, serverNow } from '@chengji/client-kit/react';
import type { ChatMessage } from '@chengji/contract';
import { faultText, isRefusal, reportFault } from '../../../kernel/calls/faults.ts';
import { isLoggedIn, useUser } from '../../../kernel/session/user-store.ts';
import { onReconnect } from '../../../kernel/shell/network.ts';
import { postFile, postMessage, refreshConversations, refreshPeers } from '../queries.ts';
import { chatText } from '../strings.ts';
import { changeConversation, findConversation, openConversation } from './conversations.ts';
import { isLive } from './live.ts';
import { getNextUnsent } from './stored.rules.ts';
import { type Draft, needsFile, readUnsent, toSent, type Unsent, withFile } from './unsent.ts';
import { forgetUploadProgress, setUploadProgress } from './upload-progress.ts';
import { forgetFile, getFile, keepFile } from './waiting-files.ts';

const sending = new Set<number>();

/** Keeps it, and sends it after those before it. */
export async function send(peer: number, draft: Draft, file?: Blob): Promise<void> {
  const one: Unsent = { key: newIdempotencyKey(), createtime: serverNow(), draft };
  const kept = file && keepFile(one.key, file);
  changeConversation(peer, ({ unsent }) => ({ unsent: [...unsent, one] }));
  await kept;
  await sendUnsent(peer);
}

/** One that was refused, once more. */
export function sendAgain(peer: number, key: string): Promise<void> {
  changeUnsent(peer, key, { fault: undefined });
  return sendUnsent(peer);
}

export function dropUnsent(peer: number, key: string): void {
  forgetFile(key);
  changeConversation(peer, ({ unsent }) => ({ unsent: unsent.filter((one) => one.key !== key) }));
}

const changeUnsent = (peer: number, key: string, change: Partial<Unsent>) =>
  changeConversation(peer, ({ unsent }) => ({
    unsent: unsent.map((one) => (one.key === key ? { ...one, ...change } : one)),
  }));

/** Until all are sent or the market cannot be reached. */
export async function sendUnsent(peer: number): Promise<void> {
  if (sending.has(peer)) return;
  sending.add(peer);
  changeConversation(peer, () => ({ isStuck: false }));
  try {
    for (;;) {
      const next = getNextUnsent(findConversation(peer)?.unsent ?? []);
      if (!next || !isLoggedIn() || !(await sendOne(peer, next))) return;
    }
  } finally {
    sending.delete(peer);
  }
}

const fileNames = { 'audio/mp4': 'voice.m4a', 'audio/webm': 'voice.webm' } as const;

const getFileName = (file: Blob): string => {
  const [type = ''] = file.type.split(';');
  if (file instanceof File) return file.name;
  return fileNames[type as keyof typeof fileNames] ?? 'picture.jpg';
};

/** Its file is uploaded once: what is sent again has its address. Null where the browser has thrown the file away. */
async function uploadFile(peer: number, { key, draft }: Unsent): Promise<Draft | null> {
  if (!needsFile(draft)) return draft;
  const file = await getFile(key);
  if (!file) return null;
  try {
    const onProgress = (part: number) => setUploadProgress(key, part);
    const done = withFile(draft, await postFile(file, getFileName(file), onProgress));
    changeUnsent(peer, key, { draft: done });
    return done;
  } finally {
    forgetUploadProgress(key);
  }
}

const toMessage = (
  peer: number,
  { key }: Unsent,
  draft: Draft,
  answer: Awaited<ReturnType<typeof postMessage>>,
): ChatMessage => {
  const { id, nickname, avatar } = useUser.getState().user;
  return {
    form: { id, name: nickname, avatar, shop_id: null },
    to_id: peer,
    message: { ...draft, id: answer.id, client_msg_id: key },
    agent: null,
    recalled: false,
    masked: answer.masked,
    createtime: answer.createtime,
  };
};

/** Answers whether the next may go. */
async function sendOne(peer: number, one: Unsent): Promise<boolean> {
  try {
    const draft = await uploadFile(peer, one);
    if (!draft) {
      changeUnsent(peer, one.key, { fault: chatText()('fileGone') });
      return true;
    }
    const answer = await postMessage(peer, { ...toSent(draft), client_msg_id: one.key });
    changeConversation(peer, ({ messages }) => ({
      messages: addOne(messages, toMessage(peer, one, draft, answer), isLive(peer)),
    }));
    forgetFile(one.key);
    refreshConversations();
    return true;
  } catch (error) {
    if (isLoginNeeded(error)) reportFault(error);
    if (isLoginNeeded(error) || isNetworkFault(error) || isServerAtFault(error)) {
      changeConversation(peer, () => ({ isStuck: true }));
      return false;
    }
    changeUnsent(peer, one.key, { fault: faultText(error) });
    if (isRefusal(error, 'chat.blocked_by_other') || isRefusal(error, 'chat.blocked_by_yourself'))
      refreshPeers();
    return true;
  }
}

/** What waits in every conversation, also in those that were not opened since the start. */
export function sendAllUnsent(): void {
  if (!isLoggedIn()) return;
  for (const peer of readUnsent().keys()) {
    openConversation(peer);
    void sendUnsent(peer);
  }
}

onReconnect(sendAllUnsent);
