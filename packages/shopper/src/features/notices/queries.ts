import type { CallIn } from '@chengji/contract';
import { useEffect } from 'react';
import { hearFrames } from '../../kernel/socket-life.ts';
import { keepUnread } from '../../kernel/statistics-store.ts';
import { freshen, refresh, useListCall, useSend } from '../../kernel/use-call.ts';

export type Kind = NonNullable<CallIn<'GET /wanlshop/notice/list'>['kind']>;

const list = 'GET /wanlshop/notice/list';

/** The own notices, of a kind or of all; what comes while they are shown is among them at once. */
export function useNotices(kind: Kind | undefined, { enabled = true } = {}) {
  useEffect(
    () =>
      hearFrames(({ type }) => {
        if (type === 'order' || type === 'notice') refresh(list);
      }),
    [],
  );
  return useListCall(list, { kind }, { enabled });
}

export const useMarkRead = () =>
  useSend('POST /wanlshop/notice/read', { changes: [list], onDone: ({ unread }) => keepUnread(unread) });

export const freshenNotices = () => freshen(list);
