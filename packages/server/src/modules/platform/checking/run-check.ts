import type { Context } from '../../../kernel/context.ts';
import { minutesAfter } from '../../../kernel/time/durations.ts';
import { checkLedger } from '../../ledger/index.ts';
import { claimCheck, endCheck } from './ledger-check.queries.ts';

/** No check takes as long: another node begins anew with one whose node died. */
const claimMinutes = 30;

/** A check's deadline. Outside of any transaction, as it reads every entry. */
export async function runCheck(ctx: Context, id: number): Promise<void> {
  const now = ctx.clock.now();
  if (!(await claimCheck(ctx.db, id, { now, next: minutesAfter(now, claimMinutes) }))) return;
  const { entries, imbalance = '' } = await checkLedger(ctx.db);
  if (imbalance) ctx.log.error({ imbalance, entries }, 'the ledger is not in balance');
  await endCheck(ctx.db, id, { entries, imbalance, endedAt: ctx.clock.now() });
}
