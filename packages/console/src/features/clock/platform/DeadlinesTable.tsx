import { serverNow } from '@chengji/client-kit/react';
import type { CallOut } from '@chengji/contract';
import { Button } from 'antd';
import { AlarmClock } from 'lucide-react';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { actionsColumn } from '../../../design/tables/actions-column.tsx';
import { DataTable } from '../../../design/tables/DataTable.tsx';
import { Countdown } from '../../../design/values/Countdown.tsx';
import { DateText } from '../../../design/values/DateText.tsx';
import { secondsTo } from '../advance.view.ts';
import { useClockText } from '../clock-text.ts';
import { jobName } from '../job-name.ts';

type Deadline = CallOut<'GET /platform/clock/info'>['deadlines'][number];
type Props = { deadlines: Deadline[]; onAdvance?: (seconds: number) => void };

/** What will fire, soonest first; in a demo each row can be gone to. */
export function DeadlinesTable({ deadlines, onAdvance }: Props) {
  const text = useClockText();
  if (deadlines.length === 0) {
    return <EmptyState icon={<AlarmClock />} title={text('none')} hint={text('noneHint')} />;
  }
  return (
    <DataTable<Deadline>
      label={text('deadlines')}
      rowKey={(row) => `${row.name}-${row.at}`}
      rows={deadlines}
      empty={null}
      columns={[
        { title: text('event'), render: (_, row) => jobName(text, row.name) },
        { title: text('at'), render: (_, row) => <DateText at={row.at} exact /> },
        { title: text('left'), render: (_, row) => <Countdown until={row.at} /> },
        { title: text('count'), align: 'right', dataIndex: 'count' },
        ...(onAdvance
          ? [
              actionsColumn<Deadline>((row) => (
                <Button size="small" onClick={() => onAdvance(secondsTo(row.at, serverNow()))}>
                  {text('goThere')}
                </Button>
              )),
            ]
          : []),
      ]}
    />
  );
}
