import type { CallOut } from '@chengji/contract';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { presentAddress } from '../orders.present.ts';
import { getShopOrder } from './get-shop-order.ts';

/** Who the order goes to, with their whole mobile number; each reading is recorded. */
export const showContact = (
  ctx: Context,
  { id }: { id: number },
): Promise<CallOut<'POST /seller/orders/contact'>> =>
  transact(ctx, async (ctx) => {
    const order = await getShopOrder(ctx, id);
    const change = { before: { contact_read: false }, after: { contact_read: true } };
    await recordChange(ctx, { subject: 'order', id, ...change });
    return presentAddress(order);
  });
