/** Which answers an event of a shop, or an alert of the platform, leaves out of date. */
import type { ReadKey } from '@chengji/client-kit/react';
import type { AlertKind } from '@chengji/contract/states';

const orders = [
  'GET /seller/orders/list',
  'GET /seller/orders/details',
  'GET /seller/dashboard/info',
  'GET /seller/campaigns/teams',
  'GET /seller/money/info',
] as const;

const payouts = [
  'GET /seller/money/info',
  'GET /seller/money/bills',
  'GET /seller/money/withdrawals',
  'GET /seller/dashboard/info',
] as const;

/** By what the event's name begins with. */
const bySubject: Readonly<Record<string, readonly ReadKey[]>> = {
  orders,
  refunds: ['GET /seller/refunds/list', 'GET /seller/refunds/details', ...orders],
  reviews: ['GET /seller/reviews/list', 'GET /seller/dashboard/info'],
  catalog: [
    'GET /seller/goods/list',
    'GET /seller/goods/details',
    'GET /seller/goods_drafts/details',
    'GET /seller/dashboard/info',
  ],
  imports: [
    'GET /seller/imports/list',
    'GET /seller/imports/details',
    'GET /seller/imports/report',
    'GET /seller/goods/list',
  ],
  coupons: ['GET /seller/coupons/list', 'GET /seller/coupons/details', 'GET /seller/dashboard/info'],
  groups: [
    'GET /seller/campaigns/list',
    'GET /seller/campaigns/details',
    'GET /seller/campaigns/teams',
    'GET /seller/dashboard/info',
  ],
  live: ['GET /seller/live/list', 'GET /seller/live/details'],
  shops: ['GET /seller/auth/info', 'GET /seller/shop/details'],
};

export const changedByEvent = (event: string): readonly ReadKey[] =>
  bySubject[event.slice(0, event.indexOf('.'))] ?? [];

const radar = 'GET /platform/ledger/radar';

/** What waits for the platform is told by its alerts alone. */
const byPlatformAlert: Readonly<Partial<Record<AlertKind, readonly ReadKey[]>>> = {
  shop_applied: ['GET /platform/applications/list', 'GET /platform/applications/details'],
  payout_asked: ['GET /platform/withdrawals/list', radar],
  refund_disputed: [
    'GET /platform/refunds/list',
    'GET /platform/refunds/all',
    'GET /platform/refunds/details',
    radar,
  ],
  feedback_sent: ['GET /platform/feedback/list', 'GET /platform/feedback/figures'],
  complaint_sent: ['GET /platform/complaints/list', 'GET /platform/complaints/details'],
  licence_over: ['GET /platform/shops/list', 'GET /platform/shops/details'],
  payment_found: ['GET /platform/findings/list', 'GET /platform/ledger/bill', radar],
};

/** A shop's other alerts come with an event of their own. */
const byShopAlert: typeof byPlatformAlert = {
  payout_paid: payouts,
  payout_rejected: payouts,
  licence_ending: ['GET /seller/shop/licence'],
};

/** By a frame of a conversation: its messages come by the frame itself. */
export const changedByChat: readonly ReadKey[] = ['GET /seller/chat/list', 'GET /seller/chat/customer'];

export function changedByAlert(kind: AlertKind): readonly ReadKey[] {
  const changed = byPlatformAlert[kind];
  return changed
    ? [...changed, 'GET /platform/dashboard/info', 'GET /platform/alerts/list']
    : [...(byShopAlert[kind] ?? []), 'GET /seller/alerts/list'];
}
