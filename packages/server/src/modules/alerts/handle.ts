import type { CallChecked, CallOut } from '@chengji/contract';
import type { HandledSubject } from '@chengji/contract/states';
import { holdsRight } from '../../kernel/actor.ts';
import { recordNothing } from '../../kernel/audit/audit.ts';
import type { Context } from '../../kernel/context.ts';
import { afterCommit, transact } from '../../kernel/db/transact.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { secondsAfter } from '../../kernel/time/durations.ts';
import { findPlatformStaffNames } from '../identity/index.ts';
import { findShopStaffNames } from '../shops/index.ts';
import { handlingRights } from './alert.rules.ts';
import { keepHandler, listHandlers, removeHandler, removePastHandlers } from './handler.queries.ts';
import { requireStaff, type Staff } from './require-staff.ts';

/** Longer than two of the console's reminders, so that one that is lost ends nothing. */
const handledForSeconds = 45;

/**
 * Notes that the caller has something open, or left it, and answers who else has it open. It keeps nobody out:
 * who saves second is told by the version of what they save.
 */
export function handle(
  ctx: Context,
  { subject, id, leave }: CallChecked<'POST /seller/alerts/handle' | 'POST /platform/alerts/handle'>,
): Promise<CallOut<'POST /seller/alerts/handle'>> {
  const staff = requireStaff(ctx);
  if (!holdsRight(staff.actor, handlingRights[subject])) throw new Refusal('common.no_permission');
  recordNothing(ctx);
  const { shopId, staffId } = staff;
  const handled = { shopId, subject, subjectId: id };
  return transact(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const before = await listHandlers(ctx.db, handled, now);
    if (leave) await removeHandler(ctx.db, handled, staffId);
    else await keepHandler(ctx.db, handled, staffId, secondsAfter(now, handledForSeconds));
    if (leave === before.includes(staffId)) {
      await removePastHandlers(ctx.db, now);
      tellHandlers(ctx, staff, { subject, id });
    }
    const names = await findNames(ctx, staff.side, before);
    const others = before.filter((one) => one !== staffId);
    return { others: others.map((one) => ({ staff_id: one, name: names.get(one) ?? '' })) };
  });
}

function tellHandlers(
  ctx: Context,
  { side, shopId }: Staff,
  about: { subject: HandledSubject; id: number },
): void {
  const { push } = ctx.services;
  const frame = { type: 'handlers', ...about } as const;
  afterCommit(ctx, () => (side === 'seller' ? push.toShop(shopId, frame) : push.toPlatform(frame)));
}

const findNames = ({ db }: Context, side: Staff['side'], ids: readonly number[]) =>
  side === 'seller' ? findShopStaffNames(db, ids) : findPlatformStaffNames(db, ids);
