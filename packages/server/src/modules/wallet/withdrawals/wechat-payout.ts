/** Withdrawals that go to WeChat: paid out by a channel, which says what became of them. */
import type { PayChannel } from '@chengji/contract';
import { asCents } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { emit } from '../../../kernel/events/events.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { external } from '../../ledger/index.ts';
import { canPayOut, type PayoutOutcome, showPayout, startPayout } from '../../payments/index.ts';
import { openHolder } from '../accounts/sealed-account.ts';
import { failWithdrawal, finishWithdrawal, toWithdrawalEvent } from './end-withdrawal.ts';
import { claimMove, insertLog, lockWithdrawal, type WithdrawalRow } from './withdrawal.queries.ts';

/** WeChat Pay, or the sandbox in its place; null where neither pays out. */
export const findPayoutChannel = (ctx: Context): PayChannel | null =>
  (['wechat', 'sandbox'] as const).find((channel) => canPayOut(ctx, channel)) ?? null;

/** Each attempt has a number of its own: a payout is started once under one. */
const toOutNo = ({ withdrawalNo, attempt }: WithdrawalRow): string => `${withdrawalNo}A${attempt}`;

/** Sends what is approved; within the caller's transaction. */
export async function sendByChannel(ctx: Context, row: WithdrawalRow): Promise<WithdrawalRow> {
  const channel = findPayoutChannel(ctx);
  if (!channel) throw new Refusal('payments.channel_off');
  await startPayout(ctx, {
    outNo: toOutNo(row),
    kind: 'withdrawal',
    channel,
    openid: openHolder(ctx, row).openid,
    cents: asCents(row.amountCents - row.feeCents),
    title: ctx.services.translate('zh', 'wallet.bill_withdraw'),
  });
  const sent = await claimMove(ctx.db, row.id, 'send', { channel });
  if (!sent) throw new Refusal('wallet.withdrawal_moved');
  const at = ctx.clock.now();
  await insertLog(ctx.db, [{ withdrawalId: row.id, event: 'sent', note: '', at }]);
  return sent;
}

/** What opens the page inside WeChat on which the person takes the money, while it waits for them. */
export async function findConfirmParams(
  ctx: Context,
  row: WithdrawalRow,
): Promise<Record<string, string> | null> {
  if (row.kind !== 'wechat' || row.stage !== 'sent') return null;
  return (await showPayout(ctx, toOutNo(row)))?.confirmParams ?? null;
}

/** The withdrawal whose attempt goes by this number. */
async function lockByOutNo(ctx: Context, outNo: string): Promise<WithdrawalRow> {
  const [withdrawalNo = ''] = outNo.split('A');
  const row = await lockWithdrawal(ctx.db, { withdrawalNo });
  if (!row || toOutNo(row) !== outNo) throw new Error(`no withdrawal is paid out as ${outNo}`);
  return row;
}

export const withdrawalPayout: PayoutOutcome = {
  kind: 'withdrawal',
  async onDone(ctx, outNo, reference) {
    const row = await lockByOutNo(ctx, outNo);
    await finishWithdrawal(ctx, row, { reference, way: external(row.channel ?? 'wechat') });
  },
  async onFailed(ctx, outNo, reason) {
    await failWithdrawal(ctx, await lockByOutNo(ctx, outNo), reason);
  },
  async onConfirmNeeded(ctx, outNo) {
    const row = await lockByOutNo(ctx, outNo);
    await emit(ctx, 'wallet.withdrawal_waits', { ...toWithdrawalEvent(row), attempt: row.attempt });
  },
  findName: async (ctx, outNo) => openHolder(ctx, await lockByOutNo(ctx, outNo)).name,
};
