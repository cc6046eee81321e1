import { useEffect } from 'react';
import { subscribeToFrames } from '../../kernel/live/socket-lifecycle.ts';
import { useUser } from '../../kernel/session/user-store.ts';
import { catchUp, openConversation, useConversation } from './conversation-store.ts';

/** Where no socket brings it, such as behind a proxy that allows none. */
const LOOK_EVERY_MS = 20_000;

/** While the page is shown what is said is fetched as it happens; a new socket, or a login, opens it anew. */
export function useServiceUpdates(): void {
  const person = useUser(({ user }) => user.id);
  const isWaiting = useConversation(
    ({ session }) => session?.state === 'queued' || session?.state === 'taken',
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has another conversation
  useEffect(() => {
    void openConversation();
    return subscribeToFrames((frame) => {
      if (frame.type === 'init') void openConversation();
      if (frame.type === 'service') void catchUp();
    });
  }, [person]);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void catchUp(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
}
