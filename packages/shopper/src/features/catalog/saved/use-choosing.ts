import { useState } from 'react';
import { toggled, toggledAll } from './saved-items.view.ts';

/** Some of a list being chosen, to be taken out together. */
export function useChoosing<Key>(all: readonly Key[]) {
  const [chosen, setChosen] = useState<ReadonlySet<Key> | null>(null);
  const there = all.filter((key) => chosen?.has(key));
  return {
    isOn: chosen !== null,
    /** Those chosen that are still in the list. */
    keys: there,
    isAll: all.length > 0 && there.length === all.length,
    has: (key: Key) => chosen?.has(key) ?? false,
    start: () => setChosen(new Set()),
    end: () => setChosen(null),
    toggle: (key: Key) => setChosen((now) => toggled(now ?? new Set(), key)),
    toggleAll: () => setChosen((now) => toggledAll(now ?? new Set(), all)),
  };
}

export type Choosing<Key> = ReturnType<typeof useChoosing<Key>>;
