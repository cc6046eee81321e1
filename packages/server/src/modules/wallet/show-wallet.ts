import type { CallOut } from '@chengji/contract';
import { formatMoney } from '@chengji/contract/money';
import { requireShopper } from '../../kernel/actor.ts';
import type { Context } from '../../kernel/context.ts';
import { hasPayPassword, isBalanceHeld } from '../identity/index.ts';
import { getBalance } from '../ledger/index.ts';
import { nameChannel } from '../payments/index.ts';
import { countAccounts } from './accounts/account.queries.ts';
import { availableFor, frozenFor } from './owner.rules.ts';
import { listRechargeChannels } from './recharge/recharge-channels.ts';
import { requireOwner } from './require-owner.ts';
import { presentTerms } from './withdrawals/withdraw-amount.rules.ts';
import { getTerms } from './withdrawals/withdraw-terms.ts';
import { sumWithdrawals } from './withdrawals/withdrawal-sums.queries.ts';

/** The own wallet, and by which rules it is filled and emptied. */
export async function showWallet(ctx: Context): Promise<CallOut<'GET /wanlshop/wallet/info'>> {
  const { db, language } = ctx;
  const owner = requireOwner(ctx);
  const shopperId = requireShopper(ctx);
  const { settings } = ctx.services;
  const { open } = await sumWithdrawals(db, owner);
  return {
    balance: formatMoney(await getBalance(db, availableFor(owner))),
    frozen: formatMoney(await getBalance(db, frozenFor(owner))),
    accounts: await countAccounts(db, owner),
    open_withdrawals: open,
    has_pay_password: await hasPayPassword(db, shopperId),
    held: await isBalanceHeld(ctx, shopperId),
    recharge: {
      minimum: settings.get('wallet.recharge_minimum'),
      maximum: settings.get('wallet.recharge_maximum'),
      channels: listRechargeChannels(ctx).map((channel) => ({
        channel,
        name: nameChannel(channel, language),
      })),
      minutes: settings.get('wallet.recharge_minutes'),
    },
    withdraw: presentTerms(await getTerms(ctx, owner)),
  };
}
