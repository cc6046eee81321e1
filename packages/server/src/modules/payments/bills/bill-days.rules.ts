/** Channels keep Beijing's calendar, in a market of any time zone. */
import { beijingCalendar } from '../../../kernel/time/beijing.ts';
import { hoursBefore } from '../../../kernel/time/durations.ts';

export type BillPeriod = { from: Date; until: Date };

export function toBillPeriod(day: string): BillPeriod {
  const from = beijingCalendar.fromSecondText(`${day} 00:00:00`);
  return { from, until: beijingCalendar.addDays(from, 1) };
}

export const toBillDay = (moment: Date): string => beijingCalendar.toDay(moment);

/** The newest day that is over. */
export const findLastBillDay = (now: Date): string => toBillDay(beijingCalendar.addDays(now, -1));

export const getNextBillDay = (day: string): string => toBillDay(toBillPeriod(day).until);

/** A bill is fetched at this hour of the day after its own. */
export function computeFetchTime(day: string, hour: number): Date {
  return beijingCalendar.fromSecondText(`${getNextBillDay(day)} ${String(hour).padStart(2, '0')}:00:00`);
}

const hoursBeforeMidnight = 1;

/** A day of a channel, and when what must be on its bills was paid or ended. */
export type BillTimes = {
  day: string;
  paid: BillPeriod;
  /** Of refunds and payouts. */
  ended: BillPeriod;
  /** Since when the channel's bills are compared. */
  since: Date;
};

/**
 * What ended here in the hour before midnight is left to the next day, as a channel may have ended it on the other
 * side. The first day that is compared begins at its own beginning.
 */
export function toBillTimes(day: string, firstDay: string | null): BillTimes {
  const paid = toBillPeriod(day);
  const isFirst = firstDay === null || day <= firstDay;
  return {
    day,
    paid,
    ended: {
      from: isFirst ? paid.from : hoursBefore(paid.from, hoursBeforeMidnight),
      until: hoursBefore(paid.until, hoursBeforeMidnight),
    },
    since: isFirst ? paid.from : toBillPeriod(firstDay).from,
  };
}
