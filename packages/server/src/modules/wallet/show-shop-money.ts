import type { CallOut } from '@chengji/contract';
import { formatMoney, toMoneyText } from '@chengji/contract/money';
import { requireActor } from '../../kernel/actor.ts';
import type { Context } from '../../kernel/context.ts';
import { findShopRate, getBalance, shopAvailable, shopFrozen, shopPending } from '../ledger/index.ts';
import { listPendingDays, sumIncomeToCome } from '../orders/index.ts';
import { requireOwner } from './require-owner.ts';
import { presentTerms } from './withdrawals/withdraw-amount.rules.ts';
import { getTerms } from './withdrawals/withdraw-terms.ts';
import { sumWithdrawals } from './withdrawals/withdrawal-sums.queries.ts';

/** What the shop earned: still held, pending with its dates, available, withdrawn. */
export async function showShopMoney(ctx: Context): Promise<CallOut<'GET /seller/money/info'>> {
  const { db } = ctx;
  const { settings } = ctx.services;
  const { shopId } = requireActor(ctx, 'seller');
  const owner = requireOwner(ctx);
  const { open, withdrawnCents } = await sumWithdrawals(db, owner);
  const days = await listPendingDays(db, shopId, ctx.calendar.zone);
  const { minimum, maximum, left_today, fee_rate } = presentTerms(await getTerms(ctx, owner));
  return {
    escrow: toMoneyText(await sumIncomeToCome(db, shopId)),
    pending: formatMoney(await getBalance(db, shopPending(shopId))),
    pending_days: days.map(({ day, cents }) => ({ day, amount: toMoneyText(cents) })),
    available: formatMoney(await getBalance(db, shopAvailable(shopId))),
    frozen: formatMoney(await getBalance(db, shopFrozen(shopId))),
    withdrawn: toMoneyText(withdrawnCents),
    commission_rate: await findShopRate(ctx, shopId),
    after_sale_days: settings.get('orders.after_sale_days'),
    withdraw: { minimum, maximum, left_today, fee_rate },
    open_withdrawals: open,
  };
}
