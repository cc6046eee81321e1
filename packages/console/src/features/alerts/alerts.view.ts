/** What an alert says, and the page it opens. */
import { showMoney } from '@chengji/client-kit/money-display';
import type { Alert } from '@chengji/contract';
import type { AlertKind } from '@chengji/contract/states';

const unnamed = {
  order_no: '',
  refund_no: '',
  withdrawal_no: '',
  title: '',
  name: '',
  number: '',
  left: '',
  day: '',
  reason: '',
};

/** What any sentence may name; its kind decides which of them it does. */
export const toParams = ({ params }: Alert) => ({
  ...unnamed,
  ...params,
  amount: params.amount ? showMoney(params.amount) : '',
  day: params.day ?? '',
});

/** The page of the thing itself; without its number, the list that it is in. */
const details = (list: string) => (id: number | null) => (id ? `${list}/${id}` : list);
/** The queue, with the thing at hand. */
const queue = (path: string) => (id: number | null) => (id ? `${path}?id=${id}` : path);

const paths: Record<AlertKind, (id: number | null) => string> = {
  order_paid: details('/seller/orders'),
  refund_applied: queue('/seller/refunds'),
  refund_returned: queue('/seller/refunds'),
  review_written: (goodsId) => (goodsId ? `/seller/reviews?goods=${goodsId}` : '/seller/reviews'),
  stock_low: details('/seller/goods'),
  campaign_stopped: details('/seller/campaigns'),
  coupon_stopped: details('/seller/coupons'),
  import_done: details('/seller/imports'),
  payout_paid: () => '/seller/money/withdrawals',
  payout_rejected: () => '/seller/money/withdrawals',
  licence_ending: () => '/seller/shop',
  live_recorded: details('/seller/live'),
  live_cut: details('/seller/live'),
  licence_over: details('/platform/shops'),
  shop_applied: queue('/platform/applications'),
  payout_asked: details('/platform/withdrawals'),
  refund_disputed: queue('/platform/interventions'),
  feedback_sent: () => '/platform/feedback',
  complaint_sent: queue('/platform/complaints'),
  payment_found: () => '/platform/findings',
};

/** Who may only read goods finds them in the list instead of the editor. */
export function toAlertPath({ kind, subject_id, params }: Alert, rights: readonly string[]): string {
  if (kind === 'stock_low' && !rights.includes('goods.write'))
    return `/seller/goods?${new URLSearchParams({ keyword: params.title ?? '' })}`;
  return paths[kind](subject_id);
}

/** Whether what is newest came after what was newest before; what was there at the start is no news. */
export const isNews = (newest: Alert | undefined, known: number | undefined): newest is Alert =>
  newest !== undefined && known !== undefined && newest.id > known && !newest.seen;
