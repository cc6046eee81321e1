import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { subscribeToFrames } from '../../kernel/live/frames.ts';
import { announce } from '../alerts/index.ts';
import { chatAddress, isAtHand } from './chat.view.ts';
import { useChatText } from './chat-text.ts';

/** Rings for what shoppers write, except in the conversation that is looked at. */
export function ChatAnnouncer() {
  const text = useChatText();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const tell = useEffectEvent((userId: number, name: string) => {
    if (!document.hidden && isAtHand(userId, pathname, search)) return;
    announce({
      title: text('announce', { name }),
      body: '',
      tag: `chengji-chat-${userId}`,
      onOpen: () => void navigate(chatAddress(userId)),
    });
  });
  useEffect(
    () =>
      subscribeToFrames((frame) => {
        if (frame.type === 'chat' && frame.form.shop_id === null) tell(frame.form.id, frame.form.name);
      }),
    [],
  );
  return null;
}
