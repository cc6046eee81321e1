import type { Repair, RepairPlan } from '@chengji/contract';
import { parseMoney, toMoneyText } from '@chengji/contract/money';
import { holdsRight } from '../../kernel/actor.ts';
import type { Context } from '../../kernel/context.ts';
import { toUnixSeconds } from '../../kernel/time/unix-seconds.ts';
import { findPlatformStaffNames, findShoppers } from '../identity/index.ts';
import { parseAccount } from './fund.rules.ts';
import { findRepairs, type RepairRow } from './repair.queries.ts';
import type { Plan } from './repairables.ts';

export async function presentRepairs(ctx: Context, rows: readonly RepairRow[]): Promise<Repair[]> {
  const staffIds = rows.flatMap(({ askedBy, approvedBy }) => [askedBy, approvedBy ?? askedBy]);
  const names = await findPlatformStaffNames(ctx.db, [...new Set(staffIds)]);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    way: row.way,
    subject: row.subject,
    number: row.number,
    channel: row.channel,
    day: row.day ?? '',
    amount: toMoneyText(row.cents),
    reason: row.reason,
    state: row.state,
    key: row.key,
    by: names.get(row.askedBy) ?? '',
    approved_by: row.approvedBy === null ? '' : (names.get(row.approvedBy) ?? ''),
    createtime: toUnixSeconds(row.createdAt),
    can_approve: canApprove(ctx, row),
  }));
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

/** Those that wait for a second person, by what they repair. */
export async function showWaiting(
  ctx: Context,
  kind: RepairRow['kind'],
  subjectIds: readonly number[],
): Promise<Map<number, Repair>> {
  const rows = (await findRepairs(ctx.db, kind, subjectIds)).filter(({ state }) => state === 'waiting');
  const shown = await presentRepairs(ctx, rows);
  return new Map(shown.map((repair, index) => [rows[index]?.subjectId ?? 0, repair]));
}

/** Whether so much takes a second person. */
export const needsTwo = ({ services }: Context, cents: number): boolean =>
  Math.abs(cents) > parseMoney(services.settings.get('ledger.repair_two_above'));

/** What repairs would write, before they write it. */
export async function presentPlans(ctx: Context, plans: readonly Plan[]): Promise<RepairPlan[]> {
  const ownerIds = plans.flatMap(({ entries }) =>
    entries.flatMap(({ account }) => parseAccount(account).ownerId ?? []),
  );
  const shoppers = await findShoppers(ctx.db, [...new Set(ownerIds)]);
  return plans.map(({ way, key, cents, entries }) => ({
    way,
    key,
    amount: toMoneyText(cents),
    needs_two: needsTwo(ctx, cents),
    entries: entries.map((entry) => {
      const { fund, channel, ownerId } = parseAccount(entry.account);
      const owner = ownerId === null ? '' : (shoppers.get(ownerId)?.nickname ?? '');
      return { account: entry.account, fund, channel, owner, amount: toMoneyText(entry.cents) };
    }),
  }));
}
