/** The market's time. In the demo it can be moved forward; nowhere else, and never back. */

import type { CallChecked, CallOut } from '@chengji/contract';
import { recordChange } from '../../kernel/audit/audit.ts';
import type { Context } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { toUnixSeconds } from '../../kernel/time/unix-seconds.ts';

export async function showClock(ctx: Context): Promise<CallOut<'GET /platform/clock/info'>> {
  const { config, clockOffsetMs, listDeadlines } = ctx.services;
  const deadlines = await listDeadlines();
  return {
    now: toUnixSeconds(ctx.clock.now()),
    offset_seconds: Math.round(clockOffsetMs() / 1_000),
    demo: config.demo,
    deadlines: deadlines.map(({ name, at, count }) => ({ name, at: toUnixSeconds(at), count })),
  };
}

/** Answers when every deadline passed has fired, in its order. */
export async function moveClock(
  ctx: Context,
  input: CallChecked<'POST /platform/clock/advance'>,
): Promise<CallOut<'POST /platform/clock/advance'>> {
  const { config, advanceClock } = ctx.services;
  if (!config.demo) throw new Refusal('platform.not_a_demo');
  const before = toUnixSeconds(ctx.clock.now());
  const { now, fired } = await advanceClock(input.seconds);
  await recordChange(ctx, {
    subject: 'clock',
    id: 'market',
    before: { now: before },
    after: { now: toUnixSeconds(now) },
  });
  return { now: toUnixSeconds(now), fired };
}
