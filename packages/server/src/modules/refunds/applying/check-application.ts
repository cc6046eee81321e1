import type { CallChecked, RefundReasonSetting } from '@chengji/contract';
import { type Cents, parseMoney } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { type AfterSaleOrder, checkRefundable } from '../../orders/index.ts';
import { isFinal } from '../line-refunds.ts';
import { listNewestOfLines } from '../refund.queries.ts';
import { findReason } from '../refund.rules.ts';
import { isOpen } from '../refund.states.ts';
import { computeLimit, countMost, findBlocker, type Limit, takesAll } from './application.rules.ts';
import { findLeaving } from './find-leaving.ts';
import { findTeamEnd } from './find-team-end.ts';

type Line = AfterSaleOrder['lines'][number];
type Input = Pick<CallChecked<'POST /wanlshop/refund/apply'>, 'kind' | 'reason' | 'amount' | 'number'>;

/** Refuses an order of which nothing can be asked back now. */
export async function assertRefundable(ctx: Context, order: AfterSaleOrder): Promise<void> {
  const blocker = checkRefundable(order, ctx.clock.now());
  if (!blocker) return;
  const until = blocker === 'refunds.waits_for_team' ? await findTeamEnd(ctx, order) : '';
  throw new Refusal(blocker, { until }, { field: 'line_id' });
}

/** The line of the order, which is to be there. */
export function getLine({ lines }: AfterSaleOrder, lineId: number): Line {
  const line = lines.find(({ id }) => id === lineId);
  if (!line) throw new Refusal('common.not_found');
  return line;
}

export type Application = {
  number: number;
  cents: Cents;
  takesAll: boolean;
  reason: RefundReasonSetting;
  limit: Limit;
};

/** What is asked for, once nothing stands in its way; `ownId` is the refund that is submitted again. */
export async function checkApplication(
  ctx: Context,
  order: AfterSaleOrder,
  line: Line,
  input: Input,
  ownId: number | null = null,
): Promise<Application> {
  const reason = findReason(ctx.services.settings.get('refunds.reasons'), input.kind, input.reason);
  const number = input.number ?? Math.max(1, countMost(line, input.kind));
  const cents = parseMoney(input.amount);
  const [newest] = await listNewestOfLines(ctx.db, [line.id]);
  const other =
    newest && newest.id !== ownId ? { isOpen: isOpen(newest.state), isFinal: isFinal(newest) } : null;
  const asked = { kind: input.kind, number, cents, isReasonKnown: reason !== null };
  const pieces = { lineId: line.id, number, isShopsFault: reason?.fault === 'shop' };
  const limit = computeLimit(order, pieces, await findLeaving(ctx, order));
  const blocker = findBlocker(order, line, other, asked, limit);
  if (blocker) throw new Refusal(blocker.key, blocker.params, { field: blocker.field });
  if (!reason) throw new Error('a reason that is not known is a blocker');
  return { number, cents, reason, limit, takesAll: takesAll(line, { number, cents }) };
}
