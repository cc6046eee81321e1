import type { PlatformFeedback } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { findPlatformStaffNames, findShoppers } from '../../identity/index.ts';
import type { FeedbackRow } from '../feedback.queries.ts';
import { maskContact, nameVisitor } from '../feedback.rules.ts';
import { canMove } from '../feedback.states.ts';
import { presentFeedback } from '../present-feedback.ts';

export async function presentRows(ctx: Context, rows: readonly FeedbackRow[]): Promise<PlatformFeedback[]> {
  const ids = (of: (row: FeedbackRow) => number | null) => [...new Set(rows.flatMap((row) => of(row) ?? []))];
  const people = await findShoppers(
    ctx.db,
    ids(({ shopperId }) => shopperId),
  );
  const names = await findPlatformStaffNames(
    ctx.db,
    ids(({ answeredBy }) => answeredBy),
  );
  return rows.map((row) => {
    const person = row.shopperId === null ? undefined : people.get(row.shopperId);
    return {
      ...presentFeedback(row),
      contact: maskContact(row.contact),
      user: person ? { id: person.id, nickname: person.nickname, avatar: person.avatar } : null,
      visitor: row.shopperId === null ? nameVisitor(row.sender) : null,
      version: row.version,
      app: row.app,
      agent: row.agent,
      fault: row.fault,
      answered_by: row.answeredBy === null ? null : (names.get(row.answeredBy) ?? ''),
      can: {
        answer: row.shopperId !== null && canMove(row.state, 'answer'),
        handle: canMove(row.state, 'handle'),
      },
    };
  });
}

export async function presentRow(ctx: Context, row: FeedbackRow): Promise<PlatformFeedback> {
  const [shown] = await presentRows(ctx, [row]);
  if (!shown) throw new Error(`feedback ${row.id} is not shown`);
  return shown;
}
