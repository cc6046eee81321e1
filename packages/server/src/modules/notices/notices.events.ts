/** What of an order's life its buyer is told, once for each step. */

import type { NoticeKind } from '@chengji/contract';
import type { EventName, EventPayload } from '@chengji/contract/events';
import { toMoneyText } from '@chengji/contract/money';
import { type Listener, listener } from '../../kernel/events/events.ts';
import { fromUnixSeconds } from '../../kernel/time/unix-seconds.ts';
import { type News, tell } from './tell.ts';

type OrderEvent = Extract<EventName, `orders.${string}`> | 'groups.order_moved';

const ofOrder = <K extends OrderEvent>(
  event: K,
  kind: NoticeKind,
  sentenceOf: (payload: EventPayload<K>) => string,
  paramsOf: (payload: EventPayload<K>) => Record<string, string> = () => ({}),
): Listener =>
  listener({
    event,
    name: `notices.tell_${event.replace('.', '_')}`,
    handle: (ctx, payload) => tell(ctx, news(event, kind, sentenceOf(payload), payload, paramsOf(payload))),
  });

const news = (
  event: OrderEvent,
  kind: NoticeKind,
  sentence: string,
  { orderId, orderNo, shopperId, ...rest }: EventPayload<OrderEvent>,
  params: Record<string, string>,
): News => ({
  shopperId,
  kind,
  sentence: `notices.${sentence}`,
  params: { order_no: orderNo, ...params },
  modules: 'order',
  modulesId: orderId,
  // what may happen to an order more than once is told each time
  source: 'logId' in rest && rest.logId ? `${event} ${orderId} ${rest.logId}` : `${event} ${orderId}`,
});

type WithdrawalEvent = Extract<EventName, `wallet.${string}`>;

/** Of a shopper's; a shop sees its own in the console. */
const ofWithdrawal = <K extends WithdrawalEvent>(
  event: K,
  sentence: string,
  paramsOf: (payload: EventPayload<K>) => Record<string, string>,
  attemptOf: (payload: EventPayload<K>) => string = () => '',
): Listener =>
  listener({
    event,
    name: `notices.tell_${event.replace('.', '_')}`,
    handle: async (ctx, payload) => {
      const { owner, ownerId, withdrawalId, withdrawalNo } = payload as EventPayload<WithdrawalEvent>;
      if (owner !== 'shopper') return;
      await tell(ctx, {
        shopperId: ownerId,
        kind: 'notify',
        sentence: `notices.${sentence}`,
        params: { withdrawal_no: withdrawalNo, ...paramsOf(payload) },
        modules: 'withdrawal',
        modulesId: withdrawalId,
        source: `${event} ${withdrawalId}${attemptOf(payload)}`,
      });
    },
  });

/** What a buyer did is no news to them. */
const ofRefund = listener({
  event: 'refunds.moved',
  name: 'notices.tell_refunds_moved',
  handle: async (ctx, { shopperId, refundId, refundNo, logId, state, by, cents }) => {
    if (by === 'buyer') return;
    await tell(ctx, {
      shopperId,
      kind: 'notify',
      sentence: `notices.refund_${state}`,
      params: {
        refund_no: refundNo,
        amount: toMoneyText(cents),
        hours: String(ctx.services.settings.get('refunds.channel_hours')),
      },
      modules: 'refund',
      modulesId: refundId,
      source: `refunds.moved ${logId}`,
    });
  },
});

export const noticeListeners: Listener[] = [
  ofRefund,
  listener({
    event: 'points.level_raised',
    name: 'notices.tell_points_level_raised',
    handle: (ctx, { shopperId, level }) =>
      tell(ctx, {
        shopperId,
        kind: 'notify',
        sentence: 'notices.level_raised',
        params: { level: String(level) },
        modules: 'level',
        modulesId: level,
        source: `points.level_raised ${level}`,
      }),
  }),
  listener({
    event: 'referral.credited',
    name: 'notices.tell_referral_credited',
    handle: (ctx, { shopperId, earningId, cents }) =>
      tell(ctx, {
        shopperId,
        kind: 'notify',
        sentence: 'notices.referral_credited',
        params: { amount: toMoneyText(cents) },
        modules: 'referral',
        modulesId: earningId,
        source: `referral.credited ${earningId}`,
      }),
  }),
  listener({
    event: 'identity.registered',
    name: 'notices.tell_identity_registered',
    handle: (ctx, { shopperId }) =>
      tell(ctx, {
        shopperId,
        kind: 'system',
        sentence: 'notices.welcome',
        modules: '',
        modulesId: null,
        source: 'identity.registered',
      }),
  }),
  listener({
    event: 'identity.closing_called_off',
    name: 'notices.tell_closing_called_off',
    handle: (ctx, { shopperId, closesAt }) =>
      tell(ctx, {
        shopperId,
        kind: 'system',
        sentence: 'notices.closing_called_off',
        modules: '',
        modulesId: null,
        source: `identity.closing_called_off ${closesAt}`,
      }),
  }),
  listener({
    event: 'identity.new_device',
    name: 'notices.tell_identity_new_device',
    handle: (ctx, { shopperId, signInId, device, ip }) =>
      tell(ctx, {
        shopperId,
        kind: 'system',
        sentence: 'notices.new_device',
        params: { device, ip },
        modules: 'security',
        modulesId: null,
        source: `identity.new_device ${signInId}`,
      }),
  }),
  listener({
    event: 'identity.mobile_changed',
    name: 'notices.tell_identity_mobile_changed',
    handle: (ctx, { shopperId, changeId, heldUntil }) =>
      tell(ctx, {
        shopperId,
        kind: 'system',
        sentence: heldUntil === null ? 'notices.mobile_changed' : 'notices.mobile_changed_held',
        params: heldUntil === null ? {} : { until: ctx.calendar.toMinuteText(fromUnixSeconds(heldUntil)) },
        modules: 'security',
        modulesId: null,
        source: `identity.mobile_changed ${changeId}`,
      }),
  }),
  listener({
    event: 'identity.silenced',
    name: 'notices.tell_identity_silenced',
    handle: (ctx, { shopperId, until, days, reason }) =>
      tell(ctx, {
        shopperId,
        kind: 'system',
        sentence: 'notices.silenced',
        params: { days: String(days), notice: reason },
        modules: '',
        modulesId: null,
        source: `identity.silenced ${until}`,
      }),
  }),
  listener({
    event: 'identity.unsilenced',
    name: 'notices.tell_identity_unsilenced',
    handle: (ctx, { shopperId, until }) =>
      tell(ctx, {
        shopperId,
        kind: 'system',
        sentence: 'notices.unsilenced',
        modules: '',
        modulesId: null,
        source: `identity.unsilenced ${until}`,
      }),
  }),
  listener({
    event: 'reviews.replied',
    name: 'notices.tell_reviews_replied',
    handle: (ctx, { reviewId, shopperId }) =>
      tell(ctx, {
        shopperId,
        kind: 'notify',
        sentence: 'notices.review_replied',
        modules: 'review',
        modulesId: reviewId,
        source: `reviews.replied ${reviewId}`,
      }),
  }),
  listener({
    event: 'coupons.expiring',
    name: 'notices.tell_coupons_expiring',
    handle: (ctx, { shopperId, cards, endsAt }) =>
      tell(ctx, {
        shopperId,
        kind: 'notify',
        sentence: 'notices.coupons_expiring',
        params: { cards: String(cards) },
        modules: 'coupon',
        modulesId: null,
        source: `coupons.expiring ${endsAt}`,
      }),
  }),
  ofWithdrawal(
    'wallet.withdrawal_waits',
    'withdrawal_waits',
    ({ arrivingCents }) => ({ amount: toMoneyText(arrivingCents) }),
    ({ attempt }) => `A${attempt}`,
  ),
  ofWithdrawal('wallet.withdrawal_paid', 'withdrawal_paid', ({ arrivingCents }) => ({
    amount: toMoneyText(arrivingCents),
  })),
  ofWithdrawal('wallet.withdrawal_rejected', 'withdrawal_rejected', ({ cents, reason }) => ({
    amount: toMoneyText(cents),
    reason,
  })),
  ofOrder('orders.placed', 'notify', () => 'order_placed'),
  ofOrder('orders.paid', 'notify', ({ waits }) => (waits ? 'order_paid_waits' : 'order_paid')),
  ofOrder('groups.order_moved', 'notify', () => 'order_moved'),
  ofOrder(
    'orders.grouped',
    'notify',
    ({ returnedCents }) => (returnedCents > 0 ? 'order_grouped_returned' : 'order_grouped'),
    ({ returnedCents }) => ({ amount: toMoneyText(returnedCents) }),
  ),
  ofOrder('orders.shipped', 'logistics', () => 'order_shipped'),
  ofOrder('orders.recalled', 'logistics', () => 'order_recalled'),
  ofOrder(
    'orders.parcel_changed',
    'logistics',
    () => 'order_parcel_changed',
    ({ trackingNo }) => ({ tracking_no: trackingNo }),
  ),
  ofOrder(
    'orders.price_changed',
    'notify',
    () => 'order_price_changed',
    ({ beforeCents, cents }) => ({ before: toMoneyText(beforeCents), amount: toMoneyText(cents) }),
  ),
  ofOrder('orders.received', 'logistics', ({ automatic }) =>
    automatic ? 'order_received_automatically' : 'order_received',
  ),
  ofOrder('orders.reviewed', 'notify', ({ automatic }) =>
    automatic ? 'order_reviewed_automatically' : 'order_reviewed',
  ),
  ofOrder('orders.completed', 'notify', () => 'order_completed'),
  ofOrder(
    'orders.closed',
    'notify',
    ({ reason, shopReason }) => {
      if (shopReason) return `order_closed_by_shop_${shopReason}`;
      return closedSentences.has(reason) ? `order_closed_${reason}` : 'order_closed';
    },
    ({ note }) => ({ note: note ?? '' }),
  ),
];

/** The reasons for closing that have a sentence of their own. */
const closedSentences = new Set(['unpaid', 'cancelled', 'refunded', 'group_failed']);
