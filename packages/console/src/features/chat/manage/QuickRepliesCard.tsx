import { moveItem } from '@chengji/client-kit/lists/move-item';
import type { QuickReply } from '@chengji/contract';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { useConfirmDelete } from '../../../design/feedback/use-confirm-delete.ts';
import { LinkButton } from '../../../design/inputs/LinkButton.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { SortableList } from '../../../design/lists/SortableList.tsx';
import { useChatText } from '../chat-text.ts';
import { useDeleteReply, useQuickReplies, useSortReplies } from '../queries.ts';
import { QuickReplyModal } from './QuickReplyModal.tsx';

/** The shop's quick replies in its order; those at the top stand above the message field. */
export function QuickRepliesCard({ canManage }: { canManage: boolean }) {
  const text = useChatText();
  const confirmDelete = useConfirmDelete();
  const { data, error, refetch } = useQuickReplies();
  const [edited, setEdited] = useState<QuickReply | 'new'>();
  const remove = useDeleteReply();
  const sort = useSortReplies();
  const rows = sort.isPending && sort.variables ? inOrder(data?.rows ?? [], sort.variables.ids) : data?.rows;
  const toRow = (reply: QuickReply) => (
    <div className="row between grow">
      <span className="grow">
        <span className="strong">{reply.title}</span>
        <p className="muted">{reply.text}</p>
      </span>
      {canManage && (
        <>
          <LinkButton of={reply.title} onPress={() => setEdited(reply)}>
            {text('edit')}
          </LinkButton>
          <LinkButton
            of={reply.title}
            onPress={() =>
              confirmDelete({ name: reply.title, onDelete: () => remove.mutateAsync({ id: reply.id }) })
            }
          >
            {text('discard')}
          </LinkButton>
        </>
      )}
    </div>
  );
  return (
    <Card
      title={text('quickReplies')}
      aside={
        canManage && (
          <Button type="primary" icon={<Plus />} onClick={() => setEdited('new')}>
            {text('newReply')}
          </Button>
        )
      }
    >
      <div className="stack">
        <p className="muted small">{text('quickRepliesHint')}</p>
        {!rows && <NotLoaded error={error} onRetry={refetch} />}
        {rows?.length === 0 && <p className="muted">{text('noQuickReplies')}</p>}
        {rows && canManage && (
          <SortableList
            label={text('quickReplies')}
            items={rows}
            getKey={({ id }) => String(id)}
            getName={({ title }) => title}
            onMove={(from, to) => sort.mutate({ ids: moveItem(rows, from, to).map(({ id }) => id) })}
          >
            {toRow}
          </SortableList>
        )}
        {rows && !canManage && (
          <ul className="stack">
            {rows.map((reply) => (
              <li key={reply.id}>{toRow(reply)}</li>
            ))}
          </ul>
        )}
      </div>
      {edited && (
        <QuickReplyModal reply={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </Card>
  );
}

/** As it was dragged, until the market has it so. */
function inOrder(rows: readonly QuickReply[], ids: readonly unknown[]): readonly QuickReply[] {
  return [...rows].sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
