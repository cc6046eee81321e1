import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { getPayableKind, type PayableKind, type PayableState } from './payables.ts';

/** What the payer may see; a stranger does not learn whether it is there. */
export async function getPayable(
  ctx: Context,
  kind: PayableKind,
  reference: string,
  payerId: number,
): Promise<PayableState> {
  const payable = await getPayableKind(ctx, kind).find(ctx, reference);
  if (payable?.payerId !== payerId) throw new Refusal('common.not_found');
  return payable;
}

/** As `getPayable`, and there must be something to pay still. */
export async function getOpenPayable(
  ctx: Context,
  kind: PayableKind,
  reference: string,
  payerId: number,
): Promise<PayableState> {
  const payable = await getPayable(ctx, kind, reference, payerId);
  if (payable.state === 'paid') throw new Refusal('payments.trade_paid');
  if (payable.state === 'closed' || payable.expiresAt <= ctx.clock.now()) {
    throw new Refusal('payments.trade_closed');
  }
  return payable;
}
