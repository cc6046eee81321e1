import { Queue } from '../../../design/queue/Queue.tsx';
import { QueueList } from '../../../design/queue/QueueList.tsx';
import { useQueue } from '../../../design/queue/use-queue.ts';
import { useInbox, useInboxUpdates } from '../queries.ts';
import { inboxTabs, toClock } from '../support.view.ts';
import { useSupportText } from '../support-text.ts';
import { InboxListRow } from './InboxListRow.tsx';
import { SessionWork } from './SessionWork.tsx';

/** Conversations that people handed over, those first who wait the longest. */
export function InboxScreen() {
  const text = useSupportText();
  const list = useInbox();
  const queue = useQueue(list);
  useInboxUpdates();
  const { data, input } = list;
  const inbox = data?.inbox;
  return (
    <Queue
      queue={queue}
      list={
        <QueueList
          title={text('inbox')}
          answer={list}
          actions={
            inbox && (
              <span className="muted small">
                {inbox.is_open ? text('open') : text('closed', { hours: inbox.hours })}
              </span>
            )
          }
          tabs={{
            label: text('state'),
            options: inboxTabs,
            active: input.tab,
            toText: (tab) => text(`tab_${tab}`),
            onChange: (tab) => queue.change({ tab }),
          }}
          search={text('searchInbox')}
          filters={
            data &&
            data.counts.queued > 0 && (
              <span className="muted small">
                {text('waiting', { n: data.counts.queued })} ·{' '}
                {text('longest', { time: toClock(data.longest_seconds) })}
              </span>
            )
          }
          onChange={queue.change}
          empty={text('none')}
          note={text('noneHint')}
        >
          {(row) => (
            <InboxListRow
              row={row}
              isChosen={row.id === queue.chosen}
              onChoose={() => queue.choose(row.id)}
            />
          )}
        </QueueList>
      }
    >
      {(id) => <SessionWork id={id} onBack={queue.close} />}
    </Queue>
  );
}
