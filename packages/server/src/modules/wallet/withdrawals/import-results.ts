import type { CallChecked, CallOut } from '@chengji/contract';
import { recordNothing } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { failByBank, finishByBank, recordDecision } from './decide-withdrawal.ts';
import { lockWithdrawal } from './withdrawal.queries.ts';

type Outcome = CallOut<'POST /platform/withdrawals/import'>;
type Row = CallChecked<'POST /platform/withdrawals/import'>['rows'][number];

/**
 * The bank's result file: each row in a transaction of its own, so that one that is refused holds up no other. A row
 * that was taken before, or is of another batch than the withdrawal is in now, is refused and moves nothing.
 */
export async function importResults(
  ctx: Context,
  { rows }: CallChecked<'POST /platform/withdrawals/import'>,
): Promise<Outcome> {
  const outcome: Outcome = { paid: 0, failed: 0, refused: [] };
  for (const [index, row] of rows.entries()) {
    const msg = await importRow(ctx, row);
    if (msg === null) outcome[row.result] += 1;
    else outcome.refused.push({ line: index + 1, withdrawal_no: row.withdrawal_no, msg });
  }
  if (outcome.refused.length === rows.length) recordNothing(ctx);
  return outcome;
}

/** Why the row was refused, in words; null when it was taken. */
async function importRow(ctx: Context, row: Row): Promise<string | null> {
  const { translate } = ctx.services;
  const missing = row.result === 'paid' ? 'reference' : 'reason';
  if (row[missing].length < 2) return translate(ctx.language, `wallet.import_${missing}_missing`);
  try {
    return await transact(ctx, (ctx) => takeRow(ctx, row));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return translate(ctx.language, error.key, error.params);
  }
}

async function takeRow(ctx: Context, row: Row): Promise<string | null> {
  const { batch_no, withdrawal_no, result, reference, reason } = row;
  const before = await lockWithdrawal(ctx.db, { withdrawalNo: withdrawal_no });
  if (!before) throw new Refusal('common.not_found');
  if (before.batchNo !== batch_no)
    return ctx.services.translate(ctx.language, 'wallet.import_other_batch', { batch_no });
  const after =
    result === 'paid' ? await finishByBank(ctx, before, reference) : await failByBank(ctx, before, reason);
  await recordDecision(ctx, before, after, result === 'paid' ? { reference } : { reason });
  return null;
}
