/** Messages that the market does not know of yet, and what of them is kept on the phone. */
import type { SentContent, StoredMessage, UploadedChatFile } from '@chengji/contract';
import { STORAGE_KEY } from '../../../kernel/constants.ts';
import { useUser } from '../../../kernel/session/user-store.ts';
import { forget, readStored, store } from '../../../kernel/storage.ts';

type Card<Type> = Extract<StoredMessage, { type: Type }>['content'];

/** What is shown of it until the market has it. Pictures and voices are uploaded first; their file waits with them. */
export type Draft =
  | { type: 'text'; content: { text: string } }
  | { type: 'img'; content: { url: string; width: number; height: number } }
  | { type: 'voice'; content: { url: string; seconds: number } }
  | { type: 'goods'; content: Card<'goods'> }
  | { type: 'order'; content: Card<'order'> };

export type Unsent = {
  /** `client_msg_id`: sent again under it, it is the same message. */
  key: string;
  createtime: number;
  draft: Draft;
  /** Why the market refused it; it is not sent again by itself. */
  fault?: string | undefined;
};

/** A person's own: what they have not sent waits for them, and is never shown to who logs in after them. */
const getStorageKey = () => `${STORAGE_KEY.chatUnsent}_${useUser.getState().user.id}`;

type ByPeer = Record<string, readonly Unsent[]>;

const isUnsent = (value: unknown): value is Unsent =>
  typeof value === 'object' && value !== null && 'key' in value && 'draft' in value && 'createtime' in value;

export function readUnsent(): Map<number, readonly Unsent[]> {
  const stored = readStored(getStorageKey());
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  return new Map(
    entries.flatMap(([peer, unsent]) => {
      const waiting = Array.isArray(unsent) ? unsent.filter(isUnsent) : [];
      return Number(peer) > 0 && waiting.length > 0 ? [[Number(peer), waiting] as const] : [];
    }),
  );
}

export function storeUnsent(peer: number, unsent: readonly Unsent[]): void {
  const all: ByPeer = Object.fromEntries(readUnsent());
  if (unsent.length > 0) all[peer] = unsent;
  else delete all[peer];
  if (Object.keys(all).length > 0) store(getStorageKey(), all);
  else forget(getStorageKey());
}

/** What is sent of it, once a file it has is uploaded. */
export function toSent({ type, content }: Draft): SentContent {
  switch (type) {
    case 'img':
      return { type, content: { url: content.url } };
    case 'goods':
      return { type, content: { goods_id: content.goods_id } };
    case 'order':
      return { type, content: { order_id: content.order_id } };
    case 'voice':
      return { type, content };
    case 'text':
      return { type, content };
  }
}

export const needsFile = ({ type, content }: Draft): boolean =>
  (type === 'img' || type === 'voice') && content.url === '';

/** As it is once its file is uploaded. */
export function withFile(draft: Draft, file: UploadedChatFile): Draft {
  if (draft.type === 'voice') return { ...draft, content: { ...draft.content, url: file.url } };
  if (draft.type !== 'img' || file.type !== 'img') return draft;
  const { url, width, height } = file;
  return { ...draft, content: { url, width, height } };
}
