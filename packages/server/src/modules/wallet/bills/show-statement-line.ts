import type { CallChecked, CallOut } from '@chengji/contract';
import { toMoneyText } from '@chengji/contract/money';
import { requireActor } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { listTransfers, platform, shopPending } from '../../ledger/index.ts';
import { findOrderAmounts } from '../../orders/index.ts';
import { nameEntries } from './name-account.ts';
import { findBookedLine, listOrderRefunds, presentLines } from './statement-lines.ts';

type Details = CallOut<'GET /seller/money/statement_line'>;

/**
 * A line with the transfers that it is made of: a settlement with what went back of its order before it, a later
 * refund by itself.
 */
export async function showStatementLine(
  ctx: Context,
  { id }: CallChecked<'GET /seller/money/statement_line'>,
): Promise<Details> {
  const { shopId } = requireActor(ctx, 'seller');
  const booked = await findBookedLine(ctx, shopId, id);
  const [line] = booked ? await presentLines(ctx, shopId, [booked]) : [];
  if (!booked || !line) throw new Refusal('common.not_found');
  const { order_no, refund_no } = line;
  const order = (await findOrderAmounts(ctx, shopId, [order_no])).get(order_no);
  const transfers = await listTransfers(ctx.db, {
    references: refund_no ? [refund_no] : [order_no, ...(await listOrderRefunds(ctx, shopId, order_no))],
    accounts: [platform('escrow'), shopPending(shopId)],
    upTo: booked.transferId,
  });
  return {
    ...line,
    commission_rate: order?.commissionBasisPoints ?? 0,
    transfers: transfers.map((transfer) => presentTransfer(ctx, shopId, transfer)),
  };
}

type Transfer = Awaited<ReturnType<typeof listTransfers>>[number];

function presentTransfer(
  ctx: Context,
  shopId: number,
  { id, kind, reference, bookedAt, entries }: Transfer,
): Details['transfers'][number] {
  const own = shopPending(shopId);
  const ofOrder: readonly string[] = [platform('escrow'), platform('commission'), own];
  const takenCents = entries
    .filter(({ account }) => ofOrder.includes(account))
    .reduce((sum, { cents }) => sum - cents, 0);
  return {
    id,
    kind,
    reference,
    at: toUnixSeconds(bookedAt),
    returned: toMoneyText(kind === 'settle' ? 0 : takenCents),
    entries: nameEntries(ctx, entries, own),
  };
}
