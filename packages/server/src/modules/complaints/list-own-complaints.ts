import type { CallChecked, CallOut, Complaint } from '@chengji/contract';
import { requireShopper } from '../../kernel/actor.ts';
import type { Context } from '../../kernel/context.ts';
import { pageFrom, readCursor, writeCursor } from '../../kernel/cursor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { findOwnRow, listOwnRows } from './complaints.queries.ts';
import { presentComplaints, presentOneComplaint } from './present-complaints.ts';

const name = 'complaints';

export async function listOwnComplaints(
  ctx: Context,
  { cursor, limit }: CallChecked<'GET /wanlshop/complaint/list'>,
): Promise<CallOut<'GET /wanlshop/complaint/list'>> {
  const [before] = cursor ? readCursor(name, 1, cursor) : [];
  const found = await listOwnRows(ctx.db, requireShopper(ctx), { before, limit: limit + 1 });
  const { rows, next } = pageFrom(found, limit, ({ complaint }) => writeCursor(name, complaint.id));
  return { rows: await presentComplaints(ctx, rows), next };
}

/** Another's is not there. */
export async function showOwnComplaint(
  ctx: Context,
  { id }: CallChecked<'GET /wanlshop/complaint/details'>,
): Promise<Complaint> {
  const row = await findOwnRow(ctx.db, requireShopper(ctx), id);
  if (!row) throw new Refusal('common.not_found');
  return presentOneComplaint(ctx, row);
}
