import type { CallChecked, CallOut } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { sumDays } from '../conversations/day.queries.ts';

/** Today counts as the first of the days. */
export async function showFigures(
  { db, calendar, clock, actor }: Context,
  { days }: CallChecked<'GET /seller/chat/figures'>,
): Promise<CallOut<'GET /seller/chat/figures'>> {
  const { shopId } = requireActor({ actor }, 'seller');
  const from = calendar.toDay(calendar.addDays(clock.now(), 1 - days));
  const { conversations, answered, medianSeconds } = await sumDays(db, shopId, from);
  return { conversations, answered, first_answer_seconds: answered > 0 ? medianSeconds : null };
}
