import type { Repair } from '@chengji/contract';
import { toMoneyText } from '@chengji/contract/money';
import { holdsRight } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { findPlatformStaffNames } from '../../identity/index.ts';
import { findDifferences } from '../../payments/index.ts';
import { toBillChannel } from './bill-channel.ts';
import type { RepairRow } from './repair.queries.ts';

export async function presentRepairs(ctx: Context, rows: readonly RepairRow[]): Promise<Repair[]> {
  const found = await findDifferences(ctx.db, [...new Set(rows.map(({ differenceId }) => differenceId))]);
  const byId = new Map(found.map((one) => [one.difference.id, one]));
  const staffIds = rows.flatMap(({ askedBy, approvedBy }) => [askedBy, approvedBy ?? askedBy]);
  const names = await findPlatformStaffNames(ctx.db, [...new Set(staffIds)]);
  return rows.flatMap((row) => {
    const of = byId.get(row.differenceId);
    if (!of) return [];
    return {
      id: row.id,
      way: row.way,
      subject: of.difference.subject,
      number: of.difference.number,
      channel: toBillChannel(of.channel),
      day: of.day,
      amount: toMoneyText(row.cents),
      reason: row.reason,
      state: row.state,
      key: row.key,
      by: names.get(row.askedBy) ?? '',
      approved_by: row.approvedBy === null ? '' : (names.get(row.approvedBy) ?? ''),
      createtime: toUnixSeconds(row.createdAt),
      can_approve: canApprove(ctx, row),
    };
  });
}

/** Another than who asked for it. */
const canApprove = ({ actor }: Context, { state, askedBy }: RepairRow): boolean =>
  state === 'waiting' &&
  actor.kind === 'platform' &&
  actor.staffId !== askedBy &&
  holdsRight(actor, 'ledger.repair');

export async function presentRepair(ctx: Context, row: RepairRow): Promise<Repair> {
  const [shown] = await presentRepairs(ctx, [row]);
  if (!shown) throw new Error(`repair ${row.id} is not shown`);
  return shown;
}
