/** The shop approves, or has been silent for so long that it did. */
import type { CallChecked, CallOut } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findReturnAddress } from '../addresses/address.queries.ts';
import { toSnapshot } from '../addresses/present-address.ts';
import { isOwn, moveRefund, withRefund } from '../move-refund.ts';
import { payRefund } from '../paying/pay-refund.ts';
import type { RefundRecord } from '../refund.queries.ts';
import { presentSellerRefund } from '../showing/show-seller-refund.ts';
import { recordHandling } from './record-handling.ts';

export const approveRefund = (
  ctx: Context,
  { id, address_id }: CallChecked<'POST /seller/refunds/approve'>,
): Promise<CallOut<'POST /seller/refunds/approve'>> =>
  withRefund(ctx, id, isOwn(ctx), async (ctx, row) => {
    const { shopId } = requireActor(ctx, 'seller');
    if (row.state !== 'pending_seller') throw new Refusal('refunds.state_changed');
    const after = await approve(ctx, row, () => findReturnAddress(ctx.db, shopId, address_id));
    await recordHandling(ctx, row, after);
    return presentSellerRefund(ctx, after);
  });

async function approve(
  ctx: Context,
  row: RefundRecord,
  findAddress: () => ReturnType<typeof findReturnAddress>,
): Promise<RefundRecord> {
  if (row.kind === 'refund_only') return payRefund(ctx, row, { event: 'approved' });
  const address = await findAddress();
  if (!address) throw new Refusal('refunds.no_return_address', {}, { field: 'address_id' });
  const change = { returnAddress: toSnapshot(address) };
  return moveRefund(ctx, row, { move: 'ask_return', event: 'approved', change });
}

/** By silence no return is demanded where the shop has no address for it. */
export async function approveBySilence(ctx: Context, row: RefundRecord): Promise<RefundRecord> {
  const address = row.kind === 'return_and_refund' ? await findReturnAddress(ctx.db, row.shopId) : null;
  if (!address) return payRefund(ctx, row, { event: 'approved' });
  return approve(ctx, row, async () => address);
}
