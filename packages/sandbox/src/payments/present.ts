/** What the gateway says of payments and refunds, in the fields of the v3 protocol. */
import type { SandboxKeys } from '../keys.ts';
import type { SandboxPayment, SandboxRefund, SandboxTransfer } from './store.ts';

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
        trade_type: payment.tradeType ?? (payment.openid ? 'JSAPI' : 'MWEB'),
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

export const presentNewTransfer = ({ outBillNo, transferBillNo, createdAt, state }: SandboxTransfer) => ({
  out_bill_no: outBillNo,
  transfer_bill_no: transferBillNo,
  create_time: createdAt,
  state,
  ...(state === 'WAIT_USER_CONFIRM' ? { package_info: `sandbox-${transferBillNo}` } : {}),
});

export const presentTransfer = (keys: SandboxKeys, transfer: SandboxTransfer) => ({
  mch_id: keys.merchantId,
  appid: keys.appId,
  ...presentNewTransfer(transfer),
  transfer_amount: transfer.cents,
  transfer_remark: transfer.remark,
  openid: transfer.openid,
  ...(transfer.failReason ? { fail_reason: transfer.failReason } : {}),
  update_time: transfer.updatedAt,
});
