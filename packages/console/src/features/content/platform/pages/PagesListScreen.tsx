import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../../../design/feedback/EmptyState.tsx';
import { Failure } from '../../../../design/feedback/Failure.tsx';
import { useConfirmDelete } from '../../../../design/feedback/use-confirm-delete.ts';
import styles from '../../../../design/layout/card.module.css';
import { PageHeader } from '../../../../design/layout/PageHeader.tsx';
import { DataTable } from '../../../../design/tables/DataTable.tsx';
import { FilterBar } from '../../../../design/tables/FilterBar.tsx';
import { wholeOr } from '../../../../design/tables/list-address.ts';
import { useListAddress } from '../../../../design/tables/use-list-address.ts';
import { useLanguage } from '../../../../kernel/language.ts';
import { useCan } from '../../../../kernel/rights.ts';
import { useContentText } from '../../content-text.ts';
import { localize } from '../../editor/block-name.ts';
import type { PageRow } from '../../lists.view.ts';
import { useDeletePage, usePages } from '../../queries.ts';
import { NewPageModal } from './NewPageModal.tsx';
import { pageColumns } from './page-columns.tsx';

const defaults = { keyword: '', page: '1', limit: '20' };

/** The pages made of blocks: the app's own, and any number of named ones. */
export function PagesListScreen() {
  const text = useContentText();
  const language = useLanguage();
  const askToDelete = useConfirmDelete();
  const canWrite = useCan('platform', 'pages.write');
  const [filters, change] = useListAddress(defaults);
  const [isAdding, setAdding] = useState(false);
  const { data, error, refetch } = usePages();
  const remove = useDeletePage();
  const [page, limit] = [wholeOr(filters.page, 1), wholeOr(filters.limit, 20)];

  const getName = (row: PageRow) =>
    row.kind === 'named' ? localize(row.title, language) : text(`kind_${row.kind}`);
  const found = data?.rows.filter((row) => getName(row).includes(filters.keyword));
  const handleDelete = (row: PageRow) =>
    askToDelete({
      name: getName(row),
      body: text('deletePageBody'),
      onDelete: () => remove.mutateAsync({ id: row.id }),
    });
  const changed = data?.rows.filter((row) => row.changed).length;
  return (
    <>
      <PageHeader
        title={text('pages')}
        summary={data && text('pagesSummary', { n: data.rows.length, changed: changed ?? 0 })}
        actions={
          canWrite && (
            <Button type="primary" icon={<Plus />} onClick={() => setAdding(true)}>
              {text('newPage')}
            </Button>
          )
        }
      />
      <section className={styles.card} aria-label={text('pages')}>
        <FilterBar
          keyword={filters.keyword}
          placeholder={text('searchPages')}
          onSearch={(keyword) => change({ keyword })}
        />
        <DataTable
          label={text('pages')}
          columns={pageColumns(text, getName, canWrite ? handleDelete : undefined)}
          rows={found?.slice((page - 1) * limit, page * limit)}
          rowKey={(row) => row.id}
          page={page}
          limit={limit}
          total={found?.length ?? 0}
          onPage={(next, size) => change({ page: String(next), limit: String(size) })}
          failure={error && <Failure error={error} onRetry={() => void refetch()} />}
          empty={<EmptyState title={text('noPages')} />}
          onClearFilters={filters.keyword ? () => change({ keyword: '' }) : undefined}
        />
      </section>
      {isAdding && <NewPageModal onClose={() => setAdding(false)} />}
    </>
  );
}
