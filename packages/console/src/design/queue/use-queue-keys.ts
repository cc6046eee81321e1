import { useEffect, useEffectEvent } from 'react';

type Keys = {
  /** J, except while something is typed. */
  onNext?: () => void;
  /** ⌘↵ or Ctrl+Enter, also from within a field. */
  onDecide?: () => void;
};

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable="true"]') !== null;

/** A question on top of the page answers to its own keys. */
const isAsked = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('.ant-modal') !== null;

/** The keys of a queue, anywhere on its page. */
export function useQueueKeys({ onNext, onDecide }: Keys): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (isAsked(event.target)) return;
    const isCommand = event.metaKey || event.ctrlKey;
    const act =
      event.key === 'Enter' && isCommand
        ? onDecide
        : event.key.toLowerCase() === 'j' && !isCommand && !event.altKey && !isTyping(event.target)
          ? onNext
          : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
