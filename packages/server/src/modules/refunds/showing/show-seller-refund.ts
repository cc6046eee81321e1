/** A refund as its shop sees it. */
import type { CallChecked, CallOut, SellerRefund } from '@chengji/contract';
import { holdsRight } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { planRefund } from '../../orders/index.ts';
import { toTerms } from '../paying/pay-refund.ts';
import { presentEntries } from '../paying/present-entries.ts';
import type { RefundRecord } from '../refund.queries.ts';
import { canMove } from '../refund.states.ts';
import { presentBuyer, presentOrder } from './present-behind.ts';
import { presentFacts } from './present-facts.ts';
import { getSeenRefund } from './show-refund.ts';

export const showSellerRefund = async (
  ctx: Context,
  { id }: CallChecked<'GET /seller/refunds/details'>,
): Promise<CallOut<'GET /seller/refunds/details'>> => presentSellerRefund(ctx, await getSeenRefund(ctx, id));

/** The states in which money may still move. */
const undecided: readonly RefundRecord['state'][] = [
  'pending_seller',
  'pending_return',
  'pending_receipt',
  'rejected',
  'intervention',
];

export async function presentSellerRefund(ctx: Context, row: RefundRecord): Promise<SellerRefund> {
  const { facts, order, log } = await presentFacts(ctx, row);
  const plan = undecided.includes(row.state)
    ? planRefund(order, toTerms(row, row.decidedCents ?? row.askedCents))
    : null;
  const mayHandle = holdsRight(ctx.actor, 'refunds.handle');
  return {
    ...facts,
    buyer: await presentBuyer(ctx, row),
    order: presentOrder(order),
    log,
    entries: plan ? presentEntries(ctx, row, plan) : [],
    can: {
      approve: mayHandle && row.state === 'pending_seller',
      reject: mayHandle && canMove(row.state, 'reject'),
      receive: mayHandle && row.state === 'pending_receipt',
      refuse: mayHandle && canMove(row.state, 'refuse'),
      evidence: mayHandle && row.state === 'intervention',
    },
  };
}
