import { Button } from 'antd';
import { FolderTree, Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { EmptyState } from '../../../../design/feedback/EmptyState.tsx';
import { Failure } from '../../../../design/feedback/Failure.tsx';
import { useConfirmDelete } from '../../../../design/feedback/use-confirm-delete.ts';
import styles from '../../../../design/layout/card.module.css';
import { PageHeader } from '../../../../design/layout/PageHeader.tsx';
import { DataTable } from '../../../../design/tables/DataTable.tsx';
import { FilterBar } from '../../../../design/tables/FilterBar.tsx';
import { ListTabs } from '../../../../design/tables/ListTabs.tsx';
import { SortSelect } from '../../../../design/tables/SortSelect.tsx';
import { useListAddress } from '../../../../design/tables/use-list-address.ts';
import { useLanguage } from '../../../../kernel/language.ts';
import { useCan } from '../../../../kernel/rights.ts';
import { useContentText } from '../../content-text.ts';
import { localize } from '../../editor/block-name.ts';
import { type ArticleRow, articleDefaults, articleStates, articlesInput } from '../../lists.view.ts';
import {
  useArticleGroups,
  useArticles,
  useDeleteArticle,
  useDeleteArticleGroup,
  useSaveArticleGroup,
} from '../../queries.ts';
import { articleColumns } from './article-columns.tsx';
import { CategoriesDrawer } from './CategoriesDrawer.tsx';
import { CategorySelect } from './CategorySelect.tsx';

export function ArticlesListScreen() {
  const text = useContentText();
  const language = useLanguage();
  const navigate = useNavigate();
  const askToDelete = useConfirmDelete();
  const canWrite = useCan('platform', 'articles.write');
  const [filters, change] = useListAddress(articleDefaults);
  const [isSorting, setSorting] = useState(false);
  const articles = useArticles(filters);
  const groups = useArticleGroups();
  const remove = useDeleteArticle();
  const saveGroup = useSaveArticleGroup({ name: text('groups'), position: text('position') });
  const deleteGroup = useDeleteArticleGroup();
  const input = articlesInput(filters);
  const counts = articles.data?.counts;

  const handleDelete = ({ id, title }: ArticleRow) =>
    askToDelete({
      name: localize(title, language),
      body: text('deleteArticleBody'),
      onDelete: () => remove.mutateAsync({ id }),
    });
  const newButton = canWrite && (
    <Button type="primary" icon={<Plus />} onClick={() => navigate('/platform/articles/new')}>
      {text('newArticle')}
    </Button>
  );
  const isFiltered = filters.keyword !== '' || filters.category !== '' || input.state !== 'all';
  return (
    <>
      <PageHeader
        title={text('articles')}
        summary={counts && text('articlesSummary', { published: counts.published, draft: counts.draft })}
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
      <section className={styles.card} aria-label={text('articles')}>
        <ListTabs
          label={text('state')}
          active={input.state}
          tabs={articleStates.map((key) => ({ key, label: text(`articles_${key}`), count: counts?.[key] }))}
          onChange={(state) => change({ state })}
        />
        <FilterBar
          keyword={filters.keyword}
          placeholder={text('searchArticles')}
          onSearch={(keyword) => change({ keyword })}
        >
          <CategorySelect
            groups={groups.data?.rows ?? []}
            value={filters.category}
            onChange={(category) => change({ category })}
          />
          <SortSelect
            label={text('order')}
            value={input.sort}
            onChange={(sort) => change({ sort })}
            options={(['new', 'views'] as const).map((value) => ({
              value,
              label: text(`articles_by_${value}`),
            }))}
          />
        </FilterBar>
        <DataTable
          label={text('articles')}
          columns={articleColumns({
            text,
            language,
            groups: groups.data?.rows ?? [],
            ...(canWrite ? { onDelete: handleDelete } : {}),
          })}
          rows={articles.data?.rows}
          rowKey={(row) => row.id}
          page={input.page}
          limit={input.limit}
          total={articles.data?.total ?? 0}
          onPage={(page, limit) => change({ page: String(page), limit: String(limit) })}
          isRefreshing={articles.isPlaceholderData}
          failure={
            articles.error && <Failure error={articles.error} onRetry={() => void articles.refetch()} />
          }
          empty={<EmptyState title={text('noArticles')} action={newButton} />}
          onClearFilters={isFiltered ? () => change({ keyword: '', category: '', state: 'all' }) : undefined}
        />
      </section>
      {isSorting && (
        <CategoriesDrawer
          groups={groups.data?.rows ?? []}
          onSave={saveGroup.mutateAsync}
          onDelete={(id) => deleteGroup.mutateAsync({ id })}
          onClose={() => setSorting(false)}
        />
      )}
    </>
  );
}
