import { Radio } from 'lucide-react';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { useConfirmDelete } from '../../../design/feedback/use-confirm-delete.ts';
import { NewButton } from '../../../design/inputs/NewButton.tsx';
import { ListPage } from '../../../design/lists/ListPage.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { ownTabs } from '../live.view.ts';
import { useLiveText } from '../live-text.ts';
import { useDelete, useOwnLives } from '../seller.queries.ts';
import { liveColumns, type OwnLive } from './live-columns.tsx';

/** The shop’s lives with what they came to: announced, living and over. */
export function LivesScreen() {
  const text = useLiveText();
  const canHost = useCan('seller', 'live.host');
  const list = useOwnLives();
  const askToDelete = useConfirmDelete();
  const remove = useDelete();
  const handleDelete = (live: OwnLive) =>
    askToDelete({
      name: live.title,
      ...(live.planned_at === null ? {} : { body: text('deleteBody') }),
      onDelete: () => remove.mutateAsync({ id: live.id }),
    });
  const newButton = canHost && <NewButton to="/seller/live/new">{text('newLive')}</NewButton>;
  const counts = list.data?.counts;
  return (
    <ListPage
      title={text('lives')}
      summary={
        counts && text('livesSummary', { n: counts.living, planned: counts.planned, over: counts.over })
      }
      actions={newButton}
      list={list}
      tabs={{ label: text('state'), options: ownTabs, toText: (tab) => text(`tab_${tab}`) }}
      columns={liveColumns(text, canHost ? handleDelete : undefined)}
      empty={
        <EmptyState icon={<Radio />} title={text('noLives')} hint={text('noLivesHint')} action={newButton} />
      }
    />
  );
}
