import type { CallOut, TaskKind, TaskState } from '@chengji/contract';
import type { Tone } from '../../design/values/status-tones.ts';

export type Task = CallOut<'GET /seller/tasks/details'>;

export type ExportKind = Extract<TaskKind, `${string}_export`>;

export const taskTones: Record<TaskState, Tone> = {
  waiting: 'wait',
  running: 'info',
  done: 'done',
  failed: 'bad',
  cancelled: 'rest',
};

export const isUnfinished = ({ state }: Pick<Task, 'state'>): boolean =>
  state === 'waiting' || state === 'running';

/** Whole percents, never 100 before it is done. */
export function computePercent({ state, done, total }: Pick<Task, 'state' | 'done' | 'total'>): number {
  if (state === 'done') return 100;
  return total > 0 ? Math.min(99, Math.floor((done / total) * 100)) : 0;
}
