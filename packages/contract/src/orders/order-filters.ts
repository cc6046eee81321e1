/** What a shop's list of orders is narrowed by; the list, its export and the views people keep ask for the same. */
import { z } from 'zod';
import { OrderFlag, OrderTab, PurchaseKind, VisitSource } from '../states.ts';
import { Flag, Id, integer, Moment, text } from '../values.ts';

export const orderFilterFields = {
  state: OrderTab.or(z.literal('completed')).default('all'),
  keyword: text(0, 64).optional().meta({
    description: 'A part of an order’s number, the end of a phone, a receiver or a word of a title',
  }),
  kind: PurchaseKind.optional(),
  province: z
    .string()
    .regex(/^\d{6}$/)
    .optional()
    .meta({ description: 'Where it goes: the code of a province' }),
  from: Moment.or(integer(0, 9_999_999_999)).optional(),
  to: Moment.or(integer(0, 9_999_999_999)).optional(),
  paid_from: Moment.or(integer(0, 9_999_999_999)).optional(),
  paid_to: Moment.or(integer(0, 9_999_999_999)).optional(),
  source: VisitSource.optional().meta({ description: 'Where the buyer came to the shop from' }),
  goods_id: Id.optional().meta({ description: 'With a line of this product' }),
  post_id: Id.optional().meta({ description: 'With a line that was found in this post' }),
  late: Flag.optional().meta({ description: 'Not shipped in the time promised' }),
  soon: Flag.optional().meta({ description: 'To be shipped within `orders.ship_soon_hours`' }),
  today: Flag.optional().meta({ description: 'To be shipped before the day ends' }),
  remarked: Flag.optional().meta({ description: 'Its buyer left a remark' }),
  flag: OrderFlag.optional(),
};

export const OrderFilters = z.object(orderFilterFields);
export type OrderFilters = z.output<typeof OrderFilters>;
