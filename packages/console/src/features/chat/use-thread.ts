import { useEffect, useState, useSyncExternalStore } from 'react';
import { subscribeToFrames, subscribeToReturns } from '../../kernel/live/frames.ts';
import { fetchHistory, sendMessage } from './queries.ts';
import { createThreadStore } from './thread-store.ts';

/** The conversation with one shopper while it is shown; another one is another component. */
export function useThread(userId: number) {
  const [store] = useState(() => createThreadStore({ userId, fetchHistory, send: sendMessage }));
  const state = useSyncExternalStore(store.subscribe, store.read);
  useEffect(() => {
    void store.load();
    const stopHearing = subscribeToFrames(store.hear);
    const stopReturning = subscribeToReturns(() => void store.catchUp().catch(() => {}));
    return () => {
      stopHearing();
      stopReturning();
    };
  }, [store]);
  return { ...state, store };
}
