import { useState } from 'react';
import { useAddressInput } from '../../../design/address/use-address-input.ts';
import { Failure } from '../../../design/feedback/Failure.tsx';
import { Note } from '../../../design/feedback/Note.tsx';
import { SkeletonRows } from '../../../design/feedback/SkeletonRows.tsx';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { useCatalogText } from '../catalog-text.ts';
import { CategoryColumn } from './CategoryColumn.tsx';
import { CategoryDrawer } from './CategoryDrawer.tsx';
import styles from './categories.module.css';
import { categoriesInput, type EditedCategory, openedIn, toColumns } from './category-tree.view.ts';
import { useCategoryTree } from './queries.ts';
import { StarterCategoriesButton } from './StarterCategoriesButton.tsx';

/** The category tree, a column a level. */
export function CategoriesScreen() {
  const text = useCatalogText();
  const canWrite = useCan('platform', 'categories.write');
  const [{ open }, change] = useAddressInput(categoriesInput);
  const { data, error, refetch } = useCategoryTree();
  const [edited, setEdited] = useState<EditedCategory>();
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  const opened = openedIn(open);
  return (
    <>
      <PageHeader
        title={text('categories')}
        summary={data && text('categoriesSummary', { n: data.rows.length })}
        actions={canWrite && data?.rows.length === 0 && <StarterCategoriesButton />}
      />
      <div className="stack">
        <Note>{text('categoriesHint')}</Note>
        {data ? (
          <div className={styles.categoryColumns}>
            {toColumns(data.rows, opened).map((column, level) => (
              <CategoryColumn
                key={column.parent?.id ?? 0}
                all={data.rows}
                column={column}
                canWrite={canWrite}
                onOpen={(id) => change({ open: [...opened.slice(0, level), id].join('.') })}
                onEdit={setEdited}
              />
            ))}
          </div>
        ) : (
          <SkeletonRows />
        )}
      </div>
      {edited && <CategoryDrawer edited={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}
