import { moveItem } from '@chengji/client-kit/lists/move-item';
import { Button } from 'antd';
import { Trash2 } from 'lucide-react';
import type { ComponentType } from 'react';
import { FieldGroup } from '../../../design/inputs/FieldGroup.tsx';
import { SortableList } from '../../../design/lists/SortableList.tsx';
import { useContentText } from '../content-text.ts';
import styles from './fields.module.css';
import type { PickerProps } from './pickers.tsx';

type Props = {
  label: string;
  ids: readonly number[];
  most: number;
  onChange: (ids: number[]) => void;
  Picker: ComponentType<PickerProps>;
  useName: (id: number) => string | undefined;
  shopId?: number | undefined;
};

/** Chosen one by one, and shown in this order. */
export function ChosenList({ label, ids, most, onChange, Picker, useName, shopId }: Props) {
  const text = useContentText();
  return (
    <FieldGroup label={label} className={styles.itemsField}>
      <SortableList
        label={label}
        items={ids}
        getKey={String}
        getName={(id) => `#${id}`}
        onMove={(from, to) => onChange(moveItem(ids, from, to))}
      >
        {(id) => (
          <>
            <ChosenName id={id} useName={useName} />
            <Button
              type="text"
              size="small"
              icon={<Trash2 />}
              aria-label={text('removeItem', { name: `#${id}` })}
              onClick={() => onChange(ids.filter((one) => one !== id))}
            />
          </>
        )}
      </SortableList>
      {ids.length < most && (
        <Picker
          label={text('addTo', { list: label })}
          value={undefined}
          shopId={shopId}
          onChange={(id) => id !== undefined && !ids.includes(id) && onChange([...ids, id])}
        />
      )}
    </FieldGroup>
  );
}

function ChosenName({ id, useName }: { id: number; useName: (id: number) => string | undefined }) {
  return <span className={`${styles.itemsFieldItem} ellipsis`}>{useName(id) ?? `#${id}`}</span>;
}
