import type { PlatformComplaint } from '@chengji/contract';
import { holdsRight } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { findPlatformStaffNames, findShoppers } from '../../identity/index.ts';
import { mayApply } from '../complaint.rules.ts';
import { canMove } from '../complaint.states.ts';
import { type CaseRow, countSince, listOfCase } from '../complaints.queries.ts';
import { presentReason } from '../present-complaints.ts';
import { findCase, sumRecord } from './cases.queries.ts';
import { presentCases } from './list-cases.ts';
import { lookIntoCase } from './look-into-case.ts';

const shownComplaints = 100;
const lookedBackDays = 30;

export async function showComplaintCase(ctx: Context, { id }: { id: number }): Promise<PlatformComplaint> {
  const row = await findCase(ctx.db, id);
  if (!row) throw new Refusal('common.not_found');
  return presentCase(ctx, row);
}

export async function presentCase(ctx: Context, row: CaseRow): Promise<PlatformComplaint> {
  const [shown] = await presentCases(ctx, [row]);
  if (!shown) throw new Error(`case ${row.id} is not shown`);
  const { facts, description, images, measures, isTakenDown } = await lookIntoCase(ctx, row);
  const isOpen = row.endedAt === null;
  const { actor, language, services } = ctx;
  const holds = (right: string) => holdsRight(actor, right);
  return {
    ...shown,
    complaints: await listComplaints(ctx, row),
    facts: facts.map(({ name, value }) => ({
      name: services.translate(language, `complaints.fact_${name}`),
      value,
    })),
    description,
    images,
    record: await sumRecord(ctx.db, row),
    measures: isOpen ? measures.filter((measure) => mayApply(measure, holds)) : [],
    ...(await nameStaff(ctx, row)),
    can: {
      take: mayDecide(ctx) && canMove(row.state, 'take'),
      decide: mayDecide(ctx) && isOpen,
      restore: mayDecide(ctx) && canRestore(row, isTakenDown),
    },
  };
}

const mayDecide = ({ actor }: Context) => holdsRight(actor, 'complaints.decide');

/** What this very decision took down, and is down still. */
export const canRestore = ({ measures }: CaseRow, isTakenDown: boolean): boolean =>
  isTakenDown && measures.includes('take_down');

async function listComplaints(ctx: Context, { id }: CaseRow): Promise<PlatformComplaint['complaints']> {
  const rows = await listOfCase(ctx.db, id, shownComplaints);
  const shopperIds = rows.map(({ shopperId }) => shopperId);
  const people = await findShoppers(ctx.db, shopperIds);
  const since = ctx.calendar.addDays(ctx.clock.now(), -lookedBackDays);
  const often = await countSince(ctx.db, shopperIds, since);
  return rows.map((row) => {
    const person = people.get(row.shopperId);
    return {
      id: row.id,
      user: { id: row.shopperId, nickname: person?.nickname ?? '', avatar: person?.avatar ?? '' },
      complaints_30_days: often.get(row.shopperId) ?? 0,
      reason: presentReason(ctx, row),
      content: row.content,
      images: row.images,
      createtime: toUnixSeconds(row.createdAt),
      due_at: toUnixSeconds(row.dueAt),
    };
  });
}

async function nameStaff(
  { db }: Context,
  row: CaseRow,
): Promise<Pick<PlatformComplaint, 'decision' | 'taken_by'>> {
  const { takenBy, decidedBy, state } = row;
  const names = await findPlatformStaffNames(
    db,
    [takenBy, decidedBy].flatMap((id) => id ?? []),
  );
  const findName = (id: number | null) => (id === null ? null : (names.get(id) ?? ''));
  const isDecided = state === 'upheld' || state === 'dismissed';
  return {
    taken_by: findName(takenBy),
    decision: isDecided
      ? {
          verdict: state,
          answer: row.answer,
          notice: row.notice,
          measures: row.measures,
          silence_days: row.silenceDays,
          by: findName(decidedBy) ?? '',
        }
      : null,
  };
}
