/** The one way a refund changes its state: the row, its log, its event and its order’s timers, in one transaction. */
import type { RefundState } from '@chengji/contract';
import type { Actor, Context } from '../../kernel/context.ts';
import { transact } from '../../kernel/db/transact.ts';
import { emit } from '../../kernel/events/events.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { endHold } from '../orders/index.ts';
import { settleRepair } from '../repairs/index.ts';
import {
  claimMove,
  insertLog,
  type LogRecord,
  lockRefund,
  type NewLog,
  type RefundChange,
  type RefundRecord,
} from './refund.queries.ts';
import { computeDue, getShownCents } from './refund.rules.ts';
import { isOpen, type RefundMove, refundMoves } from './refund.states.ts';
import { toRefundEvent } from './refund-event.ts';

type By = Pick<LogRecord, 'by' | 'byId'>;

/** Who acts; what a deadline or a channel does is the system’s. */
export function getBy(actor: Actor): By {
  if (actor.kind === 'shopper') return { by: 'buyer', byId: actor.id };
  if (actor.kind === 'seller') return { by: 'seller', byId: actor.staffId };
  if (actor.kind === 'platform') return { by: 'platform', byId: actor.staffId };
  return { by: 'system', byId: null };
}

/** What was said with a move; `cents` where it is about an amount. */
export type Said = { content?: string; images?: string[]; cents?: number };

export type Step = Said & { move: RefundMove; event: LogRecord['event']; change?: RefundChange };

/** A state that a row of its own tells of, when another event led to it. */
const ownRows: Partial<Record<RefundState, LogRecord['event']>> = {
  processing: 'processing',
  completed: 'completed',
  closed: 'closed',
};

/** By these a refund that failed is seen to: what waits for a second person is over. */
const afterFailure: readonly RefundMove[] = ['retry', 'finish'];

/** Refuses when another came first. The last open refund of an order that ends lets its timers go on. */
export async function moveRefund(
  ctx: Context,
  { id, pinned }: Pick<RefundRecord, 'id' | 'pinned'>,
  { move, event, change, ...said }: Step,
): Promise<RefundRecord> {
  const now = ctx.clock.now();
  const { to } = refundMoves[move];
  const row = await claimMove(ctx.db, id, move, {
    ...change,
    movedAt: now,
    dueAt: computeDue(to, pinned, now),
    endedAt: isOpen(to) ? null : now,
  });
  if (!row) throw new Refusal('refunds.state_changed');
  const { by, byId } = getBy(ctx.actor);
  const told: NewLog = { refundId: id, event, by, byId, at: now, ...said };
  const ownRow = ownRows[to];
  const rows: NewLog[] = [told];
  if (ownRow && ownRow !== event)
    rows.push({ refundId: id, event: ownRow, by: 'system', at: now, cents: getShownCents(row) });
  const logId = await insertLog(ctx.db, rows);
  if (afterFailure.includes(move)) await settleRepair(ctx.db, { kind: 'refund', subjectId: id }, now);
  if (!isOpen(to)) await endHold(ctx, row.orderId);
  await emit(ctx, 'refunds.moved', {
    ...toRefundEvent(row),
    logId,
    event,
    state: to,
    by,
    automatic: by === 'system' && !ofChannel.includes(event),
  });
  return row;
}

/** What a channel says, without anybody having been waited for. */
const ofChannel: readonly LogRecord['event'][] = ['completed', 'failed'];

/** Takes the row, where the caller may see it, and does the work, in one transaction. */
export const withRefund = <T>(
  ctx: Context,
  id: number,
  isSeen: (row: RefundRecord) => boolean,
  work: (ctx: Context, row: RefundRecord) => Promise<T>,
): Promise<T> =>
  transact(ctx, async (ctx) => {
    const row = await lockRefund(ctx.db, { id });
    if (!row || !isSeen(row)) throw new Refusal('common.not_found');
    return work(ctx, row);
  });

/** Whether a refund is the buyer’s, or the shop’s, who calls. */
export const isOwn =
  ({ actor }: Context) =>
  ({ shopperId, shopId }: RefundRecord): boolean =>
    (actor.kind === 'shopper' && actor.id === shopperId) ||
    (actor.kind === 'seller' && actor.shopId === shopId) ||
    actor.kind === 'platform';
