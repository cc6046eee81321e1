import { checkIn, makeUp } from '@chengji/server/modules/points/index';
import { checkInDays, comesOn } from '../market/growth.ts';
import type { FilledShopper } from './fill-shoppers.ts';
import type { Filling } from './filling.ts';

const DAY = 24 * 60;

/** A month of daily check-ins up to the day before the market opens, and one day made up. */
export async function fillCheckIns(filling: Filling, shoppers: readonly FilledShopper[]): Promise<void> {
  for (let back = checkInDays; back > 0; back -= 1) {
    for (const [index, { actor }] of shoppers.entries()) {
      if (!comesOn(index + 1, back)) continue;
      filling.standAt(back * DAY - index);
      await checkIn(filling.as(actor));
    }
    await filling.hear();
  }
  const [first] = shoppers;
  if (first) await makeUpOne(filling, first);
  await filling.hear();
}

/** The latest day the first shopper missed, where it is of the same month. */
async function makeUpOne(filling: Filling, { actor }: FilledShopper): Promise<void> {
  const back = Array.from({ length: checkInDays }, (_, index) => index + 2).find((one) => !comesOn(1, one));
  if (back === undefined) return;
  filling.standAt(DAY);
  const ctx = filling.as(actor);
  const now = ctx.clock.now();
  const missed = ctx.calendar.toDay(ctx.calendar.addDays(now, 1 - back));
  if (missed.slice(0, 7) === ctx.calendar.toDay(now).slice(0, 7)) await makeUp(ctx, { date: missed });
}
