/** Months as tables, part by part: what is held at a time does not grow with the month. */
import type { CallChecked, CallOut } from '@chengji/contract';
import { stringify } from 'csv-stringify/sync';
import { requireActor, requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { pageFrom, readCursor, writeCursor } from '../../../kernel/cursor.ts';
import { toText } from '../../../kernel/table-text.ts';
import {
  type Account,
  findBillsBetween,
  listBillsBeside,
  listEarliestBills,
  shopAvailable,
  shopperAvailable,
} from '../../ledger/index.ts';
import { getMonthPeriod } from './bill-period.ts';
import { presentBills } from './present-bills.ts';
import { findBookedLines, presentLines } from './statement-lines.ts';

type Part = CallOut<'GET /wanlshop/wallet/statement_table'>;
type Asked = CallChecked<'GET /wanlshop/wallet/statement_table'>;

const partSize = 500;

/** The bills of a month of the own wallet. */
export const showStatementTable = (ctx: Context, asked: Asked): Promise<Part> =>
  writeEntries(ctx, shopperAvailable(requireShopper(ctx)), asked);

/** The lines of a shop's month, or the entries of what it has available. */
export function showShopStatementTable(
  ctx: Context,
  { kind, ...asked }: CallChecked<'GET /seller/money/statement_table'>,
): Promise<Part> {
  const { shopId } = requireActor(ctx, 'seller');
  return kind === 'lines' ? writeLines(ctx, shopId, asked) : writeEntries(ctx, shopAvailable(shopId), asked);
}

const entryColumns = ['seq', 'time', 'title', 'amount', 'balance', 'funds', 'reference', 'hash'] as const;

async function writeEntries(ctx: Context, account: Account, { month, cursor }: Asked): Promise<Part> {
  const range = await findBillsBetween(ctx.db, account, getMonthPeriod(ctx.calendar, month));
  const after = cursor ? Math.max(range.after, readPlace('entries', cursor)) : range.after;
  const found = await listEarliestBills(ctx.db, { account, ...range, after }, partSize + 1);
  const { rows, next } = pageFrom(found, partSize, ({ chained }) => writePlace('entries', chained.seq));
  const bills = await presentBills(ctx, rows);
  const lines = bills.map((bill, at) => [
    bill.id,
    ctx.calendar.toSecondText(rows[at]?.chained.movedAt ?? new Date(0)),
    bill.title,
    bill.amount,
    bill.balance_after,
    bill.funds,
    rows[at]?.reference,
    rows[at]?.chained.hash,
  ]);
  return {
    csv: writeTable(ctx, { columns: entryColumns, lines, isFirst: !cursor }),
    next,
  };
}

const lineColumns = [
  'order',
  'refund',
  'settled_at',
  'goods',
  'freight',
  'shop_coupons',
  'platform_coupons',
  'refunds',
  'commission',
  'income',
  'products',
] as const;

async function writeLines(ctx: Context, shopId: number, { month, cursor }: Asked): Promise<Part> {
  const filter = await findBookedLines(ctx, shopId, month);
  if (cursor) filter.after = Math.max(filter.after, readPlace('lines', cursor));
  const found = await listBillsBeside(ctx.db, filter, { limit: partSize + 1 });
  const { rows, next } = pageFrom(found, partSize, ({ seq }) => writePlace('lines', seq));
  const lines = (await presentLines(ctx, shopId, rows)).map((line, at) => [
    line.order_no,
    line.refund_no ?? '',
    ctx.calendar.toSecondText(rows[at]?.movedAt ?? new Date(0)),
    line.goods,
    line.freight,
    line.shop_coupons,
    line.platform_coupons,
    line.refunds,
    line.commission,
    line.income,
    line.products.map(({ title, number }) => `${title} × ${number}`).join('; '),
  ]);
  return {
    csv: writeTable(ctx, { columns: lineColumns, lines, isFirst: !cursor }),
    next,
  };
}

type Kind = CallChecked<'GET /seller/money/statement_table'>['kind'];

const writePlace = (kind: Kind, seq: number): string => writeCursor(`wallet.statement_${kind}`, seq);

function readPlace(kind: Kind, cursor: string): number {
  const [seq = 0] = readCursor(`wallet.statement_${kind}`, 1, cursor);
  return seq;
}

type Table = { columns: readonly string[]; lines: readonly unknown[][]; isFirst: boolean };

/** The first part has the header, and the mark by which spreadsheets know UTF-8. */
function writeTable(ctx: Context, { columns, lines, isFirst }: Table): string {
  const { translate } = ctx.services;
  const header = columns.map((column) => translate(ctx.language, `wallet.column_${column}`));
  // a title may be anything that a shop typed, while an amount may well begin with a minus
  const cast = {
    string: (value: string, { index }: { index: number }) => ({
      value: toText(value),
      escape_formulas: columns[index] === 'title' || columns[index] === 'products',
    }),
  };
  return stringify(isFirst ? [header, ...lines] : [...lines], { bom: isFirst, cast });
}
