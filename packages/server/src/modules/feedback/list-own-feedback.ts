import type { CallChecked, CallOut, Feedback } from '@chengji/contract';
import { requireShopper } from '../../kernel/actor.ts';
import type { Context } from '../../kernel/context.ts';
import { pageFrom, readCursor, writeCursor } from '../../kernel/cursor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { findOwnRow, listOwnRows } from './feedback.queries.ts';
import { presentFeedback } from './present-feedback.ts';

const name = 'feedback';

export async function listOwnFeedback(
  ctx: Context,
  { cursor, limit }: CallChecked<'GET /wanlshop/feedback/list'>,
): Promise<CallOut<'GET /wanlshop/feedback/list'>> {
  const [before] = cursor ? readCursor(name, 1, cursor) : [];
  const found = await listOwnRows(ctx.db, requireShopper(ctx), { before, limit: limit + 1 });
  const { rows, next } = pageFrom(found, limit, ({ id }) => writeCursor(name, id));
  return { rows: rows.map(presentFeedback), next };
}

/** Another's is not there. */
export async function showOwnFeedback(
  ctx: Context,
  { id }: CallChecked<'GET /wanlshop/feedback/details'>,
): Promise<Feedback> {
  const row = await findOwnRow(ctx.db, requireShopper(ctx), id);
  if (!row) throw new Refusal('common.not_found');
  return presentFeedback(row);
}
