import type { CallChecked, CallOut } from '@chengji/contract';
import type { Context } from '../../../../kernel/context.ts';
import { pageFrom, readCursor, writeCursor } from '../../../../kernel/cursor.ts';
import { hoursBefore } from '../../../../kernel/time/durations.ts';
import { listPlanned } from '../lists.queries.ts';
import { presentRows } from '../present-lives.ts';
import { listReminded } from '../reminders.queries.ts';

const list = 'live.plans';
/** A host who is late is still waited for. */
const lateHours = 1;

export async function listPlans(
  ctx: Context,
  { shop_id: shopId, cursor, limit }: CallChecked<'GET /wanlshop/live/plans'>,
): Promise<CallOut<'GET /wanlshop/live/plans'>> {
  const [at = 0, id = 0] = cursor === undefined ? [] : readCursor(list, 2, cursor);
  const found = await listPlanned(ctx.db, {
    shopId,
    since: hoursBefore(ctx.clock.now(), lateHours),
    after: cursor === undefined ? undefined : { at: new Date(at), id },
    limit: limit + 1,
  });
  const page = pageFrom(found, limit, (last) => writeCursor(list, last.plannedAt?.getTime() ?? 0, last.id));
  const reminded =
    ctx.actor.kind === 'shopper'
      ? await listReminded(
          ctx.db,
          ctx.actor.id,
          page.rows.map((live) => live.id),
        )
      : new Set();
  const rows = await presentRows(ctx, page.rows);
  return { rows: rows.map((row) => ({ ...row, reminded: reminded.has(row.id) })), next: page.next };
}
