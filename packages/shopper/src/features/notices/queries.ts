import type { CallIn } from '@chengji/contract';
import { useEffect } from 'react';
import { freshen, refresh, useListCall, useSend } from '../../kernel/calls/use-call.ts';
import { subscribeToFrames } from '../../kernel/live/socket-lifecycle.ts';
import { saveUnread } from '../../kernel/session/statistics-store.ts';

export type Kind = NonNullable<CallIn<'GET /wanlshop/notice/list'>['kind']>;

const list = 'GET /wanlshop/notice/list';

/** The own notices, of a kind or of all; what comes while they are shown is among them at once. */
export function useNotices(kind: Kind | undefined, { enabled = true } = {}) {
  useEffect(
    () =>
      subscribeToFrames(({ type }) => {
        if (type === 'order' || type === 'notice') refresh(list);
      }),
    [],
  );
  return useListCall(list, { kind }, { enabled });
}

export const useMarkRead = () =>
  useSend('POST /wanlshop/notice/read', { changes: [list], onDone: ({ unread }) => saveUnread(unread) });

export const reloadNotices = () => freshen(list);
