/** Withdrawals page by page, of one owner and of everybody. */
import type { WithdrawalState } from '@chengji/contract';
import { and, asc, count, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { selectNamed } from '../../identity/index.ts';
import type { Owner } from '../owner.rules.ts';
import { isOfOwner, type WithdrawalRow } from './withdrawal.queries.ts';
import { listStages } from './withdrawal.states.ts';
import { withdrawals } from './withdrawal.tables.ts';

const hasState = (state: WithdrawalState | undefined) =>
  state ? inArray(withdrawals.stage, [...listStages(state)]) : undefined;

/** An owner's, the newest first, before this id. */
export const listOwnWithdrawals = (
  db: Db,
  owner: Owner,
  {
    state,
    before,
    limit,
  }: { state?: WithdrawalState | undefined; before?: number | undefined; limit: number },
): Promise<WithdrawalRow[]> =>
  db
    .select()
    .from(withdrawals)
    .where(and(isOfOwner(owner), hasState(state), before ? lt(withdrawals.id, before) : undefined))
    .orderBy(desc(withdrawals.id))
    .limit(limit);

export type Filter = {
  owner?: Owner | undefined;
  ownerKind?: WithdrawalRow['ownerKind'] | undefined;
  state?: WithdrawalState | undefined;
  step?: WithdrawalRow['stage'] | undefined;
  /** A withdrawal's number, a batch's, the bank's reference, or part of its owner's name. */
  keyword?: string | undefined;
  /** The shops that the keyword names. */
  shopIds?: readonly number[] | undefined;
};

const matches = (db: Db, { owner, ownerKind, state, step, keyword, shopIds = [] }: Filter) =>
  and(
    owner ? isOfOwner(owner) : undefined,
    ownerKind ? eq(withdrawals.ownerKind, ownerKind) : undefined,
    hasState(state),
    step ? eq(withdrawals.stage, step) : undefined,
    keyword
      ? or(
          sql`${keyword} in (${withdrawals.withdrawalNo}, ${withdrawals.batchNo}, ${withdrawals.reference})`,
          and(eq(withdrawals.ownerKind, 'shop'), inArray(withdrawals.ownerId, [...shopIds])),
          and(eq(withdrawals.ownerKind, 'shopper'), inArray(withdrawals.ownerId, selectNamed(db, keyword))),
        )
      : undefined,
  );

/** A page of the filtered list: what is open the oldest first, as it waits longest, otherwise the newest. */
export async function listWithdrawalPage(
  db: Db,
  filter: Filter,
  { limit, offset, oldestFirst }: { limit: number; offset: number; oldestFirst: boolean },
): Promise<{ rows: WithdrawalRow[]; total: number }> {
  const rows = await db
    .select()
    .from(withdrawals)
    .where(matches(db, filter))
    .orderBy(oldestFirst ? asc(withdrawals.id) : desc(withdrawals.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(withdrawals).where(matches(db, filter));
  return { rows, total: counted?.total ?? 0 };
}

/** How many there are in each stage. */
export async function countByStage(db: Db): Promise<Map<WithdrawalRow['stage'], number>> {
  const rows = await db
    .select({ stage: withdrawals.stage, withdrawals: count() })
    .from(withdrawals)
    .groupBy(withdrawals.stage);
  return new Map(rows.map(({ stage, withdrawals: number }) => [stage, number]));
}
