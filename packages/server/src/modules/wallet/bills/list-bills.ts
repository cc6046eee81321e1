import type { CallChecked, CallOut } from '@chengji/contract';
import { toMoneyText } from '@chengji/contract/money';
import { requireActor, requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { nextPage, pageFrom, readCursor, writeCursor } from '../../../kernel/cursor.ts';
import {
  countBills,
  listBills as listBillRows,
  shopAvailable,
  shopPending,
  shopperAvailable,
  sumBills,
} from '../../ledger/index.ts';
import { findBillRange } from './bill-period.ts';
import { presentBills } from './present-bills.ts';

const listName = 'wallet.bills';

/** The own bills; a month is summed with its first page. */
export async function listBills(
  ctx: Context,
  { type, month, cursor, limit }: CallChecked<'GET /wanlshop/wallet/bills'>,
): Promise<CallOut<'GET /wanlshop/wallet/bills'>> {
  const account = shopperAvailable(requireShopper(ctx));
  const range = await findBillRange(ctx, account, month);
  const filter = { account, kind: type, ...range };
  const [before] = cursor ? readCursor(listName, 1, cursor) : [];
  const upTo = before === undefined ? filter.upTo : Math.min(filter.upTo, before - 1);
  const rows = await listBillRows(ctx.db, { ...filter, upTo }, { limit: limit + 1 });
  const page = pageFrom(rows, limit, ({ chained }) => writeCursor(listName, chained.seq));
  return {
    rows: await presentBills(ctx, page.rows),
    next: page.next,
    month: month && !cursor ? presentSums(await sumBills(ctx.db, filter)) : null,
  };
}

export const presentSums = ({ inCents, outCents }: { inCents: number; outCents: number }) => ({
  in: toMoneyText(inCents),
  out: toMoneyText(outCents),
});

/** The entries of what the shop has available, or pending. */
export async function listShopBills(
  ctx: Context,
  { account: which, type, month, keyword, page, limit }: CallChecked<'GET /seller/money/bills'>,
): Promise<CallOut<'GET /seller/money/bills'>> {
  const { shopId } = requireActor(ctx, 'seller');
  const account = which === 'pending' ? shopPending(shopId) : shopAvailable(shopId);
  const filter = { account, kind: type, reference: keyword, ...(await findBillRange(ctx, account, month)) };
  return {
    ...(await listNumberedPage(ctx, filter, { page, limit })),
    month: month ? presentSums(await sumBills(ctx.db, filter)) : null,
  };
}

type Filter = Parameters<typeof countBills>[1];

/** A page of a console list of bills. */
export async function listNumberedPage(
  ctx: Context,
  filter: Filter,
  { page, limit }: { page: number; limit: number },
): Promise<Omit<CallOut<'GET /seller/money/bills'>, 'month'>> {
  const total = await countBills(ctx.db, filter);
  const rows = await listBillRows(ctx.db, filter, { limit, offset: (page - 1) * limit });
  return {
    rows: await presentBills(ctx, rows),
    total,
    next: nextPage(page, limit, total),
  };
}
