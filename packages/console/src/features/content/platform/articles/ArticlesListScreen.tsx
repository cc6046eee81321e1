import { EmptyState } from '../../../../design/feedback/EmptyState.tsx';
import { useConfirmDelete } from '../../../../design/feedback/use-confirm-delete.ts';
import { NewButton } from '../../../../design/inputs/NewButton.tsx';
import { ListPage } from '../../../../design/lists/ListPage.tsx';
import { ListSort } from '../../../../design/lists/ListSort.tsx';
import { useLanguage } from '../../../../kernel/language.ts';
import { useCan } from '../../../../kernel/rights.ts';
import { useContentText } from '../../content-text.ts';
import { localize } from '../../editor/block-name.ts';
import { type ArticleRow, articleSorts, articleStates } from '../../lists.view.ts';
import {
  useArticleCategories,
  useArticles,
  useDeleteArticle,
  useDeleteArticleCategory,
  useSaveArticleCategory,
} from '../../queries.ts';
import { articleColumns } from './article-columns.tsx';
import { CategoriesButton } from './CategoriesDrawer.tsx';
import { CategoryFilter } from './CategoryFilter.tsx';

export function ArticlesListScreen() {
  const text = useContentText();
  const language = useLanguage();
  const askToDelete = useConfirmDelete();
  const canWrite = useCan('platform', 'articles.write');
  const list = useArticles();
  const categories = useArticleCategories().data?.rows ?? [];
  const remove = useDeleteArticle();
  const saveCategory = useSaveArticleCategory({ name: text('categories'), position: text('position') });
  const deleteCategory = useDeleteArticleCategory();
  const counts = list.data?.counts;

  const handleDelete = ({ id, title }: ArticleRow) =>
    askToDelete({
      name: localize(title, language),
      body: text('deleteArticleBody'),
      onDelete: () => remove.mutateAsync({ id }),
    });
  const newButton = canWrite && <NewButton to="/platform/articles/new">{text('newArticle')}</NewButton>;
  return (
    <ListPage
      list={list}
      title={text('articles')}
      summary={counts && text('articlesSummary', { published: counts.published, draft: counts.draft })}
      actions={
        <>
          {canWrite && (
            <CategoriesButton
              categories={categories}
              onSave={saveCategory.mutateAsync}
              onDelete={(id) => deleteCategory.mutateAsync({ id })}
            />
          )}
          {newButton}
        </>
      }
      tabs={{ label: text('state'), options: articleStates, toText: (key) => text(`articles_${key}`) }}
      search={text('searchArticles')}
      filters={
        <>
          <CategoryFilter categories={categories} list={list} />
          <ListSort list={list} options={articleSorts} toText={(sort) => text(`articles_by_${sort}`)} />
        </>
      }
      columns={articleColumns({
        text,
        language,
        categories,
        ...(canWrite ? { onDelete: handleDelete } : {}),
      })}
      empty={<EmptyState title={text('noArticles')} action={newButton} />}
    />
  );
}
