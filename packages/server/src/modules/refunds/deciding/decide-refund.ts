/** The platform decides between the buyer and the shop, or by itself when it has not in time. */
import type { CallChecked, CallOut } from '@chengji/contract';
import { type Cents, formatMoney, parseMoney } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { type AfterSaleOrder, countWithBuyer } from '../../orders/index.ts';
import { type AddressRow, findReturnAddress } from '../addresses/address.queries.ts';
import { toSnapshot } from '../addresses/present-address.ts';
import { computeLimit } from '../applying/application.rules.ts';
import { findLeaving } from '../applying/find-leaving.ts';
import { recordHandling } from '../handling/record-handling.ts';
import { isOwn, moveRefund, type Step, withRefund } from '../move-refund.ts';
import { getAfterSale, payRefund } from '../paying/pay-refund.ts';
import type { RefundChange, RefundRecord } from '../refund.queries.ts';
import { presentPlatformRefund } from '../showing/show-platform-refund.ts';

type Input = CallChecked<'POST /platform/refunds/decide'>;
export type DecisionTerms = Pick<Input, 'amount' | 'return_needed' | 'borne_by'>;

export const decideRefund = (ctx: Context, input: Input): Promise<CallOut<'POST /platform/refunds/decide'>> =>
  withRefund(ctx, input.id, isOwn(ctx), async (ctx, row) => {
    if (row.state !== 'intervention') throw new Refusal('refunds.state_changed');
    const after = input.verdict === 'no' ? await decideNo(ctx, row, input) : await decide(ctx, row, input);
    const { verdict, amount, return_needed, borne_by, reason } = input;
    await recordHandling(ctx, row, after, { verdict, amount, return_needed, borne_by, reason });
    return presentPlatformRefund(ctx, after);
  });

const decideNo = (ctx: Context, row: RefundRecord, { reason }: Input): Promise<RefundRecord> =>
  moveRefund(ctx, row, {
    move: 'close',
    event: 'decided',
    content: reason,
    cents: 0,
    change: { verdict: 'no', decidedCents: 0, decidedReturn: false, decisionReason: reason },
  });

async function decide(ctx: Context, row: RefundRecord, input: Input): Promise<RefundRecord> {
  const { cents, address } = await checkTerms(ctx, row, input);
  const change: RefundChange = {
    verdict: 'refund',
    decidedCents: cents,
    decidedReturn: input.return_needed,
    decisionReason: input.reason,
    borneBy: input.borne_by,
    returnAddress: address ? toSnapshot(address) : row.returnAddress,
  };
  return carryOut(ctx, row, { event: 'decided', content: input.reason, change });
}

export type CheckedTerms = { cents: Cents; order: AfterSaleOrder; max: Cents; address: AddressRow | null };

/** What may be decided so; what it is refused for names its field. */
export async function checkTerms(
  ctx: Context,
  row: RefundRecord,
  { amount, return_needed, borne_by }: DecisionTerms,
): Promise<CheckedTerms> {
  if (amount === undefined) throw new Refusal('refunds.amount_missing', {}, { field: 'amount' });
  const order = await getAfterSale(ctx, row.orderId);
  const { max } = computeLimit(order, row, await findLeaving(ctx, order));
  const cents = parseMoney(amount);
  if (cents > max)
    throw new Refusal('refunds.amount_above', { amount: formatMoney(max) }, { field: 'amount' });
  if (return_needed && borne_by === 'platform')
    throw new Refusal('refunds.goodwill_without_return', {}, { field: 'return_needed' });
  const isWithBuyer =
    row.parcelId === null && order.lines.some((line) => line.id === row.lineId && countWithBuyer(line) > 0);
  if (return_needed && !isWithBuyer)
    throw new Refusal('refunds.nothing_to_return', {}, { field: 'return_needed' });
  const address = return_needed ? await findReturnAddress(ctx.db, row.shopId) : null;
  if (return_needed && !address)
    throw new Refusal('refunds.no_return_address', {}, { field: 'return_needed' });
  return { cents, order, max, address };
}

/** The goods come back first where that is demanded; otherwise the money moves now. */
function carryOut(ctx: Context, row: RefundRecord, step: Omit<Step, 'move'>): Promise<RefundRecord> {
  const isReturn = step.change?.decidedReturn === true;
  if (!isReturn) return payRefund(ctx, row, step);
  const cents = step.change?.decidedCents ?? row.askedCents;
  return moveRefund(ctx, row, { ...step, move: 'ask_return', cents });
}

/**
 * For the buyer as asked, or as it was decided before; goods that were not sent yet are to come back where the shop has
 * an address for them.
 */
export async function decideBySilence(ctx: Context, row: RefundRecord): Promise<RefundRecord> {
  const isUnsent = row.kind === 'return_and_refund' && row.parcelId === null;
  const address = isUnsent ? await findReturnAddress(ctx.db, row.shopId) : null;
  return carryOut(ctx, row, {
    event: 'decided',
    change: {
      verdict: 'refund',
      decidedCents: row.decidedCents ?? row.askedCents,
      decidedReturn: address !== null,
      decisionReason: null,
      borneBy: 'shop',
      returnAddress: address ? toSnapshot(address) : row.returnAddress,
    },
  });
}
