/** The lines of WeChat Pay's trade bill: what was paid, and what was asked to be given back. */
import type { TradeLine } from '../gateway.ts';
import { type Cells, toCents, toMoment } from './bill-cells.ts';

/** Null for what is neither, such as a payment at a till that was taken back. */
export function toTradeLine(cells: Cells): TradeLine | null {
  const paymentNo = cells('商户订单号');
  const state = cells('交易状态');
  const at = toMoment(cells('交易时间'));
  if (state === 'SUCCESS') {
    const channelNo = cells('微信订单号');
    const cents = toCents(cells('订单金额'));
    return { kind: 'payment', number: paymentNo, paymentNo, channelNo, cents, status: state, at };
  }
  if (state !== 'REFUND') return null;
  return {
    kind: 'refund',
    number: cells('商户退款单号'),
    paymentNo,
    channelNo: cells('微信退款单号'),
    cents: toCents(cells('申请退款金额')),
    status: cells('退款状态'),
    at,
  };
}
