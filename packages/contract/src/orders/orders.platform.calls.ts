import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { PayChannel } from '../states.ts';
import { Id, Moment, Money, pageInput, pageSchema, text } from '../values.ts';
import { orderFilterFields } from './order-filters.ts';
import { AddressSnapshot, StaffOrder, StaffOrderRow } from './order-values.ts';

export const PlatformOrderRow = StaffOrderRow.meta({ id: 'PlatformOrderRow' });

export const PlatformOrder = StaffOrder.extend({
  payments: z.array(
    z.object({
      payment_no: z.string(),
      channel: PayChannel,
      channel_no: z.string().nullable().meta({ description: 'The number the channel gave it' }),
      state: z.enum(['pending', 'paid', 'closed', 'held', 'refunding', 'refunded']),
      amount: Money.meta({ description: 'Of all orders of the trade' }),
      returned: Money.meta({ description: 'What went back of it, or is on its way' }),
      created_at: Moment,
      paid_at: Moment.nullable(),
    }),
  ),
}).meta({ id: 'PlatformOrder' });

const { state, kind, province, from, to, paid_from, paid_to, late } = orderFilterFields;

export const ordersPlatformCalls = declareCalls({
  'GET /platform/orders/list': {
    summary: 'The orders of every shop, the newest first',
    who: 'platform',
    right: 'orders.read',
    in: z.object({
      state,
      keyword: text(0, 64).optional().meta({
        description:
          'Five digits or more of a number, a phone or its last four digits, or the whole name of a receiver',
      }),
      shop_id: Id.optional(),
      shopper_id: Id.optional(),
      kind,
      province,
      from,
      to,
      paid_from,
      paid_to,
      late,
      ...pageInput,
    }),
    out: pageSchema(PlatformOrderRow).extend({
      counts: z.record(z.string(), z.int()).nullable().meta({
        description: 'How many of the shop or the shopper stand behind each tab; null after the first page',
      }),
    }),
    refusals: [],
  },
  'GET /platform/orders/details': {
    summary: 'One order of any shop, to look at',
    who: 'platform',
    right: 'orders.read',
    in: z.object({ id: Id }),
    out: PlatformOrder,
    refusals: [],
  },
  'POST /platform/orders/contact': {
    summary: 'To whom and where an order goes, whole; that it was read is recorded',
    who: 'platform',
    right: 'orders.contact',
    in: z.object({ id: Id }),
    out: AddressSnapshot,
    refusals: [],
  },
});
