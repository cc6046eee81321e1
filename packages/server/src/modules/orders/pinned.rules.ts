/** The rules an order keeps from its placing, and the moments that follow from them. */
import type { PinnedRules } from './order.tables.ts';

type Reader = {
  get(
    name:
      | 'orders.auto_receive_days'
      | 'orders.extend_receive_days'
      | 'orders.auto_comment_days'
      | 'orders.ship_within_hours'
      | 'ledger.commission_rate',
  ): number;
};

export const pinRules = (settings: Reader): PinnedRules => ({
  autoReceiveDays: settings.get('orders.auto_receive_days'),
  extendDays: settings.get('orders.extend_receive_days'),
  autoCommentDays: settings.get('orders.auto_comment_days'),
  shipWithinHours: settings.get('orders.ship_within_hours'),
  commissionBasisPoints: settings.get('ledger.commission_rate'),
});

export const minutesAfter = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000);
export const daysAfter = (moment: Date, days: number) => minutesAfter(moment, days * 1_440);

/** Unix seconds, as calls carry a moment. */
export const toUnixSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** `20261121143022`: the second of a moment in the market's time zone (China, UTC+8 all year). */
export const numberStamp = (moment: Date): string =>
  new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace(/\D/g, '');
