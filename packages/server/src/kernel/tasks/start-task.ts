import type { TaskKind } from '@chengji/contract';
import { requireActor } from '../actor.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import type { Task } from './task.ts';
import { countUnfinished, insertTask } from './tasks.queries.ts';

const mostUnfinished = 20;

type Wanted = { kind: TaskKind; name: string; rights: string[]; input: unknown; fileName?: string };

/**
 * Begins long work for the shop that calls. Who holds its `rights` may follow it; an export is its
 * maker's alone.
 */
export async function startTask(ctx: Context, { fileName, ...wanted }: Wanted): Promise<Task> {
  const { shopId, staffId } = requireActor(ctx, 'seller');
  if ((await countUnfinished(ctx.db, shopId)) >= mostUnfinished) throw new Refusal('tasks.too_many');
  const { language, clock } = ctx;
  return insertTask(ctx.db, {
    ...wanted,
    shopId,
    staffId,
    language,
    fileName: fileName ?? null,
    createdAt: clock.now(),
  });
}
