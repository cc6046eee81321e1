/** What modules report to each other after the fact. Payloads hold identifiers and amounts, never whole rows. */
import { z } from 'zod';
import { RefundState, ShopCloseReason } from './states.ts';

const id = z.int().positive();
const order = { orderId: id, orderNo: z.string(), shopperId: id, shopId: id };
const withdrawal = {
  withdrawalId: id,
  withdrawalNo: z.string(),
  owner: z.enum(['shopper', 'shop']),
  ownerId: id,
  cents: z.int().positive(),
  /** Without the fee. */
  arrivingCents: z.int().nonnegative(),
};

const refund = {
  refundId: id,
  refundNo: z.string(),
  orderId: id,
  orderNo: z.string(),
  shopperId: id,
  shopId: id,
  cents: z.int().nonnegative(),
};

export const events = {
  /** `referrer` is the code they came by, and `referredAt` when they opened its link. */
  'identity.registered': z.object({
    shopperId: id,
    referrer: z.string().nullable(),
    referredAt: z.int().nullable().optional(),
  }),
  /** Somebody signed in from a device that the account did not know. */
  'identity.new_device': z.object({ shopperId: id, signInId: id, device: z.string(), ip: z.string() }),
  'identity.mobile_changed': z.object({ shopperId: id, changeId: id, heldUntil: z.int().nullable() }),
  /** The platform let them publish again; `until` is when the silence would have ended. */
  'identity.silenced': z.object({ shopperId: id, until: z.int(), days: z.int(), reason: z.string() }),
  'identity.unsilenced': z.object({ shopperId: id, until: z.int() }),
  /** The account is closed for good: what is stored of the person elsewhere is deleted too. */
  'identity.closed': z.object({ shopperId: id }),
  /** The account was to be closed, but something of it had not come to its end. */
  'identity.closing_called_off': z.object({ shopperId: id, closesAt: z.int() }),
  'shops.applied': z.object({ applicationId: id, name: z.string(), at: z.int() }),
  'shops.opened': z.object({ shopId: id }),
  'shops.changed': z.object({ shopId: id }),
  /** Its licence ends in some days, or has ended; `endsOn` is its last day. */
  'shops.licence_ending': z.object({ shopId: id, endsOn: z.string() }),
  'shops.licence_over': z.object({ shopId: id, name: z.string(), endsOn: z.string() }),
  /** Suspended or resumed: which of them is the shop's to say, for the next may have happened already. */
  'shops.state_changed': z.object({ shopId: id }),
  /** A role, or who holds which, is another: what open consoles may hear may be another. */
  'shops.rights_changed': z.object({ shopId: id }),
  /** Placing an order left of a choice fewer pieces than the line that counts as low. */
  'catalog.stock_low': z.object({ goodsId: id, skuId: id, left: z.int().nonnegative(), at: z.int() }),
  'catalog.goods_changed': z.object({ goodsId: id, shopId: id }),
  'catalog.category_renamed': z.object({ categoryId: id }),
  /** Goods hold copies of what changed; those after this id are still to be rewritten. */
  'catalog.copies_stale': z.object({
    of: z.enum(['all', 'shop', 'category']),
    id: z.int().nonnegative(),
    after: z.int(),
  }),
  /** It is living: its encoder sends. */
  'live.began': z.object({ liveId: id, shopId: id }),
  /** It was started, and its encoder did not come in time. */
  'live.timed_out': z.object({ liveId: id, shopId: id }),
  'live.over': z.object({ liveId: id, shopId: id }),
  /** Its recording can be watched. */
  'live.recorded': z.object({ liveId: id, shopId: id }),
  /** Its days are over, or the platform took it down. */
  'live.recording_removed': z.object({ liveId: id, shopId: id }),
  /** A channel told what cannot be. */
  'payments.found': z.object({ findingId: id, subjectNo: z.string() }),
  'payments.paid': z.object({ paymentNo: z.string(), shopperId: id }),
  /** A channel's bill and the ledger say the same after all. */
  'payments.difference_settled': z.object({ differenceId: id }),
  'wallet.withdrawal_asked': z.object(withdrawal),
  /** It is at the channel, which waits for the person to take it; each attempt anew. */
  'wallet.withdrawal_waits': z.object({ ...withdrawal, attempt: z.int().positive() }),
  'wallet.withdrawal_paid': z.object(withdrawal),
  /** Its money is back in the wallet. */
  'wallet.withdrawal_rejected': z.object({ ...withdrawal, reason: z.string() }),
  'orders.placed': z.object(order),
  /** `waits` for its team before it goes to its shop. */
  'orders.paid': z.object({ ...order, waits: z.boolean().optional() }),
  /** `shopReason` and `note`: why its shop closed it, and what it wrote to the buyer. */
  'orders.closed': z.object({
    ...order,
    reason: z.string(),
    wasPaid: z.boolean(),
    shopReason: ShopCloseReason.optional(),
    note: z.string().optional(),
  }),
  /** `logId` tells one parcel of an order from the next. */
  'orders.shipped': z.object({ ...order, logId: id.optional() }),
  /** Its shop took back what it had shipped. */
  'orders.recalled': z.object({ ...order, logId: id }),
  /** The carrier or the number of its parcel was corrected. */
  'orders.parcel_changed': z.object({ ...order, logId: id, trackingNo: z.string() }),
  /** Its shop changed what it costs, before it was paid. */
  'orders.price_changed': z.object({
    ...order,
    logId: id,
    beforeCents: z.int().nonnegative(),
    cents: z.int().positive(),
  }),
  'orders.received': z.object({ ...order, automatic: z.boolean() }),
  'orders.reviewed': z.object({ ...order, automatic: z.boolean() }),
  'orders.completed': z.object({ ...order, automatic: z.boolean() }),
  /** Its after-sale window has ended; `goodsCents` is what was paid for goods and did not go back. */
  'orders.released': z.object({ ...order, goodsCents: z.int().nonnegative() }),
  'refunds.applied': z.object(refund),
  /** It waits for what `state` says; `automatic` where nobody acted in time. */
  'refunds.moved': z.object({
    ...refund,
    /** The row of its log that tells of it: a refund is rejected more than once. */
    logId: id,
    /** The move that was made, as the log names it. */
    event: z.string(),
    state: RefundState,
    by: z.enum(['buyer', 'seller', 'platform', 'system']),
    automatic: z.boolean(),
  }),
  /** A group order whose team formed waits for its shop now; `returnedCents` went back to the balance. */
  'orders.grouped': z.object({ ...order, returnedCents: z.int().nonnegative() }),
  /** Paid when its team was over, the order went on to another team. */
  'groups.order_moved': z.object({ ...order, teamId: id }),
  /** No message shows this picture or voice any more. */
  'chat.file_dropped': z.object({ url: z.string() }),
  /** By the platform, with a reason. */
  'groups.campaign_stopped': z.object({ campaignId: id, shopId: id, title: z.string() }),
  /** By the platform, with a reason. */
  'coupons.stopped': z.object({ couponId: id, shopId: id, title: z.string() }),
  /** A day was signed or made up: the ranking follows. */
  'points.checked_in': z.object({ shopperId: id }),
  'points.level_raised': z.object({ shopperId: id, level: z.int() }),
  /** What an order earned its buyer's referrer is in their balance. */
  'referral.credited': z.object({ shopperId: id, earningId: id, cents: z.int().positive() }),
  'imports.done': z.object({ importId: id, shopId: id, taskId: id, name: z.string() }),
  'complaints.sent': z.object({ caseId: id, complaintId: id }),
  /** A shopper's, who waits for an answer. */
  'feedback.sent': z.object({ feedbackId: id }),
  /** Some of a person’s cards expire in a day, the first of them at this second. */
  'coupons.expiring': z.object({ shopperId: id, cards: z.int().positive(), endsAt: z.int() }),
  'reviews.written': z.object({
    reviewId: id,
    goodsId: id,
    shopId: id,
    /** Of one with pictures: its author and the order; one with none earns nothing. */
    pictured: z.object({ shopperId: id, orderId: id }).optional(),
  }),
  'reviews.replied': z.object({ reviewId: id, goodsId: id, shopperId: id }),
} as const satisfies Record<string, z.ZodObject>;

export type EventName = keyof typeof events;
export type EventPayload<K extends EventName> = z.output<(typeof events)[K]>;
