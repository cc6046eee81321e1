import type { CallChecked, Repair, RepairWay } from '@chengji/contract';
import { asCents, toMoneyText } from '@chengji/contract/money';
import { requireActor } from '../../../kernel/actor.ts';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { transfer } from '../../ledger/index.ts';
import {
  type BilledDifference,
  claimDifference,
  creditMissing,
  lockDifference,
  returnMissing,
} from '../../payments/index.ts';
import { type Plan, planRepair } from './plan-repair.ts';
import { presentRepair } from './present-repairs.ts';
import { claimEnd, insertRepair, lockRepair, type RepairRow } from './repair.queries.ts';

/** Repairs a difference: at once, or above the limit once a second person has approved. */
export const repairDifference = (
  ctx: Context,
  { id, way, reason }: CallChecked<'POST /platform/ledger/repair'>,
): Promise<Repair> =>
  transact(ctx, async (ctx) => {
    const found = await lockFound(ctx, id);
    if (found.difference.state !== 'open') throw new Refusal('radar.repaired');
    const plan = await planRepair(ctx, found, way);
    const now = ctx.clock.now();
    const row = await insertRepair(ctx.db, {
      differenceId: id,
      way,
      cents: plan.cents,
      key: plan.key,
      reason,
      state: plan.needsTwo ? 'waiting' : 'done',
      askedBy: requireActor(ctx, 'platform').staffId,
      createdAt: now,
      endedAt: plan.needsTwo ? null : now,
    });
    await claimDifference(ctx.db, id, { state: plan.needsTwo ? 'waiting' : 'repaired' }, ['open']);
    if (!plan.needsTwo) await write(ctx, found, way, plan);
    await record(ctx, row, null);
    return presentRepair(ctx, row);
  });

export const approveRepair = (ctx: Context, { id }: { id: number }): Promise<Repair> =>
  transact(ctx, async (ctx) => {
    const waiting = await lockWaiting(ctx, id);
    const { staffId } = requireActor(ctx, 'platform');
    if (waiting.askedBy === staffId) throw new Refusal('radar.asked_by_you');
    const found = await lockFound(ctx, waiting.differenceId);
    const plan = await planRepair(ctx, found, waiting.way);
    if (plan.cents !== waiting.cents) throw new Refusal('radar.repair_moved');
    const row = await end(ctx, waiting, { state: 'done', approvedBy: staffId });
    await claimDifference(ctx.db, waiting.differenceId, { state: 'repaired' }, ['waiting']);
    await write(ctx, found, waiting.way, plan);
    return presentRepair(ctx, row);
  });

export const dropRepair = (ctx: Context, { id }: { id: number }): Promise<null> =>
  transact(ctx, async (ctx) => {
    const waiting = await lockWaiting(ctx, id);
    await end(ctx, waiting, { state: 'dropped', approvedBy: null });
    await claimDifference(ctx.db, waiting.differenceId, { state: 'open' }, ['waiting']);
    return null;
  });

async function lockFound(ctx: Context, id: number): Promise<BilledDifference> {
  const found = await lockDifference(ctx.db, id);
  if (!found) throw new Refusal('common.not_found');
  return found;
}

async function lockWaiting(ctx: Context, id: number): Promise<RepairRow> {
  const row = await lockRepair(ctx.db, id);
  if (!row) throw new Refusal('common.not_found');
  if (row.state !== 'waiting') throw new Refusal('radar.repair_moved');
  return row;
}

async function end(
  ctx: Context,
  before: RepairRow,
  change: Pick<RepairRow, 'state' | 'approvedBy'>,
): Promise<RepairRow> {
  const row = await claimEnd(ctx.db, before.id, { ...change, endedAt: ctx.clock.now() });
  if (!row) throw new Refusal('radar.repair_moved');
  await record(ctx, row, before);
  return row;
}

/** Money of a closed payment is taken in by payments' own verbs; anything else is one transfer. */
async function write(ctx: Context, found: BilledDifference, way: RepairWay, plan: Plan): Promise<void> {
  const { number, channelNo, happenedAt: paidAt } = found.difference;
  if (plan.entries.length === 0) return;
  if (way === 'book')
    return transfer(ctx, {
      key: plan.key,
      kind: 'sys',
      reference: number,
      entries: plan.entries.map(({ account, cents }) => ({ account, cents: asCents(cents) })),
    });
  const take = way === 'credit' ? creditMissing : returnMissing;
  const isTaken = await take(ctx, { paymentNo: number, channelNo, cents: plan.cents, paidAt });
  if (!isTaken) throw new Refusal('radar.way_wrong', {}, { field: 'way' });
}

const record = (ctx: Context, row: RepairRow, before: RepairRow | null): Promise<void> =>
  recordChange(ctx, {
    subject: 'ledger_repair',
    id: row.id,
    before: before && { state: before.state },
    after: {
      state: row.state,
      way: row.way,
      amount: toMoneyText(row.cents),
      key: row.key,
      reason: row.reason,
    },
  });
