/** What becomes of a withdrawal, said by staff, by the bank's file or by a channel; within the caller's transaction. */
import { asCents } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { brokenConstraint } from '../../../kernel/db/violations.ts';
import { emit } from '../../../kernel/events/events.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { type Account, platform, transfer } from '../../ledger/index.ts';
import { availableFor, frozenFor, toOwner } from '../owner.rules.ts';
import { claimMove, insertLog, type WithdrawalRow } from './withdrawal.queries.ts';
import { releaseDay } from './withdrawal-days.queries.ts';

/** It arrived: what was frozen leaves through `way`, and the fee stays with the platform. */
export async function finishWithdrawal(
  ctx: Context,
  { id }: WithdrawalRow,
  { reference, way }: { reference: string; way: Account },
): Promise<WithdrawalRow> {
  const now = ctx.clock.now();
  const claim = claimMove(ctx.db, id, 'pay', { reference, failure: '', endedAt: now });
  const row = assertMoved(await refuseUsedReference(claim));
  await insertLog(ctx.db, [{ withdrawalId: id, event: 'successed', note: '', at: now }]);
  const { amountCents, feeCents } = row;
  const entries = [
    { account: frozenFor(toOwner(row)), cents: asCents(-amountCents) },
    { account: way, cents: asCents(amountCents - feeCents) },
    { account: platform('fees'), cents: asCents(feeCents) },
  ];
  await transfer(ctx, {
    key: `withdrawal:${row.withdrawalNo}:paid`,
    kind: 'withdraw',
    reference: row.withdrawalNo,
    entries: entries.filter(({ cents }) => cents !== 0),
  });
  await emit(ctx, 'wallet.withdrawal_paid', toWithdrawalEvent(row));
  return row;
}

/** It did not arrive: it waits again, is approved anew and sent under another number, or rejected. */
export async function failWithdrawal(
  ctx: Context,
  { id, attempt }: WithdrawalRow,
  failure: string,
): Promise<WithdrawalRow> {
  const change = { attempt: attempt + 1, batchNo: null, channel: null, failure };
  const row = assertMoved(await claimMove(ctx.db, id, 'fail', change));
  const at = ctx.clock.now();
  await insertLog(ctx.db, [{ withdrawalId: id, event: 'failed', note: failure, at }]);
  return row;
}

/** Its money returns whole, and its day has room for it again. */
export async function rejectWithdrawal(
  ctx: Context,
  { id }: WithdrawalRow,
  reason: string,
): Promise<WithdrawalRow> {
  const now = ctx.clock.now();
  const row = assertMoved(await claimMove(ctx.db, id, 'reject', { reason, endedAt: now }));
  const owner = toOwner(row);
  const cents = asCents(row.amountCents);
  await releaseDay(ctx.db, { owner, day: row.day }, cents);
  await insertLog(ctx.db, [{ withdrawalId: id, event: 'rejected', note: reason, at: now }]);
  await transfer(ctx, {
    key: `withdrawal:${row.withdrawalNo}:return`,
    kind: 'withdraw',
    reference: row.withdrawalNo,
    entries: [
      { account: frozenFor(owner), cents: asCents(-cents) },
      { account: availableFor(owner), cents },
    ],
  });
  await emit(ctx, 'wallet.withdrawal_rejected', { ...toWithdrawalEvent(row), reason });
  return row;
}

export const toWithdrawalEvent = ({
  id,
  withdrawalNo,
  ownerKind,
  ownerId,
  amountCents,
  feeCents,
}: WithdrawalRow) => ({
  withdrawalId: id,
  withdrawalNo,
  owner: ownerKind,
  ownerId,
  cents: amountCents,
  arrivingCents: amountCents - feeCents,
});

/** Refuses when another decided first. */
function assertMoved(row: WithdrawalRow | null): WithdrawalRow {
  if (!row) throw new Refusal('wallet.withdrawal_moved');
  return row;
}

async function refuseUsedReference<T>(claim: Promise<T>): Promise<T> {
  try {
    return await claim;
  } catch (error) {
    if (brokenConstraint(error) !== 'withdrawals_reference_once') throw error;
    throw new Refusal('wallet.reference_used', {}, { field: 'reference' });
  }
}
