import { useState } from 'react';
import { EmptyState } from '../../../../design/feedback/EmptyState.tsx';
import { Note } from '../../../../design/feedback/Note.tsx';
import { useConfirmDelete } from '../../../../design/feedback/use-confirm-delete.ts';
import { NewButton } from '../../../../design/inputs/NewButton.tsx';
import { PageHeader } from '../../../../design/layout/PageHeader.tsx';
import { ListCard } from '../../../../design/lists/ListCard.tsx';
import { holds, useWholeList } from '../../../../design/lists/use-whole-list.ts';
import { MomentText } from '../../../../design/values/MomentText.tsx';
import { StatusDot } from '../../../../design/values/StatusDot.tsx';
import { Thumb } from '../../../../design/values/Thumb.tsx';
import { TwoLines } from '../../../../design/values/TwoLines.tsx';
import { useLanguage } from '../../../../kernel/language.ts';
import { useCan } from '../../../../kernel/rights.ts';
import { useContentText } from '../../content-text.ts';
import { localize } from '../../editor/block-name.ts';
import { type Popup, popupTones } from '../../lists.view.ts';
import { useDeletePopup, usePopups } from '../../queries.ts';
import { editColumn } from '../edit-column.tsx';
import { PopupDrawer } from './PopupDrawer.tsx';

/** Pop-ups shown when the app starts, to those they are meant for. */
export function PopupsScreen() {
  const text = useContentText();
  const language = useLanguage();
  const askToDelete = useConfirmDelete();
  const canWrite = useCan('platform', 'adverts.write');
  const popups = usePopups();
  const { data } = popups;
  const list = useWholeList(popups, ({ title, content }, keyword) =>
    holds(
      [title, content].map((words) => localize(words, language)),
      keyword,
    ),
  );
  const remove = useDeletePopup();
  const [edited, setEdited] = useState<Popup | 'new'>();

  const handleDelete = ({ id, title }: Popup) =>
    askToDelete({
      name: localize(title, language),
      onDelete: () => remove.mutateAsync({ id }),
    });
  const newButton = canWrite && <NewButton onPress={() => setEdited('new')}>{text('newPopup')}</NewButton>;
  return (
    <>
      <PageHeader
        title={text('popups')}
        summary={data && text('popupsSummary', { n: data.rows.length })}
        actions={newButton}
      />
      <div className="stack">
        <Note>{text('popupsHint')}</Note>
        <ListCard
          list={list}
          search={text('searchPopups')}
          label={text('popups')}
          columns={[
            {
              title: text('popup'),
              render: (_, row) => (
                <span className="row">
                  {row.image && <Thumb image={row.image} size={48} />}
                  <TwoLines
                    isStrong
                    isCut
                    first={localize(row.title, language)}
                    second={localize(row.content, language)}
                  />
                </span>
              ),
            },
            {
              title: text('popupAudience'),
              render: (_, { audience, level, frequency }) => (
                <TwoLines
                  first={
                    level === null
                      ? text(`audience_${audience}`)
                      : text('audienceLevel', { level: `${level}` })
                  }
                  second={text(`frequency_${frequency}`)}
                />
              ),
            },
            {
              title: text('popupTime'),
              render: (_, row) => <Times popup={row} />,
            },
            {
              title: text('state'),
              render: (_, row) => (
                <StatusDot tone={popupTones[row.state]}>{text(`popup_${row.state}`)}</StatusDot>
              ),
            },
            ...(canWrite ? [editColumn(text, { onEdit: setEdited, onDelete: handleDelete })] : []),
          ]}
          empty={<EmptyState title={text('noPopups')} action={newButton} />}
        />
      </div>
      {edited && (
        <PopupDrawer popup={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}

function Times({ popup: { starts_at, ends_at } }: { popup: Popup }) {
  const text = useContentText();
  if (starts_at === null && ends_at === null) return <span className="muted">{text('always')}</span>;
  return (
    <TwoLines
      first={
        starts_at !== null && (
          <>
            {text('from')} <MomentText at={starts_at} />
          </>
        )
      }
      second={
        ends_at !== null && (
          <>
            {text('until')} <MomentText at={ends_at} />
          </>
        )
      }
    />
  );
}
