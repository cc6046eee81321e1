import { ignoreErrors } from '@chengji/client-kit/react';
import { useEffect, useRef, useState } from 'react';
import { subscribeToFrames } from '../../../kernel/live/frames.ts';
import { sayTyping } from '../queries.ts';

/** How long somebody counts as typing after it was last said. */
const typingMs = 5_000;
/** Said again at most this often. */
export const sayTypingMs = 3_000;

/** Whether the shopper is typing. */
export function useTyping(userId: number): boolean {
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      setTyping(false);
    };
    const stopHearing = subscribeToFrames((frame) => {
      if (frame.type === 'chat' && frame.form.id === userId && frame.form.shop_id === null) end();
      if (frame.type !== 'chat_typing' || frame.user_id !== userId) return;
      clearTimeout(timer);
      setTyping(true);
      timer = setTimeout(end, typingMs);
    });
    return () => {
      stopHearing();
      end();
    };
  }, [userId]);
  return isTyping;
}

/** Tells the shopper that one is typing; called at each change. */
export function useSayTyping(userId: number): () => void {
  const saidAt = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const now = performance.now();
    if (now - saidAt.current < sayTypingMs) return;
    saidAt.current = now;
    void ignoreErrors(sayTyping(userId));
  };
}
