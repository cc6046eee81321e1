import type { CallChecked, CallOut } from '@chengji/contract';
import { requireActor } from '../../kernel/actor.ts';
import { recordChange } from '../../kernel/audit/audit.ts';
import type { Context } from '../../kernel/context.ts';
import { nextPage } from '../../kernel/cursor.ts';
import { transact } from '../../kernel/db/transact.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Task } from '../../kernel/tasks/task.ts';
import { canSeeTask } from '../../kernel/tasks/task-access.rules.ts';
import { toFileAddress } from '../../kernel/tasks/task-file.ts';
import { cancelUnfinished, findTask, listTasks } from '../../kernel/tasks/tasks.queries.ts';
import { presentTask } from './present-task.ts';

/** Who may not see it, as another shop, finds nothing. */
async function requireTask(ctx: Context, id: number): Promise<Task> {
  const actor = requireActor(ctx, 'seller');
  const task = await findTask(ctx.db, id);
  if (!task || !canSeeTask(actor, task)) throw new Refusal('common.not_found');
  return task;
}

export async function listShopTasks(
  ctx: Context,
  { kind, state, page, limit }: CallChecked<'GET /seller/tasks/list'>,
): Promise<CallOut<'GET /seller/tasks/list'>> {
  const { shopId, staffId, rights } = requireActor(ctx, 'seller');
  const filter = {
    shopId,
    staffId,
    rights,
    kind: kind === 'all' ? undefined : kind,
    state: state === 'all' ? undefined : state,
  };
  const { rows, total } = await listTasks(ctx.db, filter, { offset: (page - 1) * limit, limit });
  const next = nextPage(page, limit, total);
  return { rows: rows.map((task) => presentTask(ctx, task)), total, next };
}

export const showTask = async (
  ctx: Context,
  { id }: { id: number },
): Promise<CallOut<'GET /seller/tasks/details'>> => presentTask(ctx, await requireTask(ctx, id));

export async function cancelTask(
  ctx: Context,
  { id }: { id: number },
): Promise<CallOut<'POST /seller/tasks/cancel'>> {
  const { state: before } = await requireTask(ctx, id);
  return transact(ctx, async (ctx) => {
    const task = await cancelUnfinished(ctx.db, id, ctx.clock.now());
    if (!task) throw new Refusal('tasks.ended');
    const after = { state: task.state, done: task.done };
    await recordChange(ctx, { subject: 'task', id, before: { state: before }, after });
    return presentTask(ctx, task);
  });
}

export async function findTaskFile(
  ctx: Context,
  { id }: { id: number },
): Promise<CallOut<'GET /seller/tasks/file'>> {
  const task = await requireTask(ctx, id);
  if (!presentTask(ctx, task).file) throw new Refusal('tasks.no_file');
  return { url: toFileAddress(id) };
}
