import { useState } from 'react';
import { EmptyState } from '../../../../design/feedback/EmptyState.tsx';
import { useConfirmDelete } from '../../../../design/feedback/use-confirm-delete.ts';
import { NewButton } from '../../../../design/inputs/NewButton.tsx';
import { ListPage } from '../../../../design/lists/ListPage.tsx';
import { holds, useWholeList } from '../../../../design/lists/use-whole-list.ts';
import { useLanguage } from '../../../../kernel/language.ts';
import { useCan } from '../../../../kernel/rights.ts';
import { useContentText } from '../../content-text.ts';
import { localize } from '../../editor/block-name.ts';
import type { PageRow } from '../../lists.view.ts';
import { useDeletePage, usePages } from '../../queries.ts';
import { NewPageModal } from './NewPageModal.tsx';
import { pageColumns } from './page-columns.tsx';

/** The pages made of blocks: the app's own, and any number of named ones. */
export function PagesListScreen() {
  const text = useContentText();
  const language = useLanguage();
  const askToDelete = useConfirmDelete();
  const canWrite = useCan('platform', 'pages.write');
  const [isAdding, setAdding] = useState(false);
  const pages = usePages();
  const { data } = pages;
  const remove = useDeletePage();

  const getName = (row: PageRow) =>
    row.kind === 'named' ? localize(row.title, language) : text(`kind_${row.kind}`);
  const list = useWholeList(pages, (row, keyword) => holds([getName(row)], keyword));
  const handleDelete = (row: PageRow) =>
    askToDelete({
      name: getName(row),
      body: text('deletePageBody'),
      onDelete: () => remove.mutateAsync({ id: row.id }),
    });
  const changed = data?.rows.filter((row) => row.changed).length;
  return (
    <>
      <ListPage
        list={list}
        title={text('pages')}
        summary={data && text('pagesSummary', { n: data.rows.length, changed: changed ?? 0 })}
        actions={canWrite && <NewButton onPress={() => setAdding(true)}>{text('newPage')}</NewButton>}
        search={text('searchPages')}
        columns={pageColumns(text, getName, canWrite ? handleDelete : undefined)}
        empty={<EmptyState title={text('noPages')} />}
      />
      {isAdding && <NewPageModal onClose={() => setAdding(false)} />}
    </>
  );
}
