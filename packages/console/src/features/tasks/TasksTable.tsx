import type { TaskKind } from '@chengji/contract';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { EmptyState } from '../../design/feedback/EmptyState.tsx';
import { NotLoaded } from '../../design/feedback/NotLoaded.tsx';
import { actionsColumn } from '../../design/tables/actions-column.tsx';
import { DataTable } from '../../design/tables/DataTable.tsx';
import { MomentText } from '../../design/values/MomentText.tsx';
import { StatusDot } from '../../design/values/StatusDot.tsx';
import { useTasks } from './queries.ts';
import { TaskProgress } from './TaskProgress.tsx';
import { isUnfinished, taskTones } from './task.view.ts';
import { useTasksText } from './tasks-text.ts';
import { useDownload } from './use-download.ts';

/** The newest tasks of a kind: those under way with their progress, the others with what they made. */
export function TasksTable({ kind, label, none }: { kind: TaskKind; label: string; none: string }) {
  const text = useTasksText();
  const download = useDownload();
  const tasks = useTasks(kind);
  if (tasks.error || !tasks.data) return <NotLoaded error={tasks.error} onRetry={tasks.refetch} rows={3} />;
  const { rows } = tasks.data;
  const ended = rows.filter((task) => !isUnfinished(task));
  if (rows.length === 0) return <EmptyState title={none} />;
  return (
    <div className="stack">
      {rows.filter(isUnfinished).map((task) => (
        <TaskProgress key={task.id} task={task} label={task.name} />
      ))}
      <DataTable
        label={label}
        rows={ended}
        isWrapped
        rowKey={({ id }) => id}
        empty={null}
        columns={[
          { title: text('file'), dataIndex: 'name' },
          {
            title: text('state'),
            render: (_, { state, msg }) => (
              <>
                <StatusDot tone={taskTones[state]}>{text(`state_${state}`)}</StatusDot>
                {msg && <p className="muted small">{msg}</p>}
              </>
            ),
          },
          { title: text('startedAt'), render: (_, task) => <MomentText at={task.created_at} /> },
          actionsColumn<(typeof ended)[number]>(
            ({ id, file }) =>
              file && (
                <Button size="small" icon={<Download size={14} />} onClick={() => void download(id, file)}>
                  {text('download')}
                </Button>
              ),
          ),
        ]}
      />
    </div>
  );
}
