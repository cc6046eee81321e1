import type { ServiceInbox } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { hoursBefore } from '../../../kernel/time/durations.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { estimateWait, isWithinHours, readHours } from '../support.rules.ts';
import { countQueued, listTakes } from './queue.queries.ts';

const getHours = ({ services }: Context): string => services.settings.get('support.hours');

const getMinute = ({ calendar, clock }: Context): number => {
  const [hours, minutes] = calendar.toMinuteText(clock.now()).slice(11).split(':');
  return Number(hours) * 60 + Number(minutes);
};

export const isInboxOpen = (ctx: Context): boolean => isWithinHours(getHours(ctx), getMinute(ctx));

/** When agents answer next. */
function findOpening(ctx: Context): Date {
  const { calendar, clock } = ctx;
  const { from } = readHours(getHours(ctx));
  const day = from > getMinute(ctx) ? clock.now() : calendar.addDays(clock.now(), 1);
  const time = `${String(Math.floor(from / 60)).padStart(2, '0')}:${String(from % 60).padStart(2, '0')}:00`;
  return calendar.fromSecondText(`${calendar.toDay(day)} ${time}`);
}

const paceReadHours = 1;

/** How long somebody waits who stands at this place of the queue. */
export async function expectWait(ctx: Context, place: number): Promise<number> {
  const since = hoursBefore(ctx.clock.now(), paceReadHours);
  return estimateWait(place, await listTakes(ctx.db, since));
}

export async function presentInbox(ctx: Context): Promise<ServiceInbox> {
  const isOpen = isInboxOpen(ctx);
  const waiting = await countQueued(ctx.db);
  return {
    is_open: isOpen,
    opens_at: isOpen ? null : toUnixSeconds(findOpening(ctx)),
    hours: getHours(ctx).replace('-', '–'),
    waiting,
    wait_seconds: await expectWait(ctx, waiting + 1),
  };
}
