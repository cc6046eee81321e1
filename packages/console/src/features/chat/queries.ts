import { createRefresh } from '@chengji/client-kit/react';
import type { CallIn, QuickReply } from '@chengji/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ConflictFields, useSave } from '../../design/conflict/use-save.tsx';
import { useList } from '../../design/lists/use-list.ts';
import { call, uploadFile } from '../../kernel/calls.ts';
import { useCall, useSend } from '../../kernel/use-call.ts';
import { byShopper, chatsList } from './chat.view.ts';

const changes = ['GET /seller/chat/list', 'GET /seller/chat/customer'] as const;

export function useConversations() {
  const list = useList(chatsList);
  return { ...list, data: byShopper(list.data) };
}

export const fetchHistory = (input: CallIn<'GET /seller/chat/history'>) =>
  call('GET /seller/chat/history', input);
export const sendMessage = (input: CallIn<'POST /seller/chat/send'>) => call('POST /seller/chat/send', input);
export const sayTyping = (userId: number) => call('POST /seller/chat/typing', { user_id: userId });
export const uploadChatFile = (file: File, onProgress: (part: number) => void) =>
  uploadFile('POST /seller/chat/upload', file, { onProgress });

export const useCustomer = (userId: number) => useCall('GET /seller/chat/customer', { user_id: userId });
export const useAgents = () => useCall('GET /seller/chat/agents', {});
export const useQuickReplies = () => useCall('GET /seller/chat/quickreplies', {});
export const useFigures = (enabled: boolean) => useCall('GET /seller/chat/figures', {}, { enabled });
export const useHours = () => useCall('GET /seller/chat/hours', {}, { isEdited: true });

export const useMarkRead = () =>
  useSend('POST /seller/chat/read', { changes: ['GET /seller/chat/list'], onFault: () => {} });
export const useRecall = () => useSend('POST /seller/chat/recall', { changes: ['GET /seller/chat/list'] });
export const useFlag = () => useSend('POST /seller/chat/flag', { changes });
export const useBlock = () => useSend('POST /seller/chat/block', { changes });
export const useGift = () => useSend('POST /seller/chat/gift', { changes: ['GET /seller/coupons/list'] });
export const useAddNote = () => useSend('POST /seller/chat/note', { changes });
export const useDeleteNote = () => useSend('POST /seller/chat/note_delete', { changes });

/** A colleague may have been faster: then it is read again. */
export function useTake() {
  const { refresh } = createRefresh(useQueryClient());
  return useSend('POST /seller/chat/take', { changes, onFault: () => void refresh(...changes) });
}
export const useHandover = () => useSave('POST /seller/chat/handover', { changes });

/** How many messages nobody of the shop has read, for the navigation. */
export function useUnreadChats(enabled: boolean): number | undefined {
  const { data } = useCall(
    'GET /seller/chat/list',
    { tab: 'unread', limit: 1 },
    { enabled, everyMs: 60_000 },
  );
  return data?.counts.unread;
}

export const useGoodsToSend = (keyword: string) =>
  useCall('GET /seller/goods/list', { state: 'on', keyword, limit: 20 }, { keepsPrevious: true });
export const useCouponsToGive = () => useCall('GET /seller/coupons/list', { state: 'running', limit: 50 });

const replies = { changes: ['GET /seller/chat/quickreplies'] as const };
export const useSaveReply = (reply: QuickReply | undefined, fields: ConflictFields) =>
  useSave('POST /seller/chat/quickreplies_save', { ...replies, began: reply, fields });
export const useDeleteReply = () => useSend('POST /seller/chat/quickreplies_delete', replies);
export const useSortReplies = () => useSend('POST /seller/chat/quickreplies_sort', replies);
export const useSaveHours = (began: { version: number }, fields: ConflictFields) =>
  useSave('POST /seller/chat/hours_save', { changes: ['GET /seller/chat/hours'], began, fields });
