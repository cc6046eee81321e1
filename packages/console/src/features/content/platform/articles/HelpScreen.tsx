import { Button } from 'antd';
import { FolderTree, Plus } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../../../design/feedback/EmptyState.tsx';
import { Failure } from '../../../../design/feedback/Failure.tsx';
import { useConfirmDelete } from '../../../../design/feedback/use-confirm-delete.ts';
import styles from '../../../../design/layout/card.module.css';
import { PageHeader } from '../../../../design/layout/PageHeader.tsx';
import { DataTable } from '../../../../design/tables/DataTable.tsx';
import { FilterBar } from '../../../../design/tables/FilterBar.tsx';
import { useListAddress } from '../../../../design/tables/use-list-address.ts';
import { useLanguage } from '../../../../kernel/language.ts';
import { useCan } from '../../../../kernel/rights.ts';
import { useContentText } from '../../content-text.ts';
import { localize } from '../../editor/block-name.ts';
import { helpDefaults, helpInput, type Question } from '../../lists.view.ts';
import {
  useDeleteHelpGroup,
  useDeleteQuestion,
  useHelp,
  useHelpGroups,
  useSaveHelpGroup,
} from '../../queries.ts';
import { editColumn } from '../edit-column.tsx';
import { CategoriesDrawer } from './CategoriesDrawer.tsx';
import { CategorySelect } from './CategorySelect.tsx';
import { QuestionDrawer } from './QuestionDrawer.tsx';

/** The questions people ask, with their answers. */
export function HelpScreen() {
  const text = useContentText();
  const language = useLanguage();
  const askToDelete = useConfirmDelete();
  const canWrite = useCan('platform', 'help.write');
  const [filters, change] = useListAddress(helpDefaults);
  const [isSorting, setSorting] = useState(false);
  const [edited, setEdited] = useState<Question | 'new'>();
  const help = useHelp(filters);
  const groups = useHelpGroups().data?.rows ?? [];
  const remove = useDeleteQuestion();
  const saveGroup = useSaveHelpGroup({ name: text('groups'), position: text('position') });
  const deleteGroup = useDeleteHelpGroup();
  const input = helpInput(filters);

  const handleDelete = ({ id, question }: Question) =>
    askToDelete({
      name: localize(question, language),
      onDelete: () => remove.mutateAsync({ id }),
    });
  const newButton = canWrite && (
    <Button type="primary" icon={<Plus />} onClick={() => setEdited('new')}>
      {text('newQuestion')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={text('help')}
        summary={help.data && text('helpSummary', { n: help.data.total, groups: groups.length })}
        actions={
          <>
            {canWrite && (
              <Button icon={<FolderTree />} onClick={() => setSorting(true)}>
                {text('groups')}
              </Button>
            )}
            {newButton}
          </>
        }
      />
      <section className={styles.card} aria-label={text('help')}>
        <FilterBar
          keyword={filters.keyword}
          placeholder={text('searchHelp')}
          onSearch={(keyword) => change({ keyword })}
        >
          <CategorySelect
            groups={groups}
            value={filters.category}
            onChange={(category) => change({ category })}
          />
        </FilterBar>
        <DataTable<Question>
          label={text('help')}
          columns={[
            {
              key: 'question',
              title: text('question'),
              render: (_, row) => <span className="strong">{localize(row.question, language)}</span>,
            },
            {
              key: 'category',
              title: text('category'),
              render: (_, row) => {
                const group = groups.find(({ id }) => id === row.category_id);
                return group && localize(group.name, language);
              },
            },
            { key: 'position', title: text('position'), align: 'right', render: (_, row) => row.position },
            ...(canWrite ? [editColumn(text, { onEdit: setEdited, onDelete: handleDelete })] : []),
          ]}
          rows={help.data?.rows}
          rowKey={({ id }) => id}
          page={input.page}
          limit={input.limit}
          total={help.data?.total ?? 0}
          onPage={(page, limit) => change({ page: String(page), limit: String(limit) })}
          isRefreshing={help.isPlaceholderData}
          failure={help.error && <Failure error={help.error} onRetry={() => void help.refetch()} />}
          empty={<EmptyState title={text('noQuestions')} action={newButton} />}
          onClearFilters={
            filters.keyword || filters.category ? () => change({ keyword: '', category: '' }) : undefined
          }
        />
      </section>
      {isSorting && (
        <CategoriesDrawer
          groups={groups}
          onSave={saveGroup.mutateAsync}
          onDelete={(id) => deleteGroup.mutateAsync({ id })}
          onClose={() => setSorting(false)}
        />
      )}
      {edited && (
        <QuestionDrawer
          question={edited === 'new' ? undefined : edited}
          groups={groups}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
