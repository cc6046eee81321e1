import type { Repair, RepairWay } from '@chengji/contract';
import { toMoneyText } from '@chengji/contract/money';
import { requireActor } from '../../kernel/actor.ts';
import { recordChange } from '../../kernel/audit/audit.ts';
import type { Context } from '../../kernel/context.ts';
import { transact } from '../../kernel/db/transact.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { needsTwo, presentRepair } from './present-repairs.ts';
import { claimEnd, insertRepair, lockRepair, type RepairRow } from './repair.queries.ts';
import { getRepairable } from './repairables.ts';

type Asked = { kind: RepairRow['kind']; id: number; way: RepairWay; reason: string };

/** Repairs something: at once, or above the limit once a second person has approved. */
export const askRepair = (ctx: Context, { kind, id, way, reason }: Asked): Promise<Repair> =>
  transact(ctx, async (ctx) => {
    const repairable = getRepairable(ctx, kind);
    const { plan, about } = await repairable.plan(ctx, id, way);
    const isWaiting = needsTwo(ctx, plan.cents);
    const now = ctx.clock.now();
    const row = await insertRepair(ctx.db, {
      ...about,
      kind,
      subjectId: id,
      way,
      cents: plan.cents,
      key: plan.key,
      reason,
      state: isWaiting ? 'waiting' : 'done',
      askedBy: requireActor(ctx, 'platform').staffId,
      createdAt: now,
      endedAt: isWaiting ? null : now,
    });
    if (!row) throw new Refusal('repairs.waiting');
    if (isWaiting) await repairable.setWaiting?.(ctx, id, true);
    else await repairable.write(ctx, row, plan);
    await record(ctx, row, null);
    return presentRepair(ctx, row);
  });

export const approveRepair = (ctx: Context, { id }: { id: number }): Promise<Repair> =>
  transact(ctx, async (ctx) => {
    const waiting = await lockWaiting(ctx, id);
    const { staffId } = requireActor(ctx, 'platform');
    if (waiting.askedBy === staffId) throw new Refusal('repairs.asked_by_you');
    const repairable = getRepairable(ctx, waiting.kind);
    const { plan } = await repairable.plan(ctx, waiting.subjectId, waiting.way);
    if (plan.cents !== waiting.cents) throw new Refusal('repairs.moved');
    const row = await end(ctx, waiting, { state: 'done', approvedBy: staffId });
    await repairable.write(ctx, row, plan);
    return presentRepair(ctx, row);
  });

export const dropRepair = (ctx: Context, { id }: { id: number }): Promise<null> =>
  transact(ctx, async (ctx) => {
    const waiting = await lockWaiting(ctx, id);
    await end(ctx, waiting, { state: 'dropped', approvedBy: null });
    await getRepairable(ctx, waiting.kind).setWaiting?.(ctx, waiting.subjectId, false);
    return null;
  });

async function lockWaiting(ctx: Context, id: number): Promise<RepairRow> {
  const row = await lockRepair(ctx.db, id);
  if (!row) throw new Refusal('common.not_found');
  if (row.state !== 'waiting') throw new Refusal('repairs.moved');
  return row;
}

async function end(
  ctx: Context,
  before: RepairRow,
  change: Pick<RepairRow, 'state' | 'approvedBy'>,
): Promise<RepairRow> {
  const row = await claimEnd(ctx.db, before.id, { ...change, endedAt: ctx.clock.now() });
  if (!row) throw new Refusal('repairs.moved');
  await record(ctx, row, before);
  return row;
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
