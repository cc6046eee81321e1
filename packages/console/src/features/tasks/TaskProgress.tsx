import { App, Button, Progress } from 'antd';
import { CircleStop } from 'lucide-react';
import { Note } from '../../design/feedback/Note.tsx';
import { useCancelTask } from './queries.ts';
import { computePercent, isUnfinished, type Task } from './task.view.ts';
import { useTasksText } from './tasks-text.ts';

/** How far a task has come, with a way to stop it; why it failed, when it did. */
export function TaskProgress({ task, label }: { task: Task; label: string }) {
  const text = useTasksText();
  const { modal } = App.useApp();
  const cancel = useCancelTask();
  if (task.state === 'failed') return <Note tone="error">{task.msg}</Note>;
  const handleCancel = () =>
    modal.confirm({
      title: text('cancelTitle'),
      content: text('cancelBody'),
      okText: text('cancel'),
      okButtonProps: { danger: true },
      cancelText: text('keepOn'),
      onOk: () => cancel.mutateAsync({ id: task.id }),
    });
  return (
    <div className="stack">
      <div className="row between">
        <span>{label}</span>
        <span className="muted small">
          {task.total > 0 ? text('of', { done: task.done, total: task.total }) : text(`state_${task.state}`)}
        </span>
      </div>
      <div className="row">
        <Progress
          aria-label={text('progress')}
          percent={computePercent(task)}
          status={isUnfinished(task) ? 'active' : 'normal'}
        />
        {isUnfinished(task) && (
          <Button size="small" icon={<CircleStop size={14} />} onClick={handleCancel}>
            {text('cancel')}
          </Button>
        )}
      </div>
    </div>
  );
}
