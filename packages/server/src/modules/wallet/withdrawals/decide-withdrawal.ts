/** What the operator's staff do with one withdrawal. */
import type { CallChecked, PlatformWithdrawal } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { external } from '../../ledger/index.ts';
import { failWithdrawal, finishWithdrawal, rejectWithdrawal } from './end-withdrawal.ts';
import { presentOneWithdrawal } from './present-withdrawal.ts';
import { sendByChannel } from './wechat-payout.ts';
import {
  claimMove,
  insertApproval,
  insertLog,
  listApprovals,
  lockWithdrawal,
  type WithdrawalRow,
} from './withdrawal.queries.ts';
import { canMove } from './withdrawal.states.ts';

type Work = (ctx: Context, row: WithdrawalRow) => Promise<WithdrawalRow>;

/** Takes the row, does the work and records it, in one transaction. */
const decide = (ctx: Context, id: number, work: Work, note: object = {}): Promise<PlatformWithdrawal> =>
  transact(ctx, async (ctx) => {
    const before = await lockWithdrawal(ctx.db, { id });
    if (!before) throw new Refusal('common.not_found');
    const after = await work(ctx, before);
    await recordDecision(ctx, before, after, note);
    return presentOneWithdrawal(ctx, after);
  });

export const recordDecision = (
  ctx: Context,
  before: WithdrawalRow,
  after: WithdrawalRow,
  note: object = {},
): Promise<void> =>
  recordChange(ctx, {
    subject: 'withdrawal',
    id: before.id,
    before: { stage: before.stage },
    after: { stage: after.stage, withdrawal_no: after.withdrawalNo, ...note },
  });

/** The last of those who must approve moves it on; what goes to WeChat is sent at once. */
export const approveWithdrawal = (
  ctx: Context,
  { id }: CallChecked<'POST /platform/withdrawals/approve'>,
): Promise<PlatformWithdrawal> => decide(ctx, id, approve, { approved: true });

async function approve(ctx: Context, row: WithdrawalRow): Promise<WithdrawalRow> {
  if (!canMove(row.stage, 'approve')) throw new Refusal('wallet.withdrawal_moved');
  const { id: withdrawalId, attempt, approvalsNeeded } = row;
  const { staffId } = requireActor(ctx, 'platform');
  const at = ctx.clock.now();
  if (!(await insertApproval(ctx.db, { withdrawalId, attempt, staffId, approvedAt: at })))
    throw new Refusal('wallet.approved_by_you');
  if ((await listApprovals(ctx.db, [withdrawalId])).length < approvalsNeeded) return row;
  await insertLog(ctx.db, [{ withdrawalId, event: 'approved', note: '', at }]);
  const approved = await claimMove(ctx.db, withdrawalId, 'approve');
  if (!approved) throw new Refusal('wallet.withdrawal_moved');
  return approved.kind === 'wechat' ? sendByChannel(ctx, approved) : approved;
}

/** Staff sent it at the bank, and the bank's reference says so. */
export const confirmPaid = (
  ctx: Context,
  { id, reference }: CallChecked<'POST /platform/withdrawals/paid'>,
): Promise<PlatformWithdrawal> =>
  decide(ctx, id, (ctx, row) => finishByBank(ctx, row, reference), { reference });

export const confirmFailed = (
  ctx: Context,
  { id, reason }: CallChecked<'POST /platform/withdrawals/failed'>,
): Promise<PlatformWithdrawal> => decide(ctx, id, (ctx, row) => failByBank(ctx, row, reason), { reason });

export const finishByBank = (ctx: Context, row: WithdrawalRow, reference: string): Promise<WithdrawalRow> => {
  assertByBank(row);
  return finishWithdrawal(ctx, row, { reference, way: external('bank') });
};

export const failByBank = (ctx: Context, row: WithdrawalRow, reason: string): Promise<WithdrawalRow> => {
  assertByBank(row);
  return failWithdrawal(ctx, row, reason);
};

/** Of what a channel pays out, the channel alone says what became. */
function assertByBank({ kind }: WithdrawalRow): void {
  if (kind !== 'manual') throw new Refusal('wallet.sent_by_channel');
}

export const declineWithdrawal = (
  ctx: Context,
  { id, reason }: CallChecked<'POST /platform/withdrawals/reject'>,
): Promise<PlatformWithdrawal> =>
  decide(ctx, id, (ctx, row) => rejectWithdrawal(ctx, row, reason), { reason });
