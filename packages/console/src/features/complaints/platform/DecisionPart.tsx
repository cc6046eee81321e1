import { Button } from 'antd';
import { Facts } from '../../../design/layout/Facts.tsx';
import { ContextPart } from '../../../design/queue/QueueItem.tsx';
import { useFinalAct } from '../../../design/queue/use-final-act.ts';
import type { Case } from '../complaints.view.ts';
import { useComplaintsText } from '../complaints-text.ts';
import { useRestoreTarget } from '../queries.ts';
import styles from './complaints.module.css';

/** What was decided, and the way to allow again what it took down. */
export function DecisionPart({ found }: { found: Case }) {
  const text = useComplaintsText();
  const askFinally = useFinalAct();
  const restore = useRestoreTarget();
  const { decision, can, id } = found;
  if (!decision) return null;
  const { verdict, answer, notice, measures, silence_days, by } = decision;
  const names = measures.map((measure) =>
    measure === 'silence' && silence_days !== null
      ? `${text('measure_silence')} ${text('silencedFor', { n: silence_days })}`
      : text(`measure_${measure}`),
  );
  const ask = () =>
    askFinally({
      title: text('restoreTitle'),
      okText: text('restore'),
      body: text('restoreBody'),
      doneText: text('restored'),
      act: () => restore.mutateAsync({ id }),
      onDone: () => {},
    });
  return (
    <ContextPart
      title={text('decision')}
      aside={text('decidedBy', { by, verdict: text(`state_${verdict}`) })}
    >
      <Facts rows={[{ name: text('measuresDone'), value: names.join(' · ') || text('noMeasuresDone') }]} />
      <b>{text('answer')}</b>
      <p className={styles.words}>{answer}</p>
      {notice && (
        <>
          <b>{text('notice')}</b>
          <p className={styles.words}>{notice}</p>
        </>
      )}
      {can.restore && (
        <Button block loading={restore.isPending} onClick={ask}>
          {text('restore')}
        </Button>
      )}
    </ContextPart>
  );
}
