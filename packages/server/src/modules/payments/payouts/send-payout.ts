import { asCents } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { GatewayError, type GatewayPayout, isRefused } from '../channels/gateway.ts';
import { getGateway } from '../channels/gateways.ts';
import { claimDue } from '../claim-due.queries.ts';
import { computeNextAttempt, computeNextQuestion } from '../payment.rules.ts';
import { paymentPayouts } from '../payment.tables.ts';
import { takePayoutAnswer } from './end-payout.ts';
import { findPayoutById, type PayoutRow, storeProgress } from './payout.queries.ts';
import { needsName } from './payout.rules.ts';
import { getPayoutOutcome } from './payout-outcomes.ts';

/**
 * Sends a due payout, or asks after one that was sent; always under its one number, by which the channel pays once.
 * What the channel refused has failed only when it does not have it ten minutes later either: a request is signed as
 * of when its turn came, and by then every one that was still on its way is too old to be taken.
 */
export async function sendPayout(ctx: Context, id: number): Promise<void> {
  const payout = await findPayoutById(ctx.db, id);
  const now = ctx.clock.now();
  if (!payout) return;
  const next = computeNextAttempt(now, payout.attempts);
  if (!(await claimDue(ctx.db, paymentPayouts, payout, { now, next }))) return;
  try {
    await takePayoutAnswer(ctx, payout, await ask(ctx, payout, now));
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    ctx.log.warn({ err: error, outNo: payout.outNo }, 'a payout was not taken; it is tried again');
    if (isRefused(error))
      await storeProgress(ctx.db, id, { refusal: error.code, nextAttemptAt: computeNextQuestion(now) });
  }
}

async function ask(ctx: Context, payout: PayoutRow, now: Date): Promise<GatewayPayout> {
  const { kind, outNo, channel, openid, title, reference, refusal } = payout;
  const gateway = getGateway(ctx, channel);
  const found = payout.attempts === 0 ? 'unknown' : await gateway.queryPayout(outNo);
  if (found === 'unknown' && reference)
    throw new GatewayError(`${outNo}: the channel had it and does not know it any more`);
  if (found === 'unknown' && refusal) return { state: 'failed', reason: refusal };
  if (found !== 'unknown' && !(found.state === 'pending' && found.isStalled)) return found;
  const cents = asCents(payout.cents);
  const name = needsName(cents) ? await getPayoutOutcome(ctx, kind).findName?.(ctx, outNo) : null;
  return gateway.payOut({ outNo, openid, cents, title, name: name ?? null, at: now });
}
