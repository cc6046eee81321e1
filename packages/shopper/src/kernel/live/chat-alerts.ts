/** What a message of a shop does to who has the app open. */
import type { ReceivedFrame } from '@chengji/client-kit';
import { countChat } from '../session/statistics-store.ts';
import { useUser } from '../session/user-store.ts';
import { kernelText } from '../strings.ts';

type ChatFrame = Extract<ReceivedFrame, { type: 'chat' }>;

/** The shops whose conversations are open and on top. */
const shown = new Set<number>();

/** News of this conversation is read as it comes; answers how to end that. */
export function showPeer(peer: number): () => void {
  shown.add(peer);
  return () => void shown.delete(peer);
}

const isSeen = (peer: number) => shown.has(peer) && document.visibilityState === 'visible';

/**
 * With notifications on, one is raised; otherwise the unread number goes up. What the person wrote themselves, on
 * another device too, and what they see as it comes is no news: answers whether it was.
 */
export function alertChat({ form, message }: ChatFrame): boolean {
  if (form.shop_id === null || isSeen(form.shop_id)) return false;
  const mayNotify = 'Notification' in window && Notification.permission === 'granted';
  const { content } = message;
  const body =
    'text' in content ? content.text : 'title' in content ? content.title : kernelText()('newMessage');
  if (useUser.getState().user.pushs && mayNotify) new Notification(form.name, { body });
  else countChat(1);
  return true;
}
