import { hash, randomInt } from 'node:crypto';
import type { CallChecked, CallOut, LinkedShop } from '@chengji/contract';
import { requireActor, requireShopper } from '../../../kernel/actor.ts';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { minutesAfter } from '../../../kernel/time/durations.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { findStaff } from '../staff/shop-staff.queries.ts';
import { listLinkedShops } from './linked-shops.ts';
import { insertLink, putCode, takeCode } from './links.queries.ts';

const goodForMinutes = 5;
/** Two who make the same code at once are as good as never; then another is drawn. */
const mostDraws = 5;

const hashCode = (code: string) => hash('sha256', `shop link ${code}`);

/** A code of one's own, good once and for five minutes. */
export function makeLinkCode(ctx: Context): Promise<CallOut<'POST /seller/staff/linkcode'>> {
  const { staffId } = requireActor(ctx, 'seller');
  const expiresAt = minutesAfter(ctx.clock.now(), goodForMinutes);
  return transact(ctx, async (ctx) => {
    for (let draw = 0; draw < mostDraws; draw += 1) {
      const code = String(randomInt(100_000_000)).padStart(8, '0');
      if (!(await putCode(ctx.db, { staffId, codeHash: hashCode(code), expiresAt }))) continue;
      await recordChange(ctx, {
        subject: 'staff',
        id: staffId,
        before: { link_code: null },
        after: { link_code: toUnixSeconds(expiresAt) },
      });
      return { code, expires_at: toUnixSeconds(expiresAt) };
    }
    throw new Error('no free code was drawn');
  });
}

/** Links the caller with the shop of who made the code. A code that leads nowhere stays good for another account. */
export function linkShop(
  ctx: Context,
  { code }: CallChecked<'POST /wanlshop/user/linkshop'>,
): Promise<{ shop: LinkedShop }> {
  const shopperId = requireShopper(ctx);
  return transact(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const staffId = await takeCode(ctx.db, hashCode(code), now);
    const staff = staffId === null ? null : await findStaff(ctx.db, staffId);
    if (!staff?.isActive) throw new Refusal('shops.link_code_wrong', {}, { field: 'code' });
    const { id, shopId } = staff;
    if (!(await insertLink(ctx.db, { staffId: id, shopId, shopperId, linkedAt: now })))
      throw new Refusal('shops.already_linked', {}, { field: 'code' });
    const shop = (await listLinkedShops(ctx, shopperId)).find((linked) => linked.id === shopId);
    if (!shop) throw new Error(`shopper ${shopperId} was not linked with shop ${shopId}`);
    return { shop };
  });
}
