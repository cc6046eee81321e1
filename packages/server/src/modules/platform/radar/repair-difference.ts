/** How a difference of a channel's bill is repaired. */
import type { CallChecked, Repair } from '@chengji/contract';
import { asCents } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { transfer } from '../../ledger/index.ts';
import {
  type BilledDifference,
  claimDifference,
  creditMissing,
  lockDifference,
  returnMissing,
} from '../../payments/index.ts';
import { askRepair, type Plan, type Repairable } from '../../repairs/index.ts';
import { planRepair } from './plan-repair.ts';

export const repairDifference = (
  ctx: Context,
  input: CallChecked<'POST /platform/ledger/repair'>,
): Promise<Repair> => askRepair(ctx, { kind: 'difference', ...input });

export const differenceRepair: Repairable = {
  kind: 'difference',
  async plan(ctx, id, way) {
    const found = await lockFound(ctx, id);
    const { subject, number } = found.difference;
    const { channel, day } = found;
    return { plan: await planRepair(ctx, found, way), about: { subject, number, channel, day } };
  },
  async write(ctx, { subjectId }, plan) {
    const found = await lockFound(ctx, subjectId);
    if (!(await claimDifference(ctx.db, subjectId, { state: 'repaired' }, ['open', 'waiting'])))
      throw new Refusal('radar.repaired');
    await write(ctx, found, plan);
  },
  setWaiting: ({ db }, id, isWaiting) =>
    isWaiting
      ? claimDifference(db, id, { state: 'waiting' }, ['open'])
      : claimDifference(db, id, { state: 'open' }, ['waiting']),
};

async function lockFound(ctx: Context, id: number): Promise<BilledDifference> {
  const found = await lockDifference(ctx.db, id);
  if (!found) throw new Refusal('common.not_found');
  return found;
}

/** Money of a closed payment is taken in by payments' own verbs; anything else is one transfer. */
async function write(ctx: Context, { difference }: BilledDifference, plan: Plan): Promise<void> {
  const { number, channelNo, happenedAt: paidAt } = difference;
  if (plan.entries.length === 0) return;
  if (plan.way === 'book')
    return transfer(ctx, {
      key: plan.key,
      kind: 'sys',
      reference: number,
      entries: plan.entries.map(({ account, cents }) => ({ account, cents: asCents(cents) })),
    });
  const take = plan.way === 'credit' ? creditMissing : returnMissing;
  const isTaken = await take(ctx, { paymentNo: number, channelNo, cents: plan.cents, paidAt });
  if (!isTaken) throw new Refusal('radar.way_wrong', {}, { field: 'way' });
}
