import { toSecondText } from '../../../kernel/time/day.ts';

/** `20261121143022`: the second of a moment in the market's time zone, with which the numbers of its orders begin. */
export const toNumberStamp = (moment: Date): string => toSecondText(moment).replace(/\D/g, '');
