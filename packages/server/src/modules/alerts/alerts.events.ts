/** What of all that happens staff are alerted of, each once. */
import type { EventName, EventPayload } from '@chengji/contract/events';
import { toMoneyText } from '@chengji/contract/money';
import type { Context } from '../../kernel/context.ts';
import { type Listener, listener } from '../../kernel/events/events.ts';
import { listGoodsNames } from '../catalog/index.ts';
import { alertStaff, type NewsForStaff } from './alert-staff.ts';

/** `toNews` answers null for what is no news to anybody. */
const on = <K extends EventName>(
  event: K,
  toNews: (payload: EventPayload<K>, ctx: Context) => NewsForStaff | null | Promise<NewsForStaff | null>,
): Listener =>
  listener({
    event,
    name: `alerts.of_${event.replace('.', '_')}`,
    handle: async (ctx, payload) => {
      const news = await toNews(payload, ctx);
      if (news) await alertStaff(ctx, news);
    },
  });

const toOrderNews = (event: string, { orderId, orderNo, shopId }: EventPayload<'orders.placed'>) =>
  ({
    kind: 'order_paid',
    shopId,
    subjectId: orderId,
    params: { order_no: orderNo },
    source: `${event} ${orderId}`,
  }) satisfies NewsForStaff;

const toRefundParams = ({ refundNo, cents }: EventPayload<'refunds.applied'>) => ({
  refund_no: refundNo,
  amount: toMoneyText(cents),
});

const toPayoutNews = (
  kind: 'payout_paid' | 'payout_rejected' | 'payout_asked',
  { withdrawalId, withdrawalNo, ownerId, cents }: EventPayload<'wallet.withdrawal_paid'>,
) =>
  ({
    kind,
    shopId: kind === 'payout_asked' ? null : ownerId,
    subjectId: withdrawalId,
    params: { withdrawal_no: withdrawalNo, amount: toMoneyText(cents) },
    source: `${kind} ${withdrawalId}`,
  }) satisfies NewsForStaff;

/** A shopper's own withdrawal is told to the shopper. */
const ofShop =
  (kind: 'payout_paid' | 'payout_rejected') => (payload: EventPayload<'wallet.withdrawal_paid'>) =>
    payload.owner === 'shop' ? toPayoutNews(kind, payload) : null;

async function findGoodsName({ db }: Context, goodsId: number) {
  const [goods] = await listGoodsNames(db, [goodsId]);
  return goods ?? null;
}

export const alertListeners: Listener[] = [
  on('orders.paid', (payload) => (payload.waits ? null : toOrderNews('orders.paid', payload))),
  on('orders.grouped', (payload) => toOrderNews('orders.paid', payload)),
  on('refunds.applied', (payload) => ({
    kind: 'refund_applied',
    shopId: payload.shopId,
    subjectId: payload.refundId,
    params: toRefundParams(payload),
    source: `refunds.applied ${payload.refundId}`,
  })),
  on('refunds.moved', (payload) => {
    const { state, shopId, refundId, logId } = payload;
    const kinds = { pending_receipt: 'refund_returned', intervention: 'refund_disputed' } as const;
    const kind = state === 'pending_receipt' || state === 'intervention' ? kinds[state] : null;
    return (
      kind && {
        kind,
        shopId: kind === 'refund_disputed' ? null : shopId,
        subjectId: refundId,
        params: toRefundParams(payload),
        source: `refunds.moved ${logId}`,
      }
    );
  }),
  on('reviews.written', async ({ reviewId, goodsId, shopId }, ctx) => ({
    kind: 'review_written',
    shopId,
    subjectId: goodsId,
    params: { title: (await findGoodsName(ctx, goodsId))?.zh ?? '' },
    source: `reviews.written ${reviewId}`,
  })),
  on('catalog.stock_low', async ({ goodsId, skuId, left, at }, ctx) => {
    const goods = await findGoodsName(ctx, goodsId);
    return (
      goods && {
        kind: 'stock_low',
        shopId: goods.shopId,
        subjectId: goodsId,
        params: { title: goods.zh, left: String(left) },
        source: `catalog.stock_low ${skuId} ${at}`,
      }
    );
  }),
  on('groups.campaign_stopped', ({ campaignId, shopId, title }) => ({
    kind: 'campaign_stopped',
    shopId,
    subjectId: campaignId,
    params: { title },
    source: `groups.campaign_stopped ${campaignId}`,
  })),
  on('coupons.stopped', ({ couponId, shopId, title }) => ({
    kind: 'coupon_stopped',
    shopId,
    subjectId: couponId,
    params: { title },
    source: `coupons.stopped ${couponId}`,
  })),
  on('imports.done', ({ importId, shopId, taskId, name }) => ({
    kind: 'import_done',
    shopId,
    subjectId: importId,
    params: { name },
    source: `imports.done ${taskId}`,
  })),
  on('wallet.withdrawal_paid', ofShop('payout_paid')),
  on('wallet.withdrawal_rejected', ofShop('payout_rejected')),
  on('wallet.withdrawal_asked', (payload) => toPayoutNews('payout_asked', payload)),
  on('shops.applied', ({ applicationId, name, at }) => ({
    kind: 'shop_applied',
    shopId: null,
    subjectId: applicationId,
    params: { name },
    source: `shops.applied ${applicationId} ${at}`,
  })),
  on('shops.licence_ending', ({ shopId, endsOn }) => ({
    kind: 'licence_ending',
    shopId,
    subjectId: null,
    params: { day: endsOn },
    source: `shops.licence_ending ${shopId} ${endsOn}`,
  })),
  on('shops.licence_over', ({ shopId, name, endsOn }) => ({
    kind: 'licence_over',
    shopId: null,
    subjectId: shopId,
    params: { name, day: endsOn },
    source: `shops.licence_over ${shopId} ${endsOn}`,
  })),
  on('complaints.sent', ({ caseId, complaintId }) => ({
    kind: 'complaint_sent',
    shopId: null,
    subjectId: caseId,
    source: `complaints.sent ${complaintId}`,
  })),
  on('feedback.sent', ({ feedbackId }) => ({
    kind: 'feedback_sent',
    shopId: null,
    subjectId: feedbackId,
    source: `feedback.sent ${feedbackId}`,
  })),
  on('payments.found', ({ findingId, subjectNo }) => ({
    kind: 'payment_found',
    shopId: null,
    subjectId: findingId,
    params: { number: subjectNo },
    source: `payments.found ${findingId}`,
  })),
];
