import type { PlatformWithdrawal, Withdrawal } from '@chengji/contract';
import { toMoneyText } from '@chengji/contract/money';
import { holdsRight } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { findPlatformStaffNames } from '../../identity/index.ts';
import { presentDestination } from '../accounts/present-account.ts';
import { toOwner, toOwnerText } from '../owner.rules.ts';
import { findOwnerNames } from '../owner-names.ts';
import { findWithdrawalFacts, listBalanceDays, listEntriesBefore } from '../withdrawal-facts.ts';
import {
  type ApprovalRow,
  type LogRow,
  listApprovals,
  listLog,
  type WithdrawalRow,
} from './withdrawal.queries.ts';
import { canMove, toState, toStep } from './withdrawal.states.ts';
import { listOwnWithdrawals } from './withdrawal-lists.queries.ts';

const presentCommon = (ctx: Context, row: WithdrawalRow) => ({
  id: row.id,
  withdrawal_no: row.withdrawalNo,
  state: toState(row.stage),
  amount: toMoneyText(row.amountCents),
  fee: toMoneyText(row.feeCents),
  arrives: toMoneyText(row.amountCents - row.feeCents),
  account: presentDestination(ctx, row),
  reason: row.reason,
  createtime: toUnixSeconds(row.createdAt),
  ended_at: row.endedAt && toUnixSeconds(row.endedAt),
  due_at: row.endedAt ? null : toUnixSeconds(row.dueAt),
});

const presentLog = (log: readonly LogRow[]): Withdrawal['timeline'] =>
  log.map(({ event, at, note }) => ({ event, at: toUnixSeconds(at), note }));

/** As their owner sees them, with their timelines. */
export async function presentOwnWithdrawals(
  ctx: Context,
  rows: readonly WithdrawalRow[],
): Promise<Withdrawal[]> {
  const log = Map.groupBy(await listLog(ctx.db, rows.map(getId)), ({ withdrawalId }) => withdrawalId);
  return rows.map((row) => ({
    ...presentCommon(ctx, row),
    timeline: presentLog(log.get(row.id) ?? []),
  }));
}

const getId = ({ id }: WithdrawalRow): number => id;

/** As the operator sees them. */
export async function presentWithdrawals(
  ctx: Context,
  rows: readonly WithdrawalRow[],
): Promise<PlatformWithdrawal[]> {
  const approvals = await listApprovals(ctx.db, rows.map(getId));
  const names = await findPlatformStaffNames(ctx.db, [...new Set(approvals.map(({ staffId }) => staffId))]);
  const ownerNames = await findOwnerNames(ctx, rows.map(toOwner));
  return rows.map((row) => {
    const given = approvals.filter(({ withdrawalId }) => withdrawalId === row.id);
    return {
      ...presentCommon(ctx, row),
      step: toStep(row.stage),
      owner: { ...toOwner(row), name: ownerNames.get(toOwnerText(toOwner(row))) ?? '' },
      approvals: given.map(({ staffId, approvedAt }) => ({
        staff_id: staffId,
        name: names.get(staffId) ?? '',
        at: toUnixSeconds(approvedAt),
      })),
      approvals_needed: row.approvalsNeeded,
      batch_no: row.batchNo ?? '',
      reference: row.reference ?? '',
      failure: row.failure,
      can: presentCan(ctx, row, given),
    };
  });
}

/** What the member of staff who looks may do with it now. */
function presentCan(
  { actor }: Context,
  { stage, kind }: WithdrawalRow,
  given: readonly ApprovalRow[],
): PlatformWithdrawal['can'] {
  const mayWrite = holdsRight(actor, 'withdrawals.write');
  const approvedBefore = actor.kind === 'platform' && given.some(({ staffId }) => staffId === actor.staffId);
  const isManual = kind === 'manual';
  return {
    approve: mayWrite && canMove(stage, 'approve') && !approvedBefore,
    send: mayWrite && canMove(stage, 'send') && isManual,
    paid: mayWrite && canMove(stage, 'pay') && isManual,
    reject: mayWrite && canMove(stage, 'reject'),
  };
}

export async function presentOneWithdrawal(ctx: Context, row: WithdrawalRow): Promise<PlatformWithdrawal> {
  const [shown] = await presentWithdrawals(ctx, [row]);
  if (!shown) throw new Error(`withdrawal ${row.id} is not shown`);
  return shown;
}

const shownEarlier = 5;

/** With its timeline, what speaks for it or against it, and what its owner had paid out before. */
export async function presentWithdrawalDetails(ctx: Context, row: WithdrawalRow) {
  const earlier = await listOwnWithdrawals(ctx.db, toOwner(row), { before: row.id, limit: shownEarlier });
  return {
    ...(await presentOneWithdrawal(ctx, row)),
    timeline: presentLog(await listLog(ctx.db, [row.id])),
    facts: await findWithdrawalFacts(ctx, row),
    balance_days: await listBalanceDays(ctx, row),
    entries: await listEntriesBefore(ctx, row),
    earlier: earlier.map((one) => presentCommon(ctx, one)),
  };
}
