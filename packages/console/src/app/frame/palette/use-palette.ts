import { type KeyboardEvent, useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Area, Staff } from '../../../kernel/session.ts';
import { useGoodsEntries } from './goods-entries.tsx';
import { useOrderEntries } from './order-entries.tsx';
import { useActionEntries, usePageEntries } from './page-entries.tsx';
import {
  asksForActions,
  type Entry,
  type EntryAction,
  listShown,
  nextScope,
  type Scope,
  scopes,
  toSought,
} from './palette.view.ts';
import { usePeopleEntries } from './people-entries.tsx';

function useEntries(area: Area, staff: Staff, words: string): Entry[] {
  const now = toSought(words);
  const deferred = useDeferredValue(asksForActions(words) ? '' : now);
  // what was found for other words is not shown under these: Enter would open it
  const sought = deferred === now ? deferred : '';
  return [
    ...useOrderEntries(area, staff, sought),
    ...useGoodsEntries(area, staff, sought),
    ...usePeopleEntries(area, staff, sought),
    ...usePageEntries(area, staff, now),
    ...useActionEntries(area, staff, now),
  ];
}

const sellerScopes = scopes.filter((scope) => scope !== 'people' && scope !== 'settings');

/** What the words find, which of it is chosen, and what the keys do with it. */
export function usePalette(area: Area, staff: Staff, onClose: () => void) {
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const [scope, setScope] = useState<Scope>('all');
  const [at, setAt] = useState(0);
  /** Which of the chosen entry's actions the keys are at; none while they are in the list. */
  const [actionAt, setActionAt] = useState<number>();
  const entries = useEntries(area, staff, words);
  const shown = listShown(entries, words, scope);
  const chosen = shown[Math.min(at, shown.length - 1)];
  const offered = area === 'seller' ? sellerScopes : scopes;

  const choose = (index: number) => {
    setAt(index);
    setActionAt(undefined);
  };
  const begin = (next: { words?: string; scope?: Scope }) => {
    if (next.words !== undefined) setWords(next.words);
    if (next.scope) setScope(next.scope);
    choose(0);
  };
  const act = ({ path, run }: EntryAction, inNewTab = false) => {
    onClose();
    run?.();
    if (path && inNewTab) window.open(`/console${path}`, '_blank', 'noopener');
    else if (path) void navigate(path);
  };
  const move = (step: number) => {
    if (actionAt === undefined) setAt(Math.max(0, Math.min(shown.length - 1, at + step)));
    else setActionAt(Math.max(0, Math.min((chosen?.actions.length ?? 1) - 1, actionAt + step)));
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    const { selectionStart, value } = event.currentTarget;
    const action = chosen?.actions[actionAt ?? 0];
    if (key === 'ArrowDown' || key === 'ArrowUp') move(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'ArrowRight' && chosen && selectionStart === value.length) setActionAt(actionAt ?? 0);
    else if (key === 'ArrowLeft' && actionAt !== undefined) setActionAt(undefined);
    else if (key === 'Tab') begin({ scope: nextScope(offered, scope, event.shiftKey) });
    else if (key === 'Enter' && action) act(action, event.metaKey || event.ctrlKey);
    else return;
    event.preventDefault();
  };
  return { words, scope, offered, entries, shown, chosen, actionAt, begin, choose, act, handleKey };
}
