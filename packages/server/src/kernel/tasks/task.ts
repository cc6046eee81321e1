/**
 * Work that takes longer than a call may. It is done in batches, each in one transaction with the note of
 * how far it came: a node that dies in the middle of one leaves nothing of it, and the next node goes on there.
 */
import type { TaskKind } from '@chengji/contract';
import type { Context } from '../context.ts';
import type { tasks } from './tasks.tables.ts';

export type Task = typeof tasks.$inferSelect;

export type Batch = {
  /** Where the next batch begins. */
  at: unknown;
  done: number;
  total: number;
  isLast: boolean;
  /** The next part of the file that the task makes. */
  part?: Buffer | undefined;
};

/** How tasks of a kind are done. */
export type TaskWork<Prepared = unknown> = {
  kind: TaskKind;
  /** What a batch must wait for, such as the network: before its transaction begins. */
  prepare?(ctx: Context, task: Task): Promise<Prepared>;
  /** One batch, some tenths of a second long. A `Refusal` ends the task. */
  step(ctx: Context, task: Task, prepared: Prepared): Promise<Batch>;
};

/** Gives a work the type of what it prepares. */
export const taskWork = <Prepared>(work: TaskWork<Prepared>): TaskWork => work as unknown as TaskWork;
