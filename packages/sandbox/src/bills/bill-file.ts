/**
 * The bills of a day in WeChat Pay's own columns: names, a line for each movement with a backtick before every value,
 * then the names and values of the sums. Pure: what happened → the text of the file.
 */

import { beijingCalendar } from '@chengji/server/kernel/time/beijing';
import type { SandboxKeys } from '../keys.ts';
import type { SandboxPayment, SandboxRefund, SandboxTransfer } from '../payments/store.ts';

type Happened = {
  payments: Iterable<SandboxPayment>;
  refunds: Iterable<SandboxRefund>;
  transfers: Iterable<SandboxTransfer>;
};
type Keys = Pick<SandboxKeys, 'appId' | 'merchantId'>;
type Line = { at: string; cells: Record<string, string> };

/** `2026-11-11 16:00:00`, in Beijing, where the protocol has its calendar. */
const toBeijing = (at: string | Date): string => beijingCalendar.toSecondText(new Date(at));
export const toBillDay = (at: string | Date): string => toBeijing(at).slice(0, 10);

const toYuan = (cents: number): string => (cents / 100).toFixed(2);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const tradeNames =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';
const tradeSumNames =
  '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额';
const fundNames =
  '记账时间,微信支付业务单号,资金流水单号,业务名称,业务类型,收支类型,收支金额(元),账户结余(元),资金变更提交申请人,备注,业务凭证号';
const fundSumNames = '资金流水总笔数,收入笔数,收入金额,支出笔数,支出金额';

const toRow = (values: readonly string[]): string =>
  values.map((value) => `\`${value.replaceAll(/[\r\n`]/g, ' ')}`).join(',');

function toFile(names: string, lines: readonly Line[], sumNames: string, sums: readonly string[]): string {
  const rows = lines.map(({ cells }) => toRow(names.split(',').map((name) => cells[name] ?? '')));
  return [names, ...rows, sumNames, toRow(sums), ''].join('\n');
}

const byTime = <T extends { at: string }>(lines: readonly T[]): T[] =>
  lines.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));

/** What was paid and what was given back; null where that was nothing. */
export function presentTradeBill(day: string, { payments, refunds }: Happened, keys: Keys): string | null {
  const all = new Map([...payments].map((payment) => [payment.outTradeNo, payment]));
  const paid = [...all.values()].filter(({ paidAt }) => paidAt && toBillDay(paidAt) === day);
  const back = [...refunds].filter(({ createdAt }) => toBillDay(createdAt) === day);
  if (paid.length + back.length === 0) return null;
  const lines = byTime([
    ...paid.map((payment) => toPaymentLine(payment, keys)),
    ...back.map((refund) => toRefundLine(refund, all.get(refund.outTradeNo), keys)),
  ]);
  const paidYuan = toYuan(sum(paid.map(({ totalCents }) => totalCents)));
  const backYuan = toYuan(sum(back.map(({ cents }) => cents)));
  const sums = [String(lines.length), paidYuan, backYuan, '0.00', '0.00000', paidYuan, backYuan];
  return toFile(tradeNames, lines, tradeSumNames, sums);
}

const toTradeCells = (payment: SandboxPayment | undefined, keys: Keys): Record<string, string> => ({
  公众账号ID: keys.appId,
  商户号: keys.merchantId,
  特约商户号: '0',
  微信订单号: payment?.transactionId ?? '',
  商户订单号: payment?.outTradeNo ?? '',
  用户标识: payment?.openid || 'sandbox-payer',
  交易类型: payment?.openid ? 'JSAPI' : 'MWEB',
  付款银行: 'OTHERS',
  货币种类: 'CNY',
  代金券金额: '0.00',
  充值券退款金额: '0.00',
  商品名称: payment?.description ?? '',
  手续费: '0.00000',
  费率: '0.00%',
});

const toPaymentLine = (payment: SandboxPayment, keys: Keys): Line => ({
  at: payment.paidAt ?? '',
  cells: {
    ...toTradeCells(payment, keys),
    交易时间: toBeijing(payment.paidAt ?? ''),
    交易状态: 'SUCCESS',
    应结订单金额: toYuan(payment.totalCents),
    微信退款单号: '0',
    商户退款单号: '0',
    退款金额: '0.00',
    订单金额: toYuan(payment.totalCents),
    申请退款金额: '0.00',
  },
});

const refundStatuses = { PROCESSING: 'PROCESSING', SUCCESS: 'SUCCESS', ABNORMAL: 'CHANGE', CLOSED: 'FAIL' };

const toRefundLine = (refund: SandboxRefund, payment: SandboxPayment | undefined, keys: Keys): Line => ({
  at: refund.createdAt,
  cells: {
    ...toTradeCells(payment, keys),
    交易时间: toBeijing(refund.createdAt),
    交易状态: 'REFUND',
    应结订单金额: '0.00',
    微信退款单号: refund.refundId,
    商户退款单号: refund.outRefundNo,
    退款金额: toYuan(refund.cents),
    退款类型: 'ORIGINAL',
    退款状态: refundStatuses[refund.status],
    订单金额: '0.00',
    申请退款金额: toYuan(refund.cents),
  },
});

type Fund = { at: string; name: string; channelNo: string; number: string; cents: number; note: string };

/** How the merchant's account with the gateway moved; null where it did not. */
export function presentFundFlowBill(day: string, happened: Happened): string | null {
  let balance = 0;
  const moved = byTime(listFunds(happened)).map((fund) => {
    balance += fund.cents;
    return { ...fund, balance };
  });
  const today = moved.filter(({ at }) => toBillDay(at) === day);
  if (today.length === 0) return null;
  const [came, went] = [today.filter(({ cents }) => cents > 0), today.filter(({ cents }) => cents < 0)];
  const toSums = (funds: readonly Fund[]) => [
    `${funds.length}.0`,
    toYuan(Math.abs(sum(funds.map(({ cents }) => cents)))),
  ];
  const sums = [`${today.length}.0`, ...toSums(came), ...toSums(went)];
  return toFile(fundNames, today.map(toFundLine), fundSumNames, sums);
}

const toFundLine = ({
  at,
  name,
  channelNo,
  number,
  cents,
  note,
  balance,
}: Fund & { balance: number }): Line => ({
  at,
  cells: {
    记账时间: toBeijing(at),
    微信支付业务单号: channelNo,
    资金流水单号: channelNo,
    业务名称: name,
    业务类型: name,
    收支类型: cents > 0 ? '收入' : '支出',
    '收支金额(元)': toYuan(Math.abs(cents)),
    '账户结余(元)': toYuan(balance),
    资金变更提交申请人: 'system',
    备注: note,
    业务凭证号: number,
  },
});

function listFunds({ payments, refunds, transfers }: Happened): Fund[] {
  const came = [...payments].flatMap(
    ({ paidAt, bookedAt: at = paidAt, transactionId: channelNo, outTradeNo: number, totalCents: cents }) =>
      at && channelNo ? [{ at, name: '交易', channelNo, number, cents, note: '' }] : [],
  );
  const back = [...refunds].flatMap(
    ({ doneAt: at, refundId: channelNo, outRefundNo: number, cents, reason: note }) =>
      at ? [{ at, name: '退款', channelNo, number, cents: -cents, note }] : [],
  );
  const out = [...transfers]
    .filter(({ state }) => state === 'SUCCESS')
    .map(({ updatedAt: at, transferBillNo: channelNo, outBillNo: number, cents, remark: note }) => ({
      at,
      name: '商家转账',
      channelNo,
      number,
      cents: -cents,
      note,
    }));
  return [...came, ...back, ...out];
}
