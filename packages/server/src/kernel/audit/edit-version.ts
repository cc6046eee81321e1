/**
 * A save says which version it began from. The caller holds the lock of what is edited, so that of
 * two who save at once the second sees what the first wrote.
 */

import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { toUnixSeconds } from '../time/unix-seconds.ts';
import { findLastChange } from './audit.queries.ts';

/** What is edited as it stands: `subject` and `id` are the audit log's. */
type Standing = { subject: string; id: number | string; version: number };

/** Who is called what; the module that knows the staff provides it. */
export type NameStaff = (ctx: Context, area: 'seller' | 'platform', staffId: number) => Promise<string>;

/**
 * Refuses a save that began from another version than the one that stands, with what `readCurrent` answers:
 * the same as the read call. `began` is undefined only where a call may be made without having read.
 */
export async function assertVersion(
  ctx: Context,
  began: number | undefined,
  { subject, id, version }: Standing,
  readCurrent: () => unknown,
): Promise<void> {
  if (began === undefined || began === version) return;
  const current = await readCurrent();
  throw new Refusal(
    'common.edit_conflict',
    {},
    { conflict: { version, current, ...(await lastSaved(ctx, subject, String(id))) } },
  );
}

/** A shop is told of its own staff only: the ids of roles and people are its own, and others' may be the same. */
async function lastSaved(ctx: Context, subject: string, subjectId: string) {
  const { actor } = ctx;
  if (actor.kind !== 'seller' && actor.kind !== 'platform') return { saved_by: null, saved_at: null };
  const shopId = actor.kind === 'seller' ? actor.shopId : null;
  const last = await findLastChange(ctx.db, { area: actor.kind, shopId, subject, subjectId });
  if (!last) return { saved_by: null, saved_at: null };
  const name = await ctx.services.nameStaff?.(ctx, actor.kind, last.staffId);
  return { saved_by: name ?? null, saved_at: toUnixSeconds(last.changedAt) };
}
