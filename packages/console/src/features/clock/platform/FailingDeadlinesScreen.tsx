import type { FailingDeadline } from '@chengji/contract';
import { App, Table, Typography } from 'antd';
import { AlarmClockCheck } from 'lucide-react';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { Failure } from '../../../design/feedback/Failure.tsx';
import { SkeletonRows } from '../../../design/feedback/SkeletonRows.tsx';
import cardStyles from '../../../design/layout/card.module.css';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import cellsStyles from '../../../design/tables/cells.module.css';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { useClockText } from '../clock-text.ts';
import { jobName } from '../job-name.ts';
import { useAttemptDeadline, useFailingDeadlines } from '../queries.ts';
import styles from './clock.module.css';

/** Deadlines the market could not meet so far: it goes on attempting them, and an operator may have it do so now. */
export function FailingDeadlinesScreen() {
  const text = useClockText();
  const { message } = App.useApp();
  const mayAttempt = useCan('platform', 'deadlines.write');
  const { data, error, refetch } = useFailingDeadlines();
  const attempt = useAttemptDeadline();

  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows />;

  const attemptNow = (id: number) =>
    attempt.mutate({ id }, { onSuccess: () => void message.success(text('attempted')) });
  return (
    <>
      <PageHeader title={text('failing')} summary={text('failingSummary', { n: data.total })} />
      <section className={cardStyles.card} aria-label={text('failing')}>
        {data.rows.length === 0 ? (
          <EmptyState icon={<AlarmClockCheck />} title={text('noneFailing')} hint={text('noneFailingHint')} />
        ) : (
          <Table<FailingDeadline>
            aria-label={text('failing')}
            rowKey="id"
            dataSource={data.rows}
            pagination={false}
            columns={[
              {
                title: text('event'),
                render: (_, { job, subject_id }) => (
                  <span className={cellsStyles.cellTwo}>
                    <span>{jobName(text, job)}</span>
                    <span>{subject_id > 0 && `#${subject_id}`}</span>
                  </span>
                ),
              },
              { title: text('dueAt'), render: (_, { due_at }) => <MomentText at={due_at} /> },
              { title: text('attempts'), align: 'right', dataIndex: 'attempts' },
              {
                title: text('lastError'),
                render: (_, { last_error, request_id }) => (
                  <span className={`${cellsStyles.cellTwo} ${styles.deadlineError}`}>
                    <span>{last_error}</span>
                    <Typography.Text copyable={{ text: request_id }}>
                      {request_id.slice(0, 8)}
                    </Typography.Text>
                  </span>
                ),
              },
              {
                title: text('nextAttempt'),
                render: (_, { next_attempt_at }) => <MomentText at={next_attempt_at} />,
              },
              ...(mayAttempt
                ? [
                    {
                      title: text('actions'),
                      render: (_: unknown, { id, job, subject_id }: FailingDeadline) => (
                        <button
                          type="button"
                          className={`${cellsStyles.textButton} row-link ${styles.deadlineAttempt}`}
                          aria-label={`${text('attemptNow')} ${job} ${subject_id}`}
                          onClick={() => attemptNow(id)}
                        >
                          {text('attemptNow')}
                        </button>
                      ),
                    },
                  ]
                : []),
            ]}
          />
        )}
      </section>
    </>
  );
}
