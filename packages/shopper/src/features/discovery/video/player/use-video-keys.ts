import { use, useEffect, useRef } from 'react';
import { TopPageContext } from '../../../../kernel/router/page-context.ts';

const deeds = {
  ArrowDown: 'next',
  PageDown: 'next',
  ArrowUp: 'before',
  PageUp: 'before',
  ArrowRight: 'forward',
  ArrowLeft: 'rewind',
  ' ': 'toggle',
  l: 'like',
  m: 'sound',
} as const;

export type Deed = (typeof deeds)[keyof typeof deeds];
type Keys = Partial<Record<Deed, () => void>>;

/** What a key is for elsewhere: typing, pressing what is focused, a sheet. */
const isTaken = ({ target, key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  ctrlKey ||
  metaKey ||
  altKey ||
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element &&
    (target.matches('input, textarea, select') || (key === ' ' && target.matches('button, a'))));

/** The feed by the keyboard: up and down through it, sideways through the video, space, L for like, M for sound. */
export function useVideoKeys(keys: Keys): void {
  const isOnTop = use(TopPageContext);
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    if (!isOnTop) return;
    const press = (event: KeyboardEvent) => {
      const deed = (deeds as Record<string, Deed | undefined>)[event.key];
      const act = deed && latest.current[deed];
      if (!act || isTaken(event)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOnTop]);
}
