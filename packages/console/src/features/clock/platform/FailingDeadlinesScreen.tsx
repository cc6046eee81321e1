import type { FailingDeadline } from '@chengji/contract';
import { App, Typography } from 'antd';
import { AlarmClockCheck } from 'lucide-react';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { LinkButton } from '../../../design/inputs/LinkButton.tsx';
import { ListPage } from '../../../design/lists/ListPage.tsx';
import { actionsColumn } from '../../../design/tables/actions-column.tsx';
import cellsStyles from '../../../design/tables/cells.module.css';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
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
  const list = useFailingDeadlines();
  const attempt = useAttemptDeadline();

  const attemptNow = (id: number) =>
    attempt.mutate({ id }, { onSuccess: () => void message.success(text('attempted')) });
  return (
    <ListPage
      list={list}
      title={text('failing')}
      summary={list.data && text('failingSummary', { n: list.data.total })}
      columns={[
        {
          title: text('event'),
          render: (_, { job, subject_id }) => (
            <TwoLines first={jobName(text, job)} second={subject_id > 0 && `#${subject_id}`} />
          ),
        },
        { title: text('dueAt'), render: (_, { due_at }) => <MomentText at={due_at} /> },
        { title: text('attempts'), align: 'right', dataIndex: 'attempts' },
        {
          title: text('lastError'),
          render: (_, { last_error, request_id }) => (
            <span className={`${cellsStyles.cellTwo} ${styles.deadlineError}`}>
              <span>{last_error}</span>
              <Typography.Text copyable={{ text: request_id }}>{request_id.slice(0, 8)}</Typography.Text>
            </span>
          ),
        },
        {
          title: text('nextAttempt'),
          render: (_, { next_attempt_at }) => <MomentText at={next_attempt_at} />,
        },
        ...(mayAttempt
          ? [
              actionsColumn<FailingDeadline>(({ id, job, subject_id }) => (
                <LinkButton isMain of={`${job} ${subject_id}`} onPress={() => attemptNow(id)}>
                  {text('attemptNow')}
                </LinkButton>
              )),
            ]
          : []),
      ]}
      empty={
        <EmptyState icon={<AlarmClockCheck />} title={text('noneFailing')} hint={text('noneFailingHint')} />
      }
    />
  );
}
