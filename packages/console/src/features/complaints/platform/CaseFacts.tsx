import { App, Button } from 'antd';
import { UserCheck } from 'lucide-react';
import { QueueHead } from '../../../design/queue/QueueHead.tsx';
import { Countdown } from '../../../design/values/Countdown.tsx';
import { useMomentText } from '../../../design/values/MomentText.tsx';
import { StatusDot } from '../../../design/values/StatusDot.tsx';
import { useFaultReport } from '../../../kernel/use-call.ts';
import { HandledBy } from '../../alerts/index.ts';
import { type Case, caseTones } from '../complaints.view.ts';
import { useComplaintsText } from '../complaints-text.ts';
import { useTakeCase } from '../queries.ts';
import styles from './complaints.module.css';
import { SayingsCard } from './SayingsCard.tsx';
import { TargetCard } from './TargetCard.tsx';

/** What people say and the target they say it of, side by side. */
export function CaseFacts({ found }: { found: Case }) {
  const text = useComplaintsText();
  const momentText = useMomentText();
  const { id, state, reasons, count, due_at, ended_at, can } = found;
  const words = { reasons: reasons.join(' · '), n: count };
  return (
    <>
      <QueueHead
        title={text('complaintNo', { id })}
        marks={
          <>
            <StatusDot tone={caseTones[state]}>{text(`state_${state}`)}</StatusDot>
            {ended_at === null ? (
              <Countdown until={due_at} />
            ) : (
              <span className="muted">{text('endedAt', { time: momentText(ended_at) })}</span>
            )}
            <HandledBy subject="complaint" id={id} />
          </>
        }
        summary={count > 1 ? text('summary', words) : text('summaryOne', words)}
        actions={can.take && <TakeButton id={id} />}
      />
      <div className={styles.columns}>
        <SayingsCard complaints={found.complaints} />
        <TargetCard found={found} />
      </div>
    </>
  );
}

function TakeButton({ id }: { id: number }) {
  const text = useComplaintsText();
  const { message } = App.useApp();
  const report = useFaultReport();
  const take = useTakeCase();
  const handleTake = async () => {
    try {
      await take.mutateAsync({ id });
      void message.success(text('taken'));
    } catch (error) {
      report(error);
    }
  };
  return (
    <Button icon={<UserCheck />} loading={take.isPending} onClick={() => void handleTake()}>
      {text('take')}
    </Button>
  );
}
