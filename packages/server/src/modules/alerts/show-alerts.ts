import type { CallChecked, CallOut } from '@chengji/contract';
import { holdsRight } from '../../kernel/actor.ts';
import { recordNothing } from '../../kernel/audit/audit.ts';
import type { Context } from '../../kernel/context.ts';
import { pageFrom, readCursor, writeCursor } from '../../kernel/cursor.ts';
import { toUnixSeconds } from '../../kernel/time/unix-seconds.ts';
import { countAlertsAfter, findNewestId, findSeenId, listAlerts, moveMark } from './alert.queries.ts';
import { listKinds } from './alert.rules.ts';
import { requireStaff } from './require-staff.ts';

const list = 'alerts';
const mostCounted = 100;

/** What one's rights allow to know of, newest first. */
export async function showAlerts(
  ctx: Context,
  { cursor, limit }: CallChecked<'GET /seller/alerts/list'>,
): Promise<CallOut<'GET /seller/alerts/list'>> {
  const staff = requireStaff(ctx);
  const { side, shopId, actor } = staff;
  const scope = { shopId, kinds: listKinds(side, (right) => holdsRight(actor, right)) };
  const seenId = await findSeenId(ctx.db, staff);
  const beforeId = cursor ? readCursor(list, 1, cursor)[0] : undefined;
  const rows = await listAlerts(ctx.db, scope, { beforeId, limit: limit + 1 });
  const page = pageFrom(rows, limit, ({ id }) => writeCursor(list, id));
  return {
    rows: page.rows.map(({ id, kind, subjectId, params, createdAt }) => ({
      id,
      kind,
      subject_id: subjectId,
      params,
      seen: id <= seenId,
      createtime: toUnixSeconds(createdAt),
    })),
    next: page.next,
    unseen: await countAlertsAfter(ctx.db, scope, seenId, mostCounted),
  };
}

/** A number above the newest alert marks no more than the newest: nobody has seen what is still to come. */
export async function seeAlerts(ctx: Context, { id }: { id: number }): Promise<null> {
  const staff = requireStaff(ctx);
  recordNothing(ctx);
  await moveMark(ctx.db, staff, Math.min(id, await findNewestId(ctx.db, staff.shopId)));
  return null;
}
