import type { CallOut } from '@chengji/contract';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import type { OrderRecord } from '../order.queries.ts';
import { presentAddress } from '../orders.present.ts';

type Contact = CallOut<'POST /seller/orders/contact'>;

/** Who the order that `get` finds goes to, with their whole mobile number; each reading is recorded. */
export const showContact =
  (get: (ctx: Context, id: number) => Promise<OrderRecord>) =>
  (ctx: Context, { id }: { id: number }): Promise<Contact> =>
    transact(ctx, async (ctx) => {
      const order = await get(ctx, id);
      const change = { before: { contact_read: false }, after: { contact_read: true } };
      await recordChange(ctx, { subject: 'order', id, ...change });
      return presentAddress(order);
    });
