/** Which right lets a member of staff know of an alert, or work on a thing. */
import type { AlertKind, HandledSubject } from '@chengji/contract';

type Side = 'seller' | 'platform';

export const alertRights: Readonly<Record<AlertKind, { side: Side; right: string }>> = {
  order_paid: { side: 'seller', right: 'orders.read' },
  refund_applied: { side: 'seller', right: 'refunds.read' },
  refund_returned: { side: 'seller', right: 'refunds.read' },
  review_written: { side: 'seller', right: 'reviews.read' },
  stock_low: { side: 'seller', right: 'goods.read' },
  campaign_stopped: { side: 'seller', right: 'campaigns.read' },
  coupon_stopped: { side: 'seller', right: 'coupons.read' },
  import_done: { side: 'seller', right: 'goods.write' },
  payout_paid: { side: 'seller', right: 'money.see' },
  payout_rejected: { side: 'seller', right: 'money.see' },
  licence_ending: { side: 'seller', right: 'shop.read' },
  live_recorded: { side: 'seller', right: 'live.read' },
  live_cut: { side: 'seller', right: 'live.read' },
  shop_applied: { side: 'platform', right: 'shops.approve' },
  payout_asked: { side: 'platform', right: 'withdrawals.read' },
  refund_disputed: { side: 'platform', right: 'refunds.read' },
  complaint_sent: { side: 'platform', right: 'complaints.read' },
  feedback_sent: { side: 'platform', right: 'feedback.read' },
  payment_found: { side: 'platform', right: 'findings.read' },
  licence_over: { side: 'platform', right: 'shops.read' },
};

export const handlingRights: Readonly<Record<HandledSubject, string>> = {
  order: 'orders.read',
  goods: 'goods.write',
  refund: 'refunds.read',
  review: 'reviews.read',
  application: 'shops.approve',
  withdrawal: 'withdrawals.read',
  complaint: 'complaints.read',
  finding: 'findings.read',
  post: 'posts.read',
};

/** The kinds of one side that somebody may know of. */
export const listKinds = (side: Side, holds: (right: string) => boolean): AlertKind[] =>
  (Object.keys(alertRights) as AlertKind[]).filter((kind) => {
    const alert = alertRights[kind];
    return alert.side === side && holds(alert.right);
  });
