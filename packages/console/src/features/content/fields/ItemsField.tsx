import { moveItem } from '@chengji/client-kit/lists/move-item';
import { Button } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { SortableList } from '../../../design/lists/SortableList.tsx';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { useContentText } from '../content-text.ts';
import styles from './fields.module.css';

type Props<T> = {
  label: string;
  items: readonly T[];
  most: number;
  getName: (item: T) => string;
  getImage?: (item: T) => string;
  fresh: () => T;
  onChange: (items: T[], step?: string) => void;
  /** The form of the item worked on. */
  children: (item: T, change: (part: Partial<T>) => void) => ReactNode;
};

/** Several of a kind in their order, one of them worked on. */
export function ItemsField<T extends object>(props: Props<T>) {
  const { label, items, most, getName, getImage, fresh, onChange, children } = props;
  const text = useContentText();
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, items.length - 1);
  const item = items[at];
  const shownName = (one: T) => getName(one) || text('unnamed');

  function move(from: number, to: number) {
    onChange(moveItem(items, from, to));
    setChosen(to);
  }
  return (
    <div className={styles.itemsField}>
      <SortableList
        label={label}
        items={items}
        getKey={(_, place) => String(place)}
        getName={shownName}
        selected={String(at)}
        onMove={move}
      >
        {(one, place) => (
          <>
            <button type="button" className={styles.itemsFieldItem} onClick={() => setChosen(place)}>
              {getImage && <Thumb image={getImage(one)} size={36} />}
              <span className="ellipsis">{shownName(one)}</span>
            </button>
            <Button
              type="text"
              size="small"
              icon={<Trash2 />}
              aria-label={text('removeItem', { name: shownName(one) })}
              onClick={() => onChange(items.filter((_, index) => index !== place))}
            />
          </>
        )}
      </SortableList>
      <Button
        block
        type="dashed"
        size="small"
        icon={<Plus />}
        disabled={items.length >= most}
        onClick={() => {
          onChange([...items, fresh()]);
          setChosen(items.length);
        }}
      >
        {text('addItem', { n: items.length, most })}
      </Button>
      {item && (
        <div className={styles.itemForm}>
          {children(item, (part) =>
            onChange(
              items.map((one, index) => (index === at ? { ...one, ...part } : one)),
              `${at}.${Object.keys(part).join()}`,
            ),
          )}
        </div>
      )}
    </div>
  );
}
