import type { MarketCalendar } from '@chengji/contract/market-calendar';

/** `20261121143022`: the second of a moment in the market's time zone, with which the numbers of its orders begin. */
export const toNumberStamp = (calendar: MarketCalendar, moment: Date): string =>
  calendar.toSecondText(moment).replace(/\D/g, '');
