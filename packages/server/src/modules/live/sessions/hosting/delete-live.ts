import { recordChange } from '../../../../kernel/audit/audit.ts';
import type { Context } from '../../../../kernel/context.ts';
import { transact } from '../../../../kernel/db/transact.ts';
import { Refusal } from '../../../../kernel/refusal.ts';
import { throwOut } from '../announce.ts';
import { deleteLive } from '../lives.queries.ts';
import { tellReminded } from '../tell-reminded.ts';
import { lockHosted } from './require-host.ts';

/** Takes back what has not begun; who wanted to be reminded of it is told. */
export function takeBack(ctx: Context, { id }: { id: number }): Promise<null> {
  return transact(ctx, async (ctx) => {
    const live = await lockHosted(ctx, id);
    if (live.state !== 'created') throw new Refusal('live.begun');
    await tellReminded(ctx, live, 'taken_back');
    await deleteLive(ctx.db, id);
    throwOut(ctx, id);
    const { title, cover, notice } = live;
    await recordChange(ctx, { subject: 'live', id, before: { title, cover, notice }, after: {} });
    return null;
  });
}
