import { ignoreErrors } from '@chengji/client-kit/react';
import type { CallIn, ChatHistory, UploadedChatFile } from '@chengji/contract';
import { call, upload } from '../../kernel/calls/call.ts';
import { freshen, refresh, useCall, useListCall, useSend } from '../../kernel/calls/use-call.ts';
import { saveUnreadChats } from '../../kernel/session/statistics-store.ts';

const listCall = 'GET /wanlshop/chat/list';
const peerCall = 'GET /wanlshop/chat/peer';
const historyCall = 'GET /wanlshop/chat/history';
const searchCall = 'GET /wanlshop/chat/search';

/** So many at once, when the page opens and at each step into the past. */
const PAGE = 50;
const MOST = 100;

export const fetchPeer = (peer: number) => call(peerCall, { user_id: peer });
export const fetchNewest = (peer: number): Promise<ChatHistory> =>
  call(historyCall, { user_id: peer, limit: PAGE });
export const fetchMissed = (peer: number, after: number): Promise<ChatHistory> =>
  call(historyCall, { user_id: peer, after_id: after, limit: MOST });
export const fetchOlder = (peer: number, before: number): Promise<ChatHistory> =>
  call(historyCall, { user_id: peer, before_id: before, limit: PAGE });

export const postMessage = (peer: number, message: CallIn<'POST /wanlshop/chat/send'>['message']) =>
  call('POST /wanlshop/chat/send', { to_id: peer, message });

/** The ending of the name says what kind of file it is. */
export const postFile = (
  file: Blob,
  name: string,
  onProgress: (part: number) => void,
): Promise<UploadedChatFile> => upload('POST /wanlshop/chat/upload', file, name, { onProgress });

export const postTyping = (peer: number) =>
  ignoreErrors(call('POST /wanlshop/chat/typing', { user_id: peer }));

/** What the shop wrote is read; the shop sees it. */
export async function postRead(peer: number): Promise<void> {
  const answer = await ignoreErrors(call('POST /wanlshop/chat/read', { user_id: peer }));
  if (!answer) return;
  saveUnreadChats(answer.unread);
  refresh(listCall);
}

export const refreshConversations = () => refresh(listCall);
export const freshenConversations = () => freshen(listCall);
export const refreshPeers = () => refresh(peerCall);

export const usePeer = (peer: number) => useCall(peerCall, { user_id: peer }, { freshMs: 0 });

/** What the head of the page says of the shop besides; without it the page is the same. */
export const useShopFacts = (id: number) =>
  useCall('GET /wanlshop/shop/details', { id }, { isSilent: true }).data;

/** The own conversations. */
export const useConversations = () => useListCall(listCall, {}, { freshMs: 0 });

export const useSearch = (keyword: string) =>
  useListCall(searchCall, { keyword }, { enabled: keyword !== '', keepsPrevious: true });

export const useReadAll = () =>
  useSend('POST /wanlshop/chat/read', {
    changes: [listCall],
    onDone: ({ unread }) => saveUnreadChats(unread),
  });

export const useDelete = (onDone: () => void) =>
  useSend('POST /wanlshop/chat/del', {
    changes: [listCall],
    onDone: ({ unread }) => {
      saveUnreadChats(unread);
      onDone();
    },
  });

export const useClear = (onDone: () => void) =>
  useSend('POST /wanlshop/chat/clear', { changes: [listCall, searchCall], onDone });

export const useRecall = (onDone: (id: number) => void) =>
  useSend('POST /wanlshop/chat/recall', { changes: [listCall], onDone: (_, { id }) => onDone(Number(id)) });

export const useBlock = (onDone: (blocked: boolean) => void) =>
  useSend('POST /wanlshop/chat/block', {
    changes: [peerCall],
    onDone: (_, { blocked }) => onDone(blocked === true),
  });

/** The goods the page was opened from. */
export const useGoods = (id: number | undefined) =>
  useCall('GET /wanlshop/goods/details', { id: id ?? 0 }, { enabled: id !== undefined, isSilent: true }).data;

/** The order the page was opened from. */
export const useOrder = (id: number | undefined) =>
  useCall('GET /wanlshop/order/details', { id: id ?? 0 }, { enabled: id !== undefined, isSilent: true }).data;

export const useOrders = () => useListCall('GET /wanlshop/order/list', { state: 'all', limit: 50 });

/** The shop of an own order. */
export const fetchShop = async (order: number): Promise<number> =>
  (await call('GET /wanlshop/order/details', { id: order })).shop.id;
