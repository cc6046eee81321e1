import type { BillDifference, CallChecked, CallOut } from '@chengji/contract';
import { toMoneyText } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { nextPage } from '../../../kernel/cursor.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { findShoppers } from '../../identity/index.ts';
import {
  type BilledDifference,
  computeDifference,
  countDifferences,
  findBill,
  findPayers,
  listDifferences,
} from '../../payments/index.ts';
import { findRepairs, presentRepairs } from '../../repairs/index.ts';
import { canQuery, listWays } from './repair-ways.rules.ts';

type Bill = CallOut<'GET /platform/ledger/bill'>;
type DifferenceRow = BilledDifference['difference'];

const nothing = { count: 0, amount: '0.00' };

/** A channel's bill of a day; one that nobody fetched yet is empty. */
export async function showBill(
  ctx: Context,
  { channel, day, page, limit }: CallChecked<'GET /platform/ledger/bill'>,
): Promise<Bill> {
  const bill = await findBill(ctx.db, channel, day);
  const { total, open, netCents, ...counts } = await countDifferences(ctx.db, bill?.id ?? 0);
  const rows = bill ? await listDifferences(ctx.db, bill.id, { limit, offset: (page - 1) * limit }) : [];
  return {
    channel,
    day,
    fetch_at: bill?.nextAttemptAt ? toUnixSeconds(bill.nextAttemptAt) : null,
    fetched_at: bill?.fetchedAt ? toUnixSeconds(bill.fetchedAt) : null,
    failure: bill?.failure ?? '',
    took_ms: bill?.tookMs ?? 0,
    theirs: bill ? { count: bill.theirCount, amount: toMoneyText(bill.theirCents) } : nothing,
    ours: bill ? { count: bill.ourCount, amount: toMoneyText(bill.ourCents) } : nothing,
    matched: bill?.matchedCount ?? 0,
    counts,
    open,
    net: toMoneyText(netCents),
    others: bill ? { count: bill.otherCount, amount: toMoneyText(bill.otherCents) } : nothing,
    rows: await presentDifferences(ctx, rows),
    total,
    next: nextPage(page, limit, total),
  };
}

async function presentDifferences(ctx: Context, rows: readonly DifferenceRow[]): Promise<BillDifference[]> {
  const payers = await findPayers(
    ctx.db,
    rows.filter(({ subject }) => subject === 'payment').map(({ number }) => number),
  );
  const shoppers = await findShoppers(ctx.db, [...new Set(payers.values())]);
  const repairRows = await findRepairs(
    ctx.db,
    'difference',
    rows.map(({ id }) => id),
  );
  const shown = await presentRepairs(ctx, repairRows);
  const repairs = new Map(repairRows.map(({ subjectId }, index) => [subjectId, shown[index]]));
  return rows.map((row) => ({
    ...presentDifference(row),
    payer: shoppers.get(payers.get(row.number) ?? 0)?.nickname ?? '',
    repair: repairs.get(row.id) ?? null,
  }));
}

const amountOrNull = (cents: number | null) => (cents === null ? null : toMoneyText(cents));

function presentDifference(row: DifferenceRow): Omit<BillDifference, 'payer' | 'repair'> {
  const { id, kind, subject, number, channelNo, ourState: our_state, state } = row;
  const found = { kind, subject, our_state, state };
  return {
    ...found,
    id,
    number,
    channel_no: channelNo,
    ours: amountOrNull(row.ourCents),
    theirs: amountOrNull(row.theirCents),
    trade: amountOrNull(row.tradeCents),
    difference: toMoneyText(computeDifference(row)),
    can_query: canQuery(found),
    ways: listWays({ ...found, theirCents: row.theirCents }),
  };
}
