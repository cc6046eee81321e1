import { Button } from 'antd';
import { Check, X } from 'lucide-react';
import { ReasonModal } from '../../../design/feedback/ReasonModal.tsx';
import { BulkBar } from '../../../design/tables/BulkBar.tsx';
import { usePostsText } from '../posts-text.ts';
import type { Bulk } from './use-bulk.ts';

type Props = { count: number; bulk: Bulk; onClear: () => void };

/** The bar over the posts selected, and the reason they are turned down for. */
export function BulkPart({ count, bulk, onClear }: Props) {
  const text = usePostsText();
  const { approve, turnDown } = bulk.acts;
  return (
    <>
      <BulkBar count={count} note={bulk.note} onClear={onClear}>
        {approve && (
          <Button type="primary" icon={<Check size={14} />} loading={bulk.isSending} onClick={bulk.approve}>
            {text('approveMany', { n: count })}
          </Button>
        )}
        {turnDown && (
          <Button icon={<X size={14} />} onClick={bulk.ask}>
            {text(turnDown)}
          </Button>
        )}
      </BulkBar>
      {bulk.isAsking && turnDown && (
        <ReasonModal
          title={text(`${turnDown}Many`, { n: count })}
          body={text('turnDownBody')}
          action={text(turnDown)}
          doneText={text(turnDown === 'refuse' ? 'refused' : 'takenDown', { n: count })}
          label={text('reason')}
          isOwed
          isSending={bulk.isSending}
          onAct={bulk.turnDown}
          onClose={bulk.stopAsking}
        />
      )}
    </>
  );
}
