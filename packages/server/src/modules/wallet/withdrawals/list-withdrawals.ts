import type { CallChecked, CallOut, Withdrawal } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { nextPage, pageFrom, readCursor, writeCursor } from '../../../kernel/cursor.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { listShopIdsNamed } from '../../shops/index.ts';
import { requireOwner } from '../require-owner.ts';
import { presentOwnWithdrawals, presentWithdrawalDetails, presentWithdrawals } from './present-withdrawal.ts';
import { findConfirmParams } from './wechat-payout.ts';
import { findOwnWithdrawal, findWithdrawal } from './withdrawal.queries.ts';
import { countByStage, listOwnWithdrawals, listWithdrawalPage } from './withdrawal-lists.queries.ts';

const listName = 'wallet.withdrawals';

export async function listWithdrawals(
  ctx: Context,
  { state, cursor, limit }: CallChecked<'GET /wanlshop/wallet/withdrawals'>,
): Promise<CallOut<'GET /wanlshop/wallet/withdrawals'>> {
  const [before] = cursor ? readCursor(listName, 1, cursor) : [];
  const rows = await listOwnWithdrawals(ctx.db, requireOwner(ctx), { state, before, limit: limit + 1 });
  const page = pageFrom(rows, limit, ({ id }) => writeCursor(listName, id));
  return { ...page, rows: await presentOwnWithdrawals(ctx, page.rows) };
}

export async function showWithdrawal(
  ctx: Context,
  { id }: { id: number },
): Promise<CallOut<'GET /wanlshop/wallet/withdrawal'>> {
  const row = await findOwnWithdrawal(ctx.db, requireOwner(ctx), { id });
  const [shown] = row ? await presentOwnWithdrawals(ctx, [row]) : [];
  if (!row || !shown) throw new Refusal('common.not_found');
  return {
    ...shown,
    confirm_params: await findConfirmParams(ctx, row),
  };
}

/** The own withdrawal of this number, as bills show it; null when there is none. */
export async function findShownWithdrawal(ctx: Context, withdrawalNo: string): Promise<Withdrawal | null> {
  const row = await findOwnWithdrawal(ctx.db, requireOwner(ctx), { withdrawalNo });
  const [shown] = row ? await presentOwnWithdrawals(ctx, [row]) : [];
  return shown ?? null;
}

export async function listShopWithdrawals(
  ctx: Context,
  { state, page, limit }: CallChecked<'GET /seller/money/withdrawals'>,
): Promise<CallOut<'GET /seller/money/withdrawals'>> {
  const offset = (page - 1) * limit;
  const filter = { owner: requireOwner(ctx), state };
  const { rows, total } = await listWithdrawalPage(ctx.db, filter, { limit, offset, oldestFirst: false });
  return {
    rows: await presentOwnWithdrawals(ctx, rows),
    total,
    next: nextPage(page, limit, total),
  };
}

/** So many shops are found by a name at most. */
const mostShops = 500;

/** Everybody's, with how many stand in each stage. */
export async function listAllWithdrawals(
  ctx: Context,
  { state, step, kind, keyword, page, limit }: CallChecked<'GET /platform/withdrawals/list'>,
): Promise<CallOut<'GET /platform/withdrawals/list'>> {
  const shown = state === 'all' ? undefined : state;
  const { rows, total } = await listWithdrawalPage(
    ctx.db,
    {
      ownerKind: kind,
      state: shown,
      step,
      keyword,
      shopIds: keyword ? await listShopIdsNamed(ctx.db, keyword, mostShops) : [],
    },
    { limit, offset: (page - 1) * limit, oldestFirst: shown === 'created' },
  );
  const counts = await countByStage(ctx.db);
  return {
    rows: await presentWithdrawals(ctx, rows),
    total,
    next: nextPage(page, limit, total),
    counts: {
      waiting: counts.get('waiting') ?? 0,
      approved: counts.get('approved') ?? 0,
      sent: counts.get('sent') ?? 0,
      successed: counts.get('successed') ?? 0,
      rejected: counts.get('rejected') ?? 0,
    },
  };
}

export async function showWithdrawalDetails(
  ctx: Context,
  { id }: { id: number },
): Promise<CallOut<'GET /platform/withdrawals/details'>> {
  const row = await findWithdrawal(ctx.db, id);
  if (!row) throw new Refusal('common.not_found');
  return presentWithdrawalDetails(ctx, row);
}
