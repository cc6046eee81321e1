import type { CallOut } from '@chengji/contract';
import type { Context } from '../../kernel/context.ts';
import { countDueDeliveries } from '../../kernel/events/outbox.queries.ts';
import { secondsBefore } from '../../kernel/time/durations.ts';
import { countEndedPayments } from '../payments/index.ts';

/** A deadline fires within this time; one that is older is late. */
const promisedSeconds = 5;

/** Whether the market's machinery keeps up. */
export async function showHealth(ctx: Context): Promise<CallOut<'GET /platform/dashboard/info'>['health']> {
  const { countSockets, clockSkewMs, listDeadlines } = ctx.services;
  const late = secondsBefore(ctx.clock.now(), promisedSeconds);
  const deadlines = await listDeadlines();
  return {
    payments: await countEndedPayments(ctx.db),
    sockets: countSockets(),
    clock_off_ms: clockSkewMs(),
    waiting_events: await countDueDeliveries(ctx.db),
    late_deadlines: deadlines
      .filter(({ at, isPromised }) => isPromised && at < late)
      .reduce((total, { count }) => total + count, 0),
  };
}
