/** The lines of WeChat Pay's fund-flow bill: how the merchant's money moved. */
import { asCents } from '@chengji/contract/money';
import type { FundLine } from '../gateway.ts';
import { type Cells, toCents, toMoment } from './bill-cells.ts';

const fundKinds: Readonly<Record<string, FundLine['kind']>> = {
  交易: 'payment',
  退款: 'refund',
  商家转账: 'payout',
};

export function toFundLine(cells: Cells): FundLine {
  const name = cells('业务类型');
  const cents = toCents(cells('收支金额(元)'));
  return {
    kind: name.includes('手续费') ? 'fee' : (fundKinds[name] ?? 'other'),
    name,
    number: cells('业务凭证号'),
    channelNo: cells('微信支付业务单号'),
    cents: asCents(cells('收支类型') === '支出' ? 0 - cents : cents),
    balanceCents: toCents(cells('账户结余(元)')),
    at: toMoment(cells('记账时间')),
  };
}
