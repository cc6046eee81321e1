/**
 * Closing the own account: asked for with a code, done after a cool-off in which it can be taken back. What
 * the market must keep (orders, the ledger) stays, without the person.
 */

import { randomBytes } from 'node:crypto';
import type { CallOut } from '@chengji/contract';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { emit } from '../../../kernel/events/events.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { daysAfter } from '../../../kernel/time/durations.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { forgetDevices } from '../devices/devices.ts';
import { deleteSignIns } from '../devices/sign-ins.queries.ts';
import { listBlockers } from '../identity.ports.ts';
import { endSessions } from '../sessions/sessions.ts';
import { getShopper, lockShopper, updateShopper } from '../shoppers/shoppers.queries.ts';
import { withCode } from '../sms/codes.ts';
import { removeBindings } from '../third-party/bindings.queries.ts';
import { claimClosing } from './close-account.queries.ts';
import { deleteMobileChanges } from './mobile-changes.queries.ts';

export async function showClosing(ctx: Context): Promise<CallOut<'GET /wanlshop/user/closing'>> {
  const { id, closesAt } = await getShopper(ctx.db, requireShopper(ctx));
  return {
    obstacles: await listBlockers(ctx, id),
    cool_off_days: ctx.services.settings.get('identity.closing_days'),
    closes_at: closesAt && toUnixSeconds(closesAt),
  };
}

/** Asking again leaves the day that was set first. */
export async function requestClosing(
  ctx: Context,
  { code }: { code: string },
): Promise<{ closes_at: number }> {
  const { id, mobile } = await getShopper(ctx.db, requireShopper(ctx));
  return withCode(ctx, { mobile, event: 'close' }, code, async (ctx) => {
    await lockShopper(ctx.db, id);
    if ((await listBlockers(ctx, id)).length > 0) throw new Refusal('identity.closing_obstacles');
    const days = ctx.services.settings.get('identity.closing_days');
    const { closesAt } = await getShopper(ctx.db, id);
    const at = closesAt ?? daysAfter(ctx.clock.now(), days);
    if (!closesAt) await updateShopper(ctx.db, id, { closesAt: at });
    return { closes_at: toUnixSeconds(at) };
  });
}

export async function keepAccount(ctx: Context): Promise<null> {
  await updateShopper(ctx.db, requireShopper(ctx), { closesAt: null });
  return null;
}

/** The cool-off is over: the person goes, unless something has begun meanwhile or the account is frozen. */
export function closeAccount(ctx: Context, shopperId: number): Promise<void> {
  return transact(ctx, async (ctx) => {
    const due = await claimClosing(ctx.db, shopperId, ctx.clock.now());
    if (!due) return;
    if (due.state !== 'active' || (await listBlockers(ctx, shopperId)).length > 0) {
      await emit(ctx, 'identity.closing_called_off', { shopperId, closesAt: toUnixSeconds(due.closesAt) });
      return;
    }
    const { translate } = ctx.services;
    await updateShopper(ctx.db, shopperId, {
      state: 'closed',
      username: `closed ${randomBytes(8).toString('hex')}`,
      nickname: translate(ctx.language, 'identity.closed_nickname'),
      mobile: `closed ${shopperId}`,
      avatar: '',
      gender: 'unknown',
      birthday: null,
      bio: '',
      loginIp: '',
      passwordHash: null,
      payPasswordHash: null,
    });
    await removeBindings(ctx.db, shopperId);
    await deleteSignIns(ctx.db, shopperId);
    await deleteMobileChanges(ctx.db, shopperId);
    await forgetDevices(ctx, 'shopper', shopperId);
    await endSessions(ctx, 'shopper', shopperId, translate(ctx.language, 'identity.account_closed'));
    await emit(ctx, 'identity.closed', { shopperId });
  });
}
