import { moveItem } from '@chengji/client-kit/lists/move-item';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { Card } from '../../../design/layout/Card.tsx';
import { SortableList } from '../../../design/lists/SortableList.tsx';
import { useLanguage } from '../../../kernel/language.ts';
import { useCatalogText } from '../catalog-text.ts';
import { CategoryRow } from './CategoryRow.tsx';
import styles from './categories.module.css';
import {
  type Category,
  type Column,
  canAddBelow,
  type EditedCategory,
  nameIn,
} from './category-tree.view.ts';
import { useOrderCategories } from './queries.ts';

type Props = {
  all: readonly Category[];
  column: Column;
  canWrite: boolean;
  onOpen: (id: number) => void;
  onEdit: (edited: EditedCategory) => void;
};

/** The categories below one, in their order. */
export function CategoryColumn({ all, column, canWrite, onOpen, onEdit }: Props) {
  const text = useCatalogText();
  const language = useLanguage();
  const order = useOrderCategories();
  const { parent, rows } = column;
  const title = parent ? nameIn(language, parent) : text('topCategories');
  const row = (category: Category) => (
    <CategoryRow
      all={all}
      category={category}
      isOpen={category.id === column.opened}
      canWrite={canWrite}
      onOpen={parent?.parent_id == null ? () => onOpen(category.id) : undefined}
      onEdit={() => onEdit({ category, parent })}
    />
  );
  const handleMove = (from: number, to: number) =>
    order.mutate({
      parent_id: parent?.id ?? null,
      ids: moveItem(rows, from, to).map(({ id }) => id),
    });
  return (
    <Card
      title={title}
      aside={
        canWrite &&
        canAddBelow(all, parent) && (
          <Button size="small" icon={<Plus size={14} />} onClick={() => onEdit({ parent })}>
            {text('addCategory')}
          </Button>
        )
      }
      ruled
      flush
    >
      {rows.length === 0 && <p className={`${styles.categoryNone} muted`}>{text('noCategories')}</p>}
      {canWrite ? (
        <SortableList
          label={title}
          items={rows}
          getKey={({ id }) => String(id)}
          getName={(category) => nameIn(language, category)}
          onMove={handleMove}
        >
          {row}
        </SortableList>
      ) : (
        <ul className={styles.categoryList}>
          {rows.map((category) => (
            <li key={category.id}>{row(category)}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}
