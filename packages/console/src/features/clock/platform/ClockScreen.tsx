import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import { lengthText } from '../../../design/values/countdown.ts';
import { useLanguage } from '../../../kernel/language.ts';
import { useClockText } from '../clock-text.ts';
import { useAdvanceClock, useClock } from '../queries.ts';
import { AdvanceForm } from './AdvanceForm.tsx';
import styles from './clock.module.css';
import { DeadlinesTable } from './DeadlinesTable.tsx';
import { TickingNow } from './TickingNow.tsx';

/** The market's time: in a demo it can be moved forward, and everything due on the way fires. */
export function ClockScreen() {
  const text = useClockText();
  const language = useLanguage();
  const queries = useQueryClient();
  const { message, modal } = App.useApp();
  const { data, error, refetch } = useClock();
  const advance = useAdvanceClock();

  if (error || !data) return <NotLoaded error={error} onRetry={refetch} />;

  const move = async (seconds: number) => {
    const length = lengthText(seconds, language);
    const answer = await advance.mutateAsync({ seconds });
    void message.success(text('done', { length, fired: answer.fired }));
    await queries.invalidateQueries();
  };
  const ask = (seconds: number) => {
    const length = lengthText(seconds, language);
    modal.confirm({
      title: text('confirmTitle', { length }),
      content: text('confirmBody'),
      okText: text('confirm', { length }),
      onOk: () => move(seconds),
    });
  };

  return (
    <>
      <PageHeader title={text('clock')} summary={text(data.demo ? 'summary' : 'realSummary')} />
      <div className="stack">
        <Card title={text('now')}>
          <div className={styles.clockNow}>
            <TickingNow />
            <span className="muted">
              {data.offset_seconds > 0
                ? text('ahead', { length: lengthText(data.offset_seconds, language) })
                : text('inStep')}
            </span>
          </div>
          {data.demo && <AdvanceForm isBusy={advance.isPending} onAdvance={ask} />}
        </Card>
        <Card ruled flush title={text('deadlines')}>
          <DeadlinesTable deadlines={data.deadlines} {...(data.demo ? { onAdvance: ask } : {})} />
        </Card>
      </div>
    </>
  );
}
