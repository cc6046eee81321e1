import { useEffect, useEffectEvent } from 'react';

type Keys = { undo: () => void; redo: () => void };

/** ⌘Z and ⇧⌘Z, or Ctrl+Z and Ctrl+Y, anywhere on the page: typing is undone by the same steps. */
export function useEditorKeys({ undo, redo }: Keys): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.metaKey || event.ctrlKey)) return;
    const key = event.key.toLowerCase();
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
    if (key !== 'z' && !isRedo) return;
    event.preventDefault();
    if (isRedo) redo();
    else undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
