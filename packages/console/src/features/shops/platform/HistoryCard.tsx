import { Timeline } from 'antd';
import { ContextPart } from '../../../design/queue/QueueItem.tsx';
import cellsStyles from '../../../design/tables/cells.module.css';
import { MomentText } from '../../../design/values/MomentText.tsx';
import type { Application } from '../applications.view.ts';
import { useShopsText } from '../shops-text.ts';

const colours = { submitted: 'gray', rejected: 'red', approved: 'green' } as const;

/** What became of the application so far, the newest first. */
export function HistoryCard({ log }: Pick<Application, 'log'>) {
  const text = useShopsText();
  return (
    <ContextPart title={text('history')}>
      <Timeline
        items={log.map(({ event, by, reason, at }) => ({
          key: `${event}${at}`,
          color: colours[event],
          content: (
            <span className={cellsStyles.cellTwo}>
              <span>
                {text(`event_${event}`)}
                {reason && `：${reason}`}
              </span>
              <span>
                {by} · <MomentText at={at} />
              </span>
            </span>
          ),
        }))}
      />
    </ContextPart>
  );
}
