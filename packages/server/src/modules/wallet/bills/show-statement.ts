import type { CallChecked, CallOut, Statement } from '@chengji/contract';
import { toMoneyText } from '@chengji/contract/money';
import { requireActor, requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import {
  type Account,
  findBill,
  findBillsBetween,
  shopAvailable,
  shopperAvailable,
  sumBills,
} from '../../ledger/index.ts';
import { getMonthPeriod } from './bill-period.ts';
import { presentSums } from './list-bills.ts';
import { sumLines } from './sum-lines.ts';

/** A month of the own wallet, from its opening to its closing balance. */
export const showStatement = (
  ctx: Context,
  { month }: CallChecked<'GET /wanlshop/wallet/statement'>,
): Promise<Statement> => makeStatement(ctx, shopperAvailable(requireShopper(ctx)), month);

/** A month of the shop: what was booked for its orders in it, and the course of what it has available. */
export async function showShopStatement(
  ctx: Context,
  { month }: CallChecked<'GET /seller/money/statement'>,
): Promise<CallOut<'GET /seller/money/statement'>> {
  const { shopId } = requireActor(ctx, 'seller');
  return {
    ...(await makeStatement(ctx, shopAvailable(shopId), month)),
    ...(await sumLines(ctx, shopId, month)),
  };
}

async function makeStatement(ctx: Context, account: Account, month: string): Promise<Statement> {
  const range = await findBillsBetween(ctx.db, account, getMonthPeriod(ctx.calendar, month));
  return {
    month,
    ...presentSums(await sumBills(ctx.db, { account, ...range })),
    opening: await getBalanceAfter(ctx, account, range.after),
    closing: await getBalanceAfter(ctx, account, range.upTo),
    first: range.after + 1,
    entries: range.upTo - range.after,
    filename: `statement-${month}`,
  };
}

/** What the account held after the entry of this number; there is none before the first. */
async function getBalanceAfter(ctx: Context, account: Account, seq: number): Promise<string> {
  const bill = seq > 0 ? await findBill(ctx.db, account, seq) : null;
  return toMoneyText(bill?.chained.balanceCents ?? 0);
}
