import type { CallOut, PayoutAccount } from '@chengji/contract';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findBoundOpenid } from '../../identity/index.ts';
import { requireOwner } from '../require-owner.ts';
import { findPayoutChannel } from '../withdrawals/wechat-payout.ts';
import { findAccount, listAccountRows } from './account.queries.ts';
import { listBanks, presentAccount } from './present-account.ts';

export const showBanks = async (ctx: Context): Promise<CallOut<'GET /wanlshop/bank/banks'>> => ({
  rows: listBanks(ctx.language),
  wechat: findPayoutChannel(ctx) !== null && (await findBoundOpenid(ctx, requireShopper(ctx))) !== null,
});

export async function listAccounts(ctx: Context): Promise<CallOut<'GET /wanlshop/bank/list'>> {
  const rows = await listAccountRows(ctx.db, requireOwner(ctx));
  return {
    rows: rows.map((row) => presentAccount(ctx, row)),
    most: ctx.services.settings.get('wallet.most_accounts'),
  };
}

export async function showAccount(ctx: Context, { id }: { id: number }): Promise<PayoutAccount> {
  const row = await findAccount(ctx.db, requireOwner(ctx), id);
  if (!row) throw new Refusal('common.not_found');
  return presentAccount(ctx, row);
}

export async function showShopAccount(ctx: Context): Promise<CallOut<'GET /seller/money/account'>> {
  const [row] = await listAccountRows(ctx.db, requireOwner(ctx));
  return { account: row ? presentAccount(ctx, row) : null, rows: listBanks(ctx.language) };
}
