import type { CallOut } from '@chengji/contract';
import type { Context } from '../../kernel/context.ts';
import { countDueDeliveries } from '../../kernel/events/outbox.queries.ts';
import { countEndedPayments } from '../payments/index.ts';

/** A deadline fires within this time; one that is older is late. */
const promisedMs = 5_000;

/** Whether the market's machinery keeps up. */
export async function showHealth(ctx: Context): Promise<CallOut<'GET /platform/dashboard/info'>['health']> {
  const { countSockets, clockSkewMs, listDeadlines } = ctx.services;
  const late = ctx.clock.now().getTime() - promisedMs;
  const deadlines = await listDeadlines();
  return {
    payments: await countEndedPayments(ctx.db),
    sockets: countSockets(),
    clock_off_ms: clockSkewMs(),
    waiting_events: await countDueDeliveries(ctx.db),
    late_deadlines: deadlines
      .filter(({ at, isPromised }) => isPromised && at.getTime() < late)
      .reduce((total, { count }) => total + count, 0),
  };
}
