import { Button } from 'antd';
import { ChevronRight, Pencil, Trash2 } from 'lucide-react';
import { useConfirmDelete } from '../../../design/feedback/use-confirm-delete.ts';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import { useLanguage } from '../../../kernel/language.ts';
import { useCatalogText } from '../catalog-text.ts';
import styles from './categories.module.css';
import { type Category, canDelete, nameIn } from './category-tree.view.ts';
import { useDeleteCategory } from './queries.ts';

type Props = {
  all: readonly Category[];
  category: Category;
  isOpen: boolean;
  canWrite: boolean;
  /** Shows what is below it; a category of the last level has nothing. */
  onOpen: (() => void) | undefined;
  onEdit: () => void;
};

export function CategoryRow({ all, category, isOpen, canWrite, onOpen, onEdit }: Props) {
  const text = useCatalogText();
  const name = nameIn(useLanguage(), category);
  const askToDelete = useConfirmDelete();
  const remove = useDeleteCategory();
  const handleDelete = () =>
    askToDelete({
      name,
      body: text('deleteCategoryBody'),
      onDelete: () => remove.mutateAsync({ id: category.id }),
    });
  const shown = (
    <>
      <Thumb image={category.image} size={36} />
      <TwoLines
        className="grow"
        isStrong
        isCut
        first={name}
        second={text('categoryGoods', { n: category.goods })}
      />
    </>
  );
  return (
    <div className={styles.categoryRow} data-open={isOpen}>
      {onOpen ? (
        <button type="button" className={styles.categoryOpen} aria-expanded={isOpen} onClick={onOpen}>
          {shown}
          <ChevronRight className={styles.categoryArrow} aria-hidden="true" />
        </button>
      ) : (
        <div className={styles.categoryOpen}>{shown}</div>
      )}
      {canWrite && (
        <span className={styles.categoryActions}>
          <Button
            size="small"
            type="text"
            icon={<Pencil size={14} />}
            aria-label={text('editCategory', { name })}
            onClick={onEdit}
          />
          <Button
            size="small"
            type="text"
            icon={<Trash2 size={14} />}
            disabled={!canDelete(all, category)}
            aria-label={text('removeCategory', { name })}
            title={canDelete(all, category) ? undefined : text('categoryHolds')}
            onClick={handleDelete}
          />
        </span>
      )}
    </div>
  );
}
