import type { CallChecked, CallOut } from '@chengji/contract';
import { formatMoney, zeroCents } from '@chengji/contract/money';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { toUnixSecondsOrNull } from '../../../kernel/time/unix-seconds.ts';
import { countPiecesLeft, findAfterSale } from '../../orders/index.ts';
import { isFinal } from '../line-refunds.ts';
import { listNewestOfLines } from '../refund.queries.ts';
import { findReason } from '../refund.rules.ts';
import { isOpen } from '../refund.states.ts';
import { computeLimit, countMost, findBlocker, listKinds } from './application.rules.ts';
import { assertRefundable, getLine } from './check-application.ts';
import { findLeaving } from './find-leaving.ts';

/** What could go back; the refund that is open of the line is not in the way, as it may be submitted again. */
export async function previewRefund(
  ctx: Context,
  input: CallChecked<'GET /wanlshop/refund/preview'>,
): Promise<CallOut<'GET /wanlshop/refund/preview'>> {
  const order = await findAfterSale(ctx, input.order_id);
  if (!order || order.shopperId !== requireShopper(ctx)) throw new Refusal('common.not_found');
  const line = getLine(order, input.line_id);
  const [newest] = await listNewestOfLines(ctx.db, [line.id]);
  const isOfOpen = newest !== undefined && isOpen(newest.state);
  if (!isOfOpen) await assertRefundable(ctx, order);
  const most = countMost(line, input.kind);
  const wanted = input.number ?? Math.max(1, most);
  // who changes the kind may have asked for pieces that cannot be returned
  const number = wanted > countPiecesLeft(line) ? wanted : Math.min(wanted, Math.max(1, most));
  const reason = findReason(ctx.services.settings.get('refunds.reasons'), input.kind, input.reason ?? '');
  const pieces = { lineId: line.id, number, isShopsFault: reason?.fault === 'shop' };
  const limit = computeLimit(order, pieces, await findLeaving(ctx, order));
  const isReasonKnown = reason !== null || input.reason === undefined;
  const other = newest ? { isOpen: false, isFinal: isFinal(newest) } : null;
  const asked = { kind: input.kind, number, cents: zeroCents, isReasonKnown };
  const blocker = findBlocker(order, line, other, asked, limit);
  if (blocker) throw new Refusal(blocker.key, blocker.params, { field: blocker.field });
  return {
    number,
    most,
    max: formatMoney(limit.max),
    freight: formatMoney(limit.freight),
    returns_to: order.channel ?? 'balance',
    kinds: listKinds(line),
    until: toUnixSecondsOrNull(order.releaseDueAt),
  };
}
