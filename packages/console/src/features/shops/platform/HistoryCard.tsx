import { Timeline } from 'antd';
import cellsStyles from '../../../design/tables/cells.module.css';
import { MomentText } from '../../../design/values/MomentText.tsx';
import type { Application } from '../applications.view.ts';
import { useShopsText } from '../shops-text.ts';
import styles from './applications.module.css';

const colours = { submitted: 'gray', rejected: 'red', approved: 'green' } as const;

/** What became of the application so far, the newest first. */
export function HistoryCard({ log }: Pick<Application, 'log'>) {
  const text = useShopsText();
  return (
    <section className={styles.sidePart} aria-labelledby="history-title">
      <h2 id="history-title">{text('history')}</h2>
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
    </section>
  );
}
