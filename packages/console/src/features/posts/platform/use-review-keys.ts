import { useEffect, useEffectEvent } from 'react';

/** What each key does, by its `key` in small letters; with Shift as `shift+a`. */
type Keys = Readonly<Record<string, (() => void) | undefined>>;

/** Where keys have a meaning of their own: in a field, in a dialog, and for arrows where they move a choice. */
const typing = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';
const dialogs = '.ant-modal, .ant-drawer, .ant-image-preview, [role="menu"], [role="listbox"], video';
const choosing = '[role="tablist"], [role="radiogroup"], .ant-pagination, .ant-select';

const isWithin = (target: EventTarget | null, places: string): boolean =>
  target instanceof HTMLElement && target.closest(places) !== null;

/** The keys of the review, anywhere on its page while nothing is typed. */
export function useReviewKeys(keys: Keys): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    if (isWithin(event.target, typing) || isWithin(event.target, dialogs)) return;
    if (document.querySelector('.ant-modal, .ant-image-preview-root, .ant-image-preview') !== null) return;
    const isArrow = event.key.startsWith('Arrow');
    if (isArrow && isWithin(event.target, choosing)) return;
    // a button that has the focus is pressed by it
    if (event.key === ' ' && isWithin(event.target, 'button, a, [role="tab"], input')) return;
    const act = keys[`${event.shiftKey ? 'shift+' : ''}${event.key.toLowerCase()}`];
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
