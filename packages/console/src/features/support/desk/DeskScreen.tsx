import { Queue } from '../../../design/queue/Queue.tsx';
import { QueueList } from '../../../design/queue/QueueList.tsx';
import { useQueue } from '../../../design/queue/use-queue.ts';
import { useDesk, useDeskUpdates } from '../queries.ts';
import { deskTabs, toClock } from '../support.view.ts';
import { useSupportText } from '../support-text.ts';
import { DeskListRow } from './DeskListRow.tsx';
import { SessionWork } from './SessionWork.tsx';

/** Conversations that people handed over, those first who wait the longest. */
export function DeskScreen() {
  const text = useSupportText();
  const list = useDesk();
  const queue = useQueue(list);
  useDeskUpdates();
  const { data, input } = list;
  const desk = data?.desk;
  return (
    <Queue
      queue={queue}
      list={
        <QueueList
          title={text('desk')}
          answer={list}
          actions={
            desk && (
              <span className="muted small">
                {desk.is_open ? text('open') : text('closed', { hours: desk.hours })}
              </span>
            )
          }
          tabs={{
            label: text('state'),
            options: deskTabs,
            active: input.tab,
            toText: (tab) => text(`tab_${tab}`),
            onChange: (tab) => queue.change({ tab }),
          }}
          search={text('searchDesk')}
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
            <DeskListRow row={row} isChosen={row.id === queue.chosen} onChoose={() => queue.choose(row.id)} />
          )}
        </QueueList>
      }
    >
      {(id) => <SessionWork id={id} onBack={queue.close} />}
    </Queue>
  );
}
