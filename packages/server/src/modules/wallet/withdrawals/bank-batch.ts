/** What goes to the bank together: a batch, and the file that the bank reads. */
import { randomInt } from 'node:crypto';
import type { CallChecked, CallOut } from '@chengji/contract';
import { toMoneyText } from '@chengji/contract/money';
import { stringify } from 'csv-stringify/sync';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { presentDestination } from '../accounts/present-account.ts';
import { openHolder } from '../accounts/sealed-account.ts';
import { recordDecision } from './decide-withdrawal.ts';
import { claimMove, insertLog, listBatch, lockSendable, type WithdrawalRow } from './withdrawal.queries.ts';

const mostAtOnce = 500;

/** Takes what is approved for bank cards; what colleagues hold at this moment stays for the next batch. */
export const exportBatch = (
  ctx: Context,
  { ids }: CallChecked<'POST /platform/withdrawals/export'>,
): Promise<CallOut<'POST /platform/withdrawals/export'>> =>
  transact(ctx, async (ctx) => {
    const rows = await lockSendable(ctx.db, ids, mostAtOnce);
    if (rows.length === 0) throw new Refusal('wallet.nothing_to_send');
    const at = ctx.clock.now();
    const batchNo = createBatchNo(at);
    for (const row of rows) {
      const sent = await claimMove(ctx.db, row.id, 'send', { batchNo });
      if (sent) await recordDecision(ctx, row, sent, { batch_no: batchNo });
    }
    await insertLog(
      ctx.db,
      rows.map(({ id }) => ({ withdrawalId: id, event: 'sent', note: '', at })),
    );
    const cents = rows.reduce((total, row) => total + toArriving(row), 0);
    return { batch_no: batchNo, count: rows.length, amount: toMoneyText(cents) };
  });

const toArriving = ({ amountCents, feeCents }: WithdrawalRow): number => amountCents - feeCents;

function createBatchNo(now: Date): string {
  const second = now.toISOString().replace(/\D/g, '').slice(0, 14);
  return `B${second}${String(randomInt(1_000_000)).padStart(6, '0')}`;
}

const columns = ['batch_no', 'withdrawal_no', 'name', 'bank', 'account', 'amount'] as const;

/**
 * The file of a batch, made of what is sealed each time it is asked for and kept nowhere; each reading of it is in the
 * audit log. What has failed since is no longer in it.
 */
export const showBatchFile = (
  ctx: Context,
  { batch_no }: CallChecked<'GET /platform/withdrawals/batch'>,
): Promise<CallOut<'GET /platform/withdrawals/batch'>> =>
  transact(ctx, async (ctx) => {
    const rows = await listBatch(ctx.db, batch_no);
    if (rows.length === 0) throw new Refusal('common.not_found');
    const { translate } = ctx.services;
    const header = columns.map((column) => translate(ctx.language, `wallet.batch_${column}`));
    const lines = rows.map((row) => toLine(ctx, row));
    const change = { before: { numbers_read: false }, after: { numbers_read: true, count: rows.length } };
    await recordChange(ctx, { subject: 'withdrawal_batch', id: batch_no, ...change });
    return {
      filename: `${batch_no}.csv`,
      csv: stringify([header, ...lines], { bom: true, escape_formulas: true }),
    };
  });

function toLine(ctx: Context, row: WithdrawalRow): string[] {
  const { number, name } = openHolder(ctx, row);
  const { bank_name } = presentDestination(ctx, row);
  return [row.batchNo ?? '', row.withdrawalNo, name, bank_name, number, toMoneyText(toArriving(row))];
}
