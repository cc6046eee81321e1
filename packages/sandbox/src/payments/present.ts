/** What the gateway says of payments and refunds, in the fields of the v3 protocol. */
import type { SandboxKeys } from '../keys.ts';
import type { SandboxPayment, SandboxRefund } from './store.ts';

const currency = 'CNY';

export const presentPayment = (keys: SandboxKeys, payment: SandboxPayment) => ({
  appid: keys.appId,
  mchid: keys.merchantId,
  out_trade_no: payment.outTradeNo,
  trade_state: payment.state,
  trade_state_desc: payment.state,
  ...(payment.transactionId
    ? {
        transaction_id: payment.transactionId,
        trade_type: payment.openid ? 'JSAPI' : 'MWEB',
        bank_type: 'OTHERS',
        success_time: payment.paidAt,
        payer: { openid: payment.openid || 'sandbox-payer' },
        amount: {
          total: payment.totalCents,
          payer_total: payment.totalCents,
          currency,
          payer_currency: currency,
        },
      }
    : {}),
});

export const presentRefund = (refund: SandboxRefund, payment: SandboxPayment) => ({
  refund_id: refund.refundId,
  out_refund_no: refund.outRefundNo,
  transaction_id: payment.transactionId,
  out_trade_no: refund.outTradeNo,
  channel: 'ORIGINAL',
  user_received_account: 'sandbox',
  ...(refund.doneAt ? { success_time: refund.doneAt } : {}),
  create_time: refund.createdAt,
  status: refund.status,
  amount: { total: payment.totalCents, refund: refund.cents, payer_total: payment.totalCents, currency },
});
