import { useEffect } from 'react';
import { APP_VERSION, STORAGE_KEY } from '../kernel/constants.ts';
import { isNetworkFault } from '../kernel/faults.ts';
import { useInit } from '../kernel/init.ts';
import { tell } from '../kernel/modal.ts';
import { openNoNetwork, whenBack } from '../kernel/network.ts';
import { queryClient } from '../kernel/query-client.ts';
import { loadStatistics } from '../kernel/session.ts';
import { readStored, store } from '../kernel/storage.ts';
import { useCall } from '../kernel/use-call.ts';

/** A market that cannot be reached at start is said on the no-network page. */
export function useNetworkCheck(): void {
  const { error } = useInit();
  useEffect(() => {
    if (isNetworkFault(error)) openNoNetwork();
  }, [error]);
}

/** With the market back, what is shown is asked for anew, and the rest when it is shown. */
export function useReturn(): void {
  useEffect(
    () =>
      whenBack(() => {
        void queryClient.invalidateQueries();
        void loadStatistics();
      }),
    [],
  );
}

/** The operator's message of the day, shown once. */
export function useSystemPopup(): void {
  const { data } = useCall(
    'GET /wanlshop/common/adverts',
    { version: APP_VERSION },
    { freshMs: Number.POSITIVE_INFINITY, isQuiet: true },
  );
  const popup = data?.syspopup;
  useEffect(() => {
    if (!popup || readStored(STORAGE_KEY.seenPopup) === popup.id) return;
    store(STORAGE_KEY.seenPopup, popup.id);
    void tell({ title: popup.title, text: popup.content });
  }, [popup]);
}
