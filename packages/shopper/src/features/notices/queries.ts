import type { CallIn } from '@chengji/contract';
import { useEffect } from 'react';
import { freshen, refresh, useListCall, useSend } from '../../kernel/calls/use-call.ts';
import { subscribeToFrames } from '../../kernel/live/socket-lifecycle.ts';
import { saveUnread } from '../../kernel/session/statistics-store.ts';

export type Kind = NonNullable<CallIn<'GET /wanlshop/notice/list'>['kind']>;

const list = 'GET /wanlshop/notice/list';

/** The own notices of a kind; what comes while they are shown is among them at once. */
export function useNotices(kind: Kind) {
  useNews();
  return useListCall(list, { kind });
}

/** How many notices of each kind are unread. */
export function useUnread(enabled: boolean) {
  useNews();
  return useListCall(list, { limit: 1 }, { enabled, freshMs: 0 }).first?.unread;
}

function useNews(): void {
  useEffect(
    () =>
      subscribeToFrames(({ type }) => {
        if (type === 'order' || type === 'notice') refresh(list);
      }),
    [],
  );
}

export const useMarkRead = () =>
  useSend('POST /wanlshop/notice/read', { changes: [list], onDone: ({ unread }) => saveUnread(unread) });

export const reloadNotices = () => freshen(list);
