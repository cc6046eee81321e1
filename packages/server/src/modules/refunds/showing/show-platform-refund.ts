/** A refund as the platform sees it. */
import type { CallChecked, CallOut, PlatformRefund } from '@chengji/contract';
import { toMoneyText } from '@chengji/contract/money';
import { holdsRight } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { presentPlans, showWaiting } from '../../repairs/index.ts';
import { type LikeCase, listLikeCases, sumShopRecord } from '../deciding/records.queries.ts';
import { planFailed } from '../paying/plan-failed.ts';
import type { RefundRecord } from '../refund.queries.ts';
import { isOpen } from '../refund.states.ts';
import { findPause } from './pause.rules.ts';
import { getRecordStart, presentBuyer, presentOrder } from './present-behind.ts';
import { presentFacts } from './present-facts.ts';
import { findParts, presentOwnRow } from './present-row.ts';
import { getSeenRefund } from './show-refund.ts';

export const showPlatformRefund = async (
  ctx: Context,
  { id }: CallChecked<'GET /platform/refunds/details'>,
): Promise<CallOut<'GET /platform/refunds/details'>> =>
  presentPlatformRefund(ctx, await getSeenRefund(ctx, id));

export async function presentPlatformRefund(ctx: Context, row: RefundRecord): Promise<PlatformRefund> {
  const { facts, order, log } = await presentFacts(ctx, row);
  const since = getRecordStart(ctx);
  const mayDecide = holdsRight(ctx.actor, 'refunds.decide');
  const repair = (await showWaiting(ctx, 'refund', [row.id])).get(row.id) ?? null;
  const canRepair = mayDecide && row.state === 'failed' && repair === null;
  return {
    ...facts,
    buyer: await presentBuyer(ctx, row),
    order: presentOrder(order),
    log,
    failure: row.failure,
    pauses: isOpen(row.state) ? findPause(order) : null,
    shop_record: await sumShopRecord(ctx.db, row.shopId, since),
    like_cases: await presentLikeCases(ctx, row, since),
    plans: canRepair ? await presentPlans(ctx, planFailed(row)) : [],
    repair,
    can: {
      decide: mayDecide && row.state === 'intervention',
      retry: canRepair,
      to_balance: canRepair,
    },
  };
}

const shownCases = 5;

async function presentLikeCases(
  ctx: Context,
  { id, reasonCode }: RefundRecord,
  since: Date,
): Promise<PlatformRefund['like_cases']> {
  const { cases, rows } = await listLikeCases(ctx.db, { reasonCode, besides: id, since, limit: shownCases });
  const getParts = await findParts(ctx, rows);
  const count = (outcome: LikeCase) => cases.get(outcome) ?? 0;
  return {
    for_buyer: count('for_buyer'),
    partly: count('partly'),
    against: count('against'),
    rows: rows.map((row) => ({
      id: row.id,
      title: presentOwnRow(ctx, row, getParts(row).order).goods.title,
      verdict: row.outcome,
      amount: toMoneyText(row.decidedCents ?? 0),
    })),
  };
}
