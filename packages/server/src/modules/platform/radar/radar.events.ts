import { listener } from '../../../kernel/events/events.ts';
import { settleRepair } from '../../repairs/index.ts';

export const radarListeners = [
  /** What waits for a second person has nothing left to repair. */
  listener({
    event: 'payments.difference_settled',
    name: 'radar.end_repair',
    handle: ({ db, clock }, { differenceId }) =>
      settleRepair(db, { kind: 'difference', subjectId: differenceId }, clock.now()),
  }),
];
