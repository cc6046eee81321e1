/** A refund as its buyer sees it. */
import type { CallChecked, CallOut, Refund } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { checkRefundable, isAnythingLeft } from '../../orders/index.ts';
import { isFinal } from '../line-refunds.ts';
import { isOwn } from '../move-refund.ts';
import { findRefund, listLog, listNewestOfLines, type RefundRecord } from '../refund.queries.ts';
import { countResubmissionsLeft } from '../refund.rules.ts';
import { canMove, isOpen } from '../refund.states.ts';
import { findPause } from './pause.rules.ts';
import { presentFacts, presentLog } from './present-facts.ts';
import type { RefundParts } from './present-row.ts';

const shownLogRows = 2;

/** Refuses who may not see it. */
export async function getSeenRefund(ctx: Context, id: number): Promise<RefundRecord> {
  const row = await findRefund(ctx.db, id);
  if (!row || !isOwn(ctx)(row)) throw new Refusal('common.not_found');
  return row;
}

export const showRefund = async (
  ctx: Context,
  { id }: CallChecked<'GET /wanlshop/refund/details'>,
): Promise<CallOut<'GET /wanlshop/refund/details'>> => presentRefund(ctx, await getSeenRefund(ctx, id));

export async function presentRefund(ctx: Context, row: RefundRecord): Promise<Refund> {
  const { facts, order, log } = await presentFacts(ctx, row);
  return {
    ...facts,
    order_state: order.state,
    pauses: isOpen(row.state) ? findPause(order) : null,
    log: log.slice(0, shownLogRows),
    can: { ...listMoves(row), apply_again: await canApplyAgain(ctx, row, order) },
  };
}

const listMoves = (row: RefundRecord): Omit<Refund['can'], 'apply_again'> => ({
  edit: canMove(row.state, 'resubmit') && countResubmissionsLeft(row) > 0,
  cancel: canMove(row.state, 'close'),
  ship: canMove(row.state, 'send'),
  intervene: canMove(row.state, 'bring'),
  evidence: row.state === 'intervention',
  to_balance: row.state === 'failed',
});

/** Once it has ended, and no later one of the line is in the way. */
async function canApplyAgain(ctx: Context, row: RefundRecord, order: RefundParts['order']): Promise<boolean> {
  const line = order.lines.find(({ id }) => id === row.lineId);
  if (isOpen(row.state) || !line || checkRefundable(order, ctx.clock.now()) !== null) return false;
  const [newest] = await listNewestOfLines(ctx.db, [line.id]);
  return newest !== undefined && !isOpen(newest.state) && !isFinal(newest) && isAnythingLeft(order, line);
}

/** Everything that was done and said. */
export async function showLog(
  ctx: Context,
  { id }: CallChecked<'GET /wanlshop/refund/log'>,
): Promise<CallOut<'GET /wanlshop/refund/log'>> {
  const row = await getSeenRefund(ctx, id);
  return { rows: presentLog(await listLog(ctx.db, row.id)) };
}
