/** What a refund books, in words. */
import type { SellerRefund } from '@chengji/contract';
import { formatMoney } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { type Account, platform, shopAvailable, shopperAvailable } from '../../ledger/index.ts';
import type { RefundPlan } from '../../orders/index.ts';
import { nameAccount } from '../../wallet/index.ts';
import type { RefundRecord } from '../refund.queries.ts';

/** Together 0: where the money comes from, and the balance or the way to the channel it goes to. */
export function presentEntries(
  ctx: Context,
  row: RefundRecord,
  { cents, sources }: RefundPlan,
): SellerRefund['entries'] {
  const own = ctx.actor.kind === 'seller' ? shopAvailable(ctx.actor.shopId) : null;
  const destination: Account =
    row.channel === 'balance' ? shopperAvailable(row.shopperId) : platform('refunding');
  const entries = [...sources, ...(cents > 0 ? [{ account: destination, cents }] : [])];
  return entries.map((entry) => ({
    name: nameAccount(ctx, entry.account, own),
    amount: formatMoney(entry.cents),
  }));
}
