import type { CallChecked, CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { daysBefore } from '../../../kernel/time/durations.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { computeFigures } from '../feedback.rules.ts';
import { countDays, sumAnswered } from './answering.queries.ts';

/** The days up to today, beside as many before. */
export async function showFigures(
  ctx: Context,
  { days }: CallChecked<'GET /platform/feedback/figures'>,
): Promise<CallOut<'GET /platform/feedback/figures'>> {
  const { db, calendar } = ctx;
  const now = ctx.clock.now();
  const today = calendar.startOfDay(now);
  const begins = Array.from({ length: days }, (_, at) => calendar.addDays(today, at - days + 1));
  const rows = await countDays(db, calendar.zone, calendar.addDays(today, 1 - 2 * days));
  const { steps, ...figures } = computeFigures(
    rows,
    begins.map((begin) => calendar.toDay(begin)),
  );
  const { sent, inTime } = await sumAnswered(db, {
    since: begins[0] ?? today,
    until: daysBefore(now, 1),
  });
  return {
    ...figures,
    answered_in_a_day: sent === 0 ? null : Math.round((inTime * 10_000) / sent),
    steps: steps.map(({ day: _, ...step }, at) => ({ ...step, at: toUnixSeconds(begins[at] ?? today) })),
  };
}
