/** What the platform told a shop after complaints, until someone of the shop has acknowledged it. */
import type { CallChecked, CallOut } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import { recordChange, recordNothing } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { describeForShop } from '../complaint.rules.ts';
import type { CaseRow } from '../complaints.queries.ts';
import { acknowledge, insertWarning, listUnread } from './shop-warnings.queries.ts';

export async function warnShop(
  ctx: Context,
  { id, shopId, type, title, measures, notice }: CaseRow,
): Promise<void> {
  if (shopId === null) return;
  await insertWarning(ctx.db, {
    ...describeForShop(type, title),
    shopId,
    caseId: id,
    measures,
    notice,
    createdAt: ctx.clock.now(),
  });
}

export async function listWarnings(ctx: Context): Promise<CallOut<'GET /seller/warnings/list'>> {
  const { shopId } = requireActor(ctx, 'seller');
  const rows = await listUnread(ctx.db, shopId);
  return {
    rows: rows.map(({ id, type, title, measures, notice, createdAt }) => ({
      id,
      about: { type, title },
      measures,
      notice,
      createtime: toUnixSeconds(createdAt),
    })),
  };
}

export const acknowledgeWarning = (
  ctx: Context,
  { id }: CallChecked<'POST /seller/warnings/acknowledge'>,
): Promise<null> =>
  transact(ctx, async (ctx) => {
    const { shopId } = requireActor(ctx, 'seller');
    const done = await acknowledge(ctx.db, shopId, { id, now: ctx.clock.now() });
    if (!done) throw new Refusal('common.not_found');
    if (!done.isNew) recordNothing(ctx);
    else
      await recordChange(ctx, {
        subject: 'shop_warning',
        id,
        before: { is_acknowledged: false },
        after: { is_acknowledged: true },
      });
    return null;
  });
