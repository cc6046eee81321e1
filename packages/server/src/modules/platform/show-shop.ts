import type { CallChecked, CallOut } from '@chengji/contract';
import { formatMoney, toMoneyText } from '@chengji/contract/money';
import type { Context } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { daysBefore } from '../../kernel/time/durations.ts';
import { getBalance, shopAvailable } from '../ledger/index.ts';
import { marketSales } from '../orders/index.ts';
import { countStaff, findMarketShop } from '../shops/index.ts';

const shownDays = 30;

/** One shop of the market: who runs it, what it has on sale, how it sold of late. */
export async function showMarketShop(
  ctx: Context,
  { id }: CallChecked<'GET /platform/shops/details'>,
): Promise<CallOut<'GET /platform/shops/details'>> {
  const shop = await findMarketShop(ctx, id);
  if (!shop) throw new Refusal('common.not_found');
  const since = daysBefore(ctx.clock.now(), shownDays);
  const { orders, cents } = await marketSales.sumShopSales(ctx.db, id, since);
  return {
    ...shop,
    staff: await countStaff(ctx.db, id),
    sales: { orders, amount: toMoneyText(cents) },
    balance: formatMoney(await getBalance(ctx.db, shopAvailable(id))),
  };
}
