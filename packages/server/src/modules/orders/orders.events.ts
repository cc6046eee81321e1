import { listener } from '../../kernel/events/events.ts';
import { noteChanged, notePlaced } from './figures/sales-days.ts';

export const ordersListeners = [
  listener({ event: 'orders.placed', name: 'orders.note_placed', handle: notePlaced }),
  listener({ event: 'orders.paid', name: 'orders.note_paid', handle: noteChanged }),
  listener({ event: 'orders.grouped', name: 'orders.note_grouped', handle: noteChanged }),
  listener({ event: 'orders.closed', name: 'orders.note_closed', handle: noteChanged }),
  listener({ event: 'refunds.moved', name: 'orders.note_refunded', handle: noteChanged }),
];
