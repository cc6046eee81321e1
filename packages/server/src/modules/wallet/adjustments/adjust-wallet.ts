import type { Adjustment, CallChecked, CallOut } from '@chengji/contract';
import { asCents, parseMoney, toMoneyText } from '@chengji/contract/money';
import { requireActor } from '../../../kernel/actor.ts';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { nextPage } from '../../../kernel/cursor.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { getBalance, platform, transfer } from '../../ledger/index.ts';
import { availableFor, type Owner, toOwner } from '../owner.rules.ts';
import { getOwnerName } from '../owner-names.ts';
import {
  type AdjustmentRow,
  claimEnd,
  insertAdjustment,
  listAdjustmentPage,
  lockAdjustment,
} from './adjustment.queries.ts';
import { presentAdjustments, presentOneAdjustment } from './present-adjustments.ts';

/** Gives money to somebody or takes it back: at once, or above the limit once a second person has approved. */
export const adjustWallet = (
  ctx: Context,
  { kind, id, amount, reason }: CallChecked<'POST /platform/wallet/adjust'>,
): Promise<Adjustment> =>
  transact(ctx, async (ctx) => {
    const owner: Owner = { kind, id };
    await getOwnerName(ctx, owner);
    const cents = parseMoney(amount);
    if (cents === 0) throw new Refusal('wallet.amount_wrong', {}, { field: 'amount' });
    await assertHolds(ctx, owner, cents);
    const needsSecond = Math.abs(cents) > parseMoney(ctx.services.settings.get('wallet.adjust_two_above'));
    const now = ctx.clock.now();
    const row = await insertAdjustment(ctx.db, {
      ownerKind: kind,
      ownerId: id,
      amountCents: cents,
      reason,
      state: needsSecond ? 'waiting' : 'done',
      askedBy: requireActor(ctx, 'platform').staffId,
      createdAt: now,
      endedAt: needsSecond ? null : now,
    });
    if (!needsSecond) await moveMoney(ctx, row);
    await record(ctx, row, null);
    return presentOneAdjustment(ctx, row);
  });

export const approveAdjustment = (ctx: Context, { id }: { id: number }): Promise<Adjustment> =>
  transact(ctx, async (ctx) => {
    const waiting = await lockWaiting(ctx, id);
    const { staffId } = requireActor(ctx, 'platform');
    if (waiting.askedBy === staffId) throw new Refusal('wallet.approved_by_you');
    await assertHolds(ctx, toOwner(waiting), waiting.amountCents);
    const row = await end(ctx, waiting, { state: 'done', approvedBy: staffId });
    await moveMoney(ctx, row);
    return presentOneAdjustment(ctx, row);
  });

export const dropAdjustment = (ctx: Context, { id }: { id: number }): Promise<null> =>
  transact(ctx, async (ctx) => {
    await end(ctx, await lockWaiting(ctx, id), { state: 'dropped', approvedBy: null });
    return null;
  });

async function lockWaiting(ctx: Context, id: number): Promise<AdjustmentRow> {
  const row = await lockAdjustment(ctx.db, id);
  if (!row) throw new Refusal('common.not_found');
  if (row.state !== 'waiting') throw new Refusal('wallet.adjustment_moved');
  return row;
}

async function end(
  ctx: Context,
  before: AdjustmentRow,
  change: Pick<AdjustmentRow, 'state' | 'approvedBy'>,
): Promise<AdjustmentRow> {
  const row = await claimEnd(ctx.db, before.id, { ...change, endedAt: ctx.clock.now() });
  if (!row) throw new Refusal('wallet.adjustment_moved');
  await record(ctx, row, before);
  return row;
}

/** Said before the commit, where the ledger would refuse it too. */
async function assertHolds(ctx: Context, owner: Owner, cents: number): Promise<void> {
  if (cents < 0 && (await getBalance(ctx.db, availableFor(owner))) < -cents)
    throw new Refusal('payments.insufficient_balance', {}, { field: 'amount' });
}

const moveMoney = (ctx: Context, row: AdjustmentRow): Promise<void> =>
  transfer(ctx, {
    key: `adjustment:${row.id}`,
    kind: 'sys',
    reference: String(row.id),
    entries: [
      { account: platform('promotions'), cents: asCents(-row.amountCents) },
      { account: availableFor(toOwner(row)), cents: asCents(row.amountCents) },
    ],
  });

const record = (ctx: Context, row: AdjustmentRow, before: AdjustmentRow | null): Promise<void> =>
  recordChange(ctx, {
    subject: 'wallet_adjustment',
    id: row.id,
    before: before && { state: before.state },
    after: {
      state: row.state,
      owner: `${row.ownerKind} ${row.ownerId}`,
      amount: toMoneyText(row.amountCents),
      reason: row.reason,
    },
  });

export async function listAdjustments(
  ctx: Context,
  { state, page, limit }: CallChecked<'GET /platform/wallet/adjustments'>,
): Promise<CallOut<'GET /platform/wallet/adjustments'>> {
  const found = await listAdjustmentPage(ctx.db, state, { limit, offset: (page - 1) * limit });
  return {
    rows: await presentAdjustments(ctx, found.rows),
    total: found.total,
    next: nextPage(page, limit, found.total),
    waiting: found.waiting,
  };
}
