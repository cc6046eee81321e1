import { useState } from 'react';
import { EmptyState } from '../../../../design/feedback/EmptyState.tsx';
import { useConfirmDelete } from '../../../../design/feedback/use-confirm-delete.ts';
import { NewButton } from '../../../../design/inputs/NewButton.tsx';
import { ListPage } from '../../../../design/lists/ListPage.tsx';
import { useLanguage } from '../../../../kernel/language.ts';
import { useCan } from '../../../../kernel/rights.ts';
import { useContentText } from '../../content-text.ts';
import { localize } from '../../editor/block-name.ts';
import type { Question } from '../../lists.view.ts';
import {
  useDeleteHelpCategory,
  useDeleteQuestion,
  useHelp,
  useHelpCategories,
  useSaveHelpCategory,
} from '../../queries.ts';
import { editColumn } from '../edit-column.tsx';
import { CategoriesButton } from './CategoriesDrawer.tsx';
import { CategoryFilter } from './CategoryFilter.tsx';
import { QuestionDrawer } from './QuestionDrawer.tsx';

/** The questions people ask, with their answers. */
export function HelpScreen() {
  const text = useContentText();
  const language = useLanguage();
  const askToDelete = useConfirmDelete();
  const canWrite = useCan('platform', 'help.write');
  const [edited, setEdited] = useState<Question | 'new'>();
  const list = useHelp();
  const categories = useHelpCategories().data?.rows ?? [];
  const remove = useDeleteQuestion();
  const saveCategory = useSaveHelpCategory({ name: text('categories'), position: text('position') });
  const deleteCategory = useDeleteHelpCategory();

  const handleDelete = ({ id, question }: Question) =>
    askToDelete({
      name: localize(question, language),
      onDelete: () => remove.mutateAsync({ id }),
    });
  const newButton = canWrite && <NewButton onPress={() => setEdited('new')}>{text('newQuestion')}</NewButton>;
  return (
    <>
      <ListPage
        list={list}
        title={text('help')}
        summary={list.data && text('helpSummary', { n: list.data.total, categories: categories.length })}
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
        search={text('searchHelp')}
        filters={<CategoryFilter categories={categories} list={list} />}
        columns={[
          {
            title: text('question'),
            render: (_, row) => <span className="strong">{localize(row.question, language)}</span>,
          },
          {
            title: text('category'),
            render: (_, row) => {
              const category = categories.find(({ id }) => id === row.category_id);
              return category && localize(category.name, language);
            },
          },
          { title: text('position'), align: 'right', render: (_, row) => row.position },
          ...(canWrite ? [editColumn(text, { onEdit: setEdited, onDelete: handleDelete })] : []),
        ]}
        empty={<EmptyState title={text('noQuestions')} action={newButton} />}
      />
      {edited && (
        <QuestionDrawer
          question={edited === 'new' ? undefined : edited}
          categories={categories}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
