import type { Context } from '../../../kernel/context.ts';
import { minutesAfter } from '../../../kernel/time/durations.ts';
import { removeLabel } from './labels.ts';
import { openAccount } from './order-waybill.ts';
import { claimTry, findWaybill, moveWaybill, type WaybillRow } from './waybill.queries.ts';
import { WaybillRefused, type WaybillSource, WaybillUnanswered } from './waybills.port.ts';

const longestWaitMinutes = 360;

/**
 * Gives back a number that nobody uses. One that was asked for without an answer is asked for once more, in the same words,
 * to learn which it is.
 */
export async function giveUpWaybill(ctx: Context, id: number): Promise<void> {
  const now = ctx.clock.now();
  const waybill = await findWaybill(ctx.db, id);
  if (!waybill) return;
  const next = minutesAfter(now, Math.min(2 ** waybill.attempts, longestWaitMinutes));
  if (!(await claimTry(ctx.db, waybill, { now, next }))) return;
  if (waybill.state === 'asked' && !(await moveWaybill(ctx.db, id, 'asked', { state: 'abandoned' }))) return;
  const { waybills } = ctx.services;
  if (!waybills) return;
  try {
    await giveBack(ctx, waybills, waybill);
  } catch (error) {
    if (!(error instanceof WaybillUnanswered)) throw error;
    ctx.log.warn({ err: error, waybillId: id }, 'a waybill was not cancelled; it is tried again');
  }
}

async function giveBack(ctx: Context, waybills: WaybillSource, waybill: WaybillRow): Promise<void> {
  const { id } = waybill;
  const account = await openAccount(ctx, waybill.accountId);
  const given = waybill.trackingNo === null ? await findGiven(ctx, waybills, waybill) : waybill;
  if (!given) return;
  const { trackingNo, carrierOrderNo } = given;
  try {
    await waybills.cancel(account, { trackingNo: trackingNo ?? '', carrierOrderNo });
    await removeLabel(ctx, waybill);
    await moveWaybill(ctx.db, id, 'abandoned', { state: 'cancelled', dueAt: null, labelType: null });
  } catch (error) {
    if (!(error instanceof WaybillRefused)) throw error;
    ctx.log.warn({ err: error, waybillId: id }, 'a waybill cannot be cancelled any more');
    await moveWaybill(ctx.db, id, 'abandoned', { state: 'uncancelled', dueAt: null });
  }
}

/** The number that was given without our knowing; null when none was. */
async function findGiven(ctx: Context, waybills: WaybillSource, { id, accountId, request }: WaybillRow) {
  try {
    const given = await waybills.order(await openAccount(ctx, accountId), request);
    const { trackingNo, carrierOrderNo } = given;
    await moveWaybill(ctx.db, id, 'abandoned', { state: 'abandoned', trackingNo, carrierOrderNo });
    return given;
  } catch (error) {
    if (!(error instanceof WaybillRefused)) throw error;
    await moveWaybill(ctx.db, id, 'abandoned', { state: 'refused', dueAt: null });
    return null;
  }
}
