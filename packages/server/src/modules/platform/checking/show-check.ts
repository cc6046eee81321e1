import type { CallOut, LedgerCheck } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { findPlatformStaffNames } from '../../identity/index.ts';
import { findNewestCheck, type LedgerCheckRow } from './ledger-check.queries.ts';

export async function showCheck(ctx: Context): Promise<CallOut<'GET /platform/ledger/check'>> {
  const newest = await findNewestCheck(ctx.db);
  return { check: newest && (await presentCheck(ctx, newest)) };
}

export async function presentCheck(ctx: Context, check: LedgerCheckRow): Promise<LedgerCheck> {
  const names = await findPlatformStaffNames(ctx.db, [check.startedBy]);
  return {
    id: check.id,
    state: getState(check),
    entries: check.entries,
    imbalance: check.imbalance,
    by: names.get(check.startedBy) ?? '',
    started_at: toUnixSeconds(check.startedAt),
    ended_at: check.endedAt && toUnixSeconds(check.endedAt),
  };
}

const getState = ({ state, imbalance }: LedgerCheckRow): LedgerCheck['state'] =>
  state === 'running' ? 'running' : imbalance ? 'unbalanced' : 'balanced';
