import type { InboxRow } from '@chengji/contract';
import { Badge } from 'antd';
import { QueueRow } from '../../../design/queue/QueueRow.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { KindTag } from '../../../design/values/StatusDot.tsx';
import { getName } from '../support.view.ts';
import { useSupportText } from '../support-text.ts';

type Props = { row: InboxRow; isChosen: boolean; onChoose: () => void };

/** Who waits, what they said last, and since when. */
export function InboxListRow({ row, isChosen, onChoose }: Props) {
  const text = useSupportText();
  const { user, state, content, count, waiting_since, taken_by, last_at } = row;
  return (
    <QueueRow
      isChosen={isChosen}
      onChoose={onChoose}
      image={user.avatar}
      title={getName(row, text('visitor'))}
      amount={
        <KindTag tone={state === 'queued' ? 'rose' : state === 'left' ? 'amber' : 'plain'}>
          {text(`state_${state}`, { name: taken_by })}
        </KindTag>
      }
      second={content || text('event_queued')}
      due={<MomentText at={waiting_since ?? last_at} />}
      mark={count > 0 && <Badge count={count} />}
    />
  );
}
