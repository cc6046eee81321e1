import { isNotNull } from 'drizzle-orm';
import { deadline } from '../../kernel/jobs/deadline.queries.ts';
import { waybills } from './shipping.tables.ts';
import { giveUpWaybill } from './waybills/give-up-waybill.ts';

/** So many questions to the provider are under way at once. */
const atOnce = 4;

export const shippingJobs = [
  deadline({
    name: 'shipping.give_up_waybill',
    table: waybills,
    column: waybills.dueAt,
    where: isNotNull(waybills.dueAt),
    fire: giveUpWaybill,
    room: ({ services }) => (services.waybills ? atOnce : 0),
    mayBeLate: true,
  }),
];
