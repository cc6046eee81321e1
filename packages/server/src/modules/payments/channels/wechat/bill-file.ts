/**
 * A bill as WeChat Pay makes it: a row of names, a row for each line with a backtick before every value, then the
 * names and values of the sums. Values are not quoted, so that a title may hold commas.
 */
import { setImmediate } from 'node:timers/promises';
import { asCents, type Cents, parseMoneyOrNull } from '@chengji/contract/money';
import { type BillKind, type BillLines, type FundLine, GatewayError, type TradeLine } from '../gateway.ts';

type Cells = (name: string) => string;

/** So many lines are read at once; between two others get their turn. */
const linesAtOnce = 1_000;

/** Throws GatewayError for a file that is cut off, or none of the protocol. */
export async function readBillFile<K extends BillKind>(bytes: Buffer, kind: K): Promise<BillLines[K][]> {
  const readers: { [K in BillKind]: (cells: Cells) => BillLines[K] | null } = {
    trade: toTradeLine,
    fund_flow: toFundLine,
  };
  const rows = listCells(bytes);
  const lines: BillLines[K][] = [];
  for (let from = 0; from < rows.length; from += linesAtOnce) {
    lines.push(...rows.slice(from, from + linesAtOnce).flatMap((cells) => readers[kind](cells) ?? []));
    await setImmediate();
  }
  return lines;
}

/** The lines; the sums are held against them only by their number. */
function listCells(bytes: Buffer): Cells[] {
  const [head = [], ...rows] = splitRows(bytes);
  const names = head.join('').replaceAll('（', '(').replaceAll('）', ')').split(',');
  const columns = new Map(names.map((name, index) => [name, index]));
  const count = rows.findIndex(([first]) => !first?.startsWith('`'));
  const [counted] = rows.at(count + 1) ?? [];
  if (count < 0 || Number(counted?.slice(1)) !== count) throw new GatewayError('a bill that is cut off');
  return rows.slice(0, count).map((row) => (name) => {
    const cell = row[columns.get(name) ?? -1];
    if (cell === undefined) throw new GatewayError(`a bill without ${name}`);
    return cell.replace(/^`/, '').trim();
  });
}

/** Nothing is quoted, so that what stands between two values is found nowhere else. */
const splitRows = (bytes: Buffer): string[][] =>
  bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => line.split(',`'));

function toTradeLine(cells: Cells): TradeLine | null {
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

const fundKinds: Readonly<Record<string, FundLine['kind']>> = {
  交易: 'payment',
  退款: 'refund',
  商家转账: 'payout',
};

function toFundLine(cells: Cells): FundLine {
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

function toCents(text: string): Cents {
  const cents = parseMoneyOrNull(text);
  if (cents === null) throw new GatewayError(`a bill with ${text} as an amount`);
  return cents;
}

/** WeChat Pay's times are Beijing's. */
function toMoment(text: string): Date {
  const moment = new Date(`${text.replace(' ', 'T')}+08:00`);
  if (Number.isNaN(moment.getTime())) throw new GatewayError(`a bill with ${text} as a time`);
  return moment;
}
