import { Button, Table } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../../../design/feedback/EmptyState.tsx';
import { Failure } from '../../../../design/feedback/Failure.tsx';
import { Note } from '../../../../design/feedback/Note.tsx';
import { SkeletonRows } from '../../../../design/feedback/SkeletonRows.tsx';
import { useConfirmDelete } from '../../../../design/feedback/use-confirm-delete.ts';
import cardStyles from '../../../../design/layout/card.module.css';
import { PageHeader } from '../../../../design/layout/PageHeader.tsx';
import cellsStyles from '../../../../design/tables/cells.module.css';
import dataTableStyles from '../../../../design/tables/data-table.module.css';
import { StatusDot } from '../../../../design/values/StatusDot.tsx';
import { useLanguage } from '../../../../kernel/language.ts';
import { useCan } from '../../../../kernel/rights.ts';
import { useContentText } from '../../content-text.ts';
import { localize } from '../../editor/block-name.ts';
import { type Popup, shownPopup } from '../../lists.view.ts';
import { useDeletePopup, usePopups } from '../../queries.ts';
import { editColumn } from '../edit-column.tsx';
import { PopupDrawer } from './PopupDrawer.tsx';

/** Pop-ups shown to everyone once when the app starts. */
export function PopupsScreen() {
  const text = useContentText();
  const language = useLanguage();
  const askToDelete = useConfirmDelete();
  const canWrite = useCan('platform', 'adverts.write');
  const { data, error, refetch } = usePopups();
  const remove = useDeletePopup();
  const [edited, setEdited] = useState<Popup | 'new'>();
  const shown = data && shownPopup(data.rows);

  const handleDelete = ({ id, title }: Popup) =>
    askToDelete({
      name: localize(title, language),
      onDelete: () => remove.mutateAsync({ id }),
    });
  const newButton = canWrite && (
    <Button type="primary" icon={<Plus />} onClick={() => setEdited('new')}>
      {text('newPopup')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={text('popups')}
        summary={data && text('popupsSummary', { n: data.rows.length })}
        actions={newButton}
      />
      <div className="stack">
        <Note>{text('popupsHint')}</Note>
        <section className={cardStyles.card} aria-label={text('popups')}>
          {error && <Failure error={error} onRetry={() => void refetch()} />}
          {!data && !error && <SkeletonRows />}
          {data?.rows.length === 0 && <EmptyState title={text('noPopups')} action={newButton} />}
          {data && data.rows.length > 0 && (
            <div className={dataTableStyles.dataTable}>
              <Table<Popup>
                aria-label={text('popups')}
                dataSource={data.rows}
                rowKey={({ id }) => id}
                pagination={false}
                columns={[
                  {
                    key: 'popup',
                    title: text('popup'),
                    render: (_, row) => (
                      <span className={cellsStyles.cellTwo}>
                        <span className="ellipsis strong">{localize(row.title, language)}</span>
                        <span className="ellipsis">{localize(row.content, language)}</span>
                      </span>
                    ),
                  },
                  {
                    key: 'state',
                    title: text('state'),
                    render: (_, row) => (
                      <StatusDot tone={row.id === shown ? 'done' : row.is_on ? 'wait' : 'rest'}>
                        {text(row.id === shown ? 'popup_shown' : row.is_on ? 'popup_covered' : 'popup_off')}
                      </StatusDot>
                    ),
                  },
                  ...(canWrite ? [editColumn(text, { onEdit: setEdited, onDelete: handleDelete })] : []),
                ]}
              />
            </div>
          )}
        </section>
      </div>
      {edited && (
        <PopupDrawer popup={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}
