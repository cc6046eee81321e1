import type { MissedQuestion } from '@chengji/contract';
import { Button } from 'antd';
import { ContextPart } from '../../../design/queue/QueueItem.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { useDismiss, useMissed } from '../queries.ts';
import { useSupportText } from '../support-text.ts';
import styles from './bank.module.css';

/** What people asked and was not found; one becomes a question in one step. */
export function MissedPart({ onMake }: { onMake: (missed: MissedQuestion) => void }) {
  const text = useSupportText();
  const canWrite = useCan('platform', 'support.bank');
  const { data } = useMissed();
  const dismiss = useDismiss();
  return (
    <ContextPart title={text('missed')} aside={data?.total}>
      {data?.total === 0 && <p className="muted">{text('noMissed')}</p>}
      <ul className={styles.missed}>
        {data?.rows.map((row) => (
          <li key={row.id}>
            <span className="grow">
              {row.text} <span className="muted small">{text('people', { n: row.times })}</span>
            </span>
            {canWrite && (
              <span className="row">
                <Button size="small" onClick={() => onMake(row)}>
                  {text('make')}
                </Button>
                <Button size="small" type="text" onClick={() => dismiss.mutate({ id: row.id })}>
                  {text('dismiss')}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </ContextPart>
  );
}
