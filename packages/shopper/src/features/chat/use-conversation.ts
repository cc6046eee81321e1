import { use, useCallback, useEffect, useState } from 'react';
import { faultText } from '../../kernel/calls/faults.ts';
import { showPeer } from '../../kernel/live/chat-alerts.ts';
import { TopPageContext } from '../../kernel/router/page-context.ts';
import { onReconnect } from '../../kernel/shell/network.ts';
import { findLastReceived } from './chat.view.ts';
import { postRead } from './queries.ts';
import { openConversation, useChats } from './store/conversations.ts';
import { catchUp, receiveMessages } from './store/receiving.ts';
import { sendUnsent } from './store/sending.ts';

/** What is known of a conversation: of the phone at once, then of the market; what is seen is read. */
export function useConversation(peer: number) {
  const [opened] = useState(() => openConversation(peer));
  const conversation = useChats(({ byPeer }) => byPeer[peer]) ?? opened;
  const [fault, setFault] = useState('');
  const load = useCallback(async () => {
    setFault('');
    try {
      await catchUp(peer);
    } catch (error) {
      setFault(faultText(error));
    }
  }, [peer]);

  useEffect(() => {
    openConversation(peer);
    receiveMessages();
    void load();
    void sendUnsent(peer);
    return onReconnect(() => void load());
  }, [peer, load]);

  useRead(peer, findLastReceived(conversation.messages.rows), conversation.isLoaded);
  return { conversation, fault, retry: () => void load() };
}

/** While the page is on top and in sight, what comes is read; otherwise once it is again. */
function useRead(peer: number, last: number, isLoaded: boolean): void {
  const isOnTop = use(TopPageContext);
  useEffect(() => {
    if (!isOnTop) return;
    return showPeer(peer);
  }, [peer, isOnTop]);
  useEffect(() => {
    if (!isOnTop || !isLoaded || last === 0) return;
    let isRead = false;
    const read = () => {
      if (isRead || document.visibilityState !== 'visible') return;
      isRead = true;
      void postRead(peer);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [peer, isOnTop, isLoaded, last]);
}
