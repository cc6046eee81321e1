/** The settings an order is pinned to when it is placed. */
import type { PinnedRules } from './order.tables.ts';

type Reader = {
  get(
    name:
      | 'orders.auto_receive_days'
      | 'orders.extend_receive_days'
      | 'orders.auto_comment_days'
      | 'orders.ship_within_hours'
      | 'orders.after_sale_days'
      | 'ledger.commission_rate'
      | 'referral.first_rate'
      | 'referral.second_rate',
  ): number;
};

export const pinRules = (settings: Reader): PinnedRules => ({
  autoReceiveDays: settings.get('orders.auto_receive_days'),
  extendDays: settings.get('orders.extend_receive_days'),
  autoCommentDays: settings.get('orders.auto_comment_days'),
  shipWithinHours: settings.get('orders.ship_within_hours'),
  afterSaleDays: settings.get('orders.after_sale_days'),
  commissionBasisPoints: settings.get('ledger.commission_rate'),
  referral: {
    first: settings.get('referral.first_rate'),
    second: settings.get('referral.second_rate'),
  },
});
