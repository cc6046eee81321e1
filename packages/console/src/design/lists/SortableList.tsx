import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useDesignText } from '../design-text.ts';
import { Sorting, SortingItem } from './Sorting.tsx';
import styles from './sortable-list.module.css';

type Props<T> = {
  label: string;
  items: readonly T[];
  getKey: (item: T, at: number) => string;
  /** What an item is called when it is moved. */
  getName: (item: T) => string;
  onMove: (from: number, to: number) => void;
  selected?: string | null;
  children: (item: T, at: number) => ReactNode;
};

/** A list whose order is changed by dragging, or with the arrow keys on an item's handle. */
export function SortableList<T>({ label, items, getKey, getName, onMove, selected, children }: Props<T>) {
  const text = useDesignText();
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<{ name: string; at: number }>();

  // Moving an element in the page takes the focus from it; it is given back, so that the next key press moves the item on.
  useLayoutEffect(() => {
    if (moved) list.current?.querySelectorAll<HTMLElement>('[data-handle]')[moved.at]?.focus();
  }, [moved]);

  function handleKey(event: KeyboardEvent, at: number) {
    const to = { ArrowUp: at - 1, ArrowDown: at + 1 }[event.key];
    const item = items[at];
    if (to === undefined || item === undefined) return;
    event.preventDefault();
    if (to < 0 || to >= items.length) return;
    onMove(at, to);
    setMoved({ name: getName(item), at: to });
  }

  return (
    <Sorting onMove={onMove}>
      <ul className={styles.sortable} aria-label={label} ref={list}>
        {items.map((item, at) => (
          <SortingItem
            key={getKey(item, at)}
            id={getKey(item, at)}
            at={at}
            className={styles.item}
            aria-current={selected === getKey(item, at) || undefined}
          >
            <button
              type="button"
              className={styles.handle}
              data-handle
              aria-label={text('moveItem', { name: getName(item) })}
              onKeyDown={(event) => handleKey(event, at)}
            >
              <GripVertical />
            </button>
            {children(item, at)}
          </SortingItem>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {moved && text('movedItem', { name: moved.name, n: moved.at + 1, total: items.length })}
      </p>
    </Sorting>
  );
}
