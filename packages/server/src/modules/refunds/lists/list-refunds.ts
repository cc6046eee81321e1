import type { CallChecked, CallOut } from '@chengji/contract';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { pageFrom, readCursor, writeCursor } from '../../../kernel/cursor.ts';
import { findParts, presentRow } from '../showing/present-row.ts';
import { listOfShopper } from './lists.queries.ts';

const listName = 'refunds.own';

/** The own refunds, the newest first. */
export async function listRefunds(
  ctx: Context,
  { state, cursor, limit }: CallChecked<'GET /wanlshop/refund/list'>,
): Promise<CallOut<'GET /wanlshop/refund/list'>> {
  const [before] = cursor ? readCursor(listName, 1, cursor) : [];
  const rows = await listOfShopper(ctx.db, requireShopper(ctx), { state, before, limit: limit + 1 });
  const page = pageFrom(rows, limit, ({ id }) => writeCursor(listName, id));
  const getParts = await findParts(ctx, page.rows);
  return { ...page, rows: page.rows.map((row) => presentRow(ctx, row, getParts(row))) };
}
