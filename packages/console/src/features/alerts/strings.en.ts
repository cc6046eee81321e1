import type { Strings } from '@chengji/client-kit/i18n';
import type { zh } from './strings.zh.ts';

export const en: Strings<typeof zh> = {
  alerts: 'Alerts',
  bell: 'Alerts, {n} unread',
  bellNone: 'Alerts',
  none: 'No alerts yet',
  noneHint: 'New orders, refunds, reviews and other alerts appear here',
  unseen: 'Unread',
  more: 'Load more',
  sound: 'Sound',
  notifications: 'Browser notifications',
  notificationsDenied:
    'Your browser blocks notifications from this site. Allow them in its site settings, then switch this on.',
  notificationsMissing: 'This browser doesn’t support notifications.',
  notificationMore: '{n} unread {n|alert|alerts}',
  kind_order_paid: 'New order {order_no} is paid and ready to ship',
  kind_refund_applied: 'Refund {refund_no} of {amount} was requested',
  kind_refund_returned: 'The buyer shipped the return for refund {refund_no} ({amount})',
  kind_refund_disputed: 'Refund {refund_no} of {amount} was escalated to the platform',
  kind_review_written: '“{title}” has a new review',
  kind_stock_low: '“{title}” is low in stock: {left} left',
  kind_campaign_stopped: 'The platform stopped the group deal “{title}”',
  kind_coupon_stopped: 'The platform stopped the coupon “{title}”',
  kind_import_done: 'The import “{name}” is complete',
  kind_payout_paid: 'Withdrawal {withdrawal_no} of {amount} was paid out',
  kind_payout_rejected: 'Withdrawal {withdrawal_no} was rejected; {amount} is back in your balance',
  kind_payout_asked: 'Withdrawal {withdrawal_no} of {amount} is waiting for approval',
  kind_shop_applied: '“{name}” applied to open a shop',
  kind_complaint_sent: 'A new complaint is waiting for a decision',
  kind_payment_found: 'Payment issue {number} needs review',
};
