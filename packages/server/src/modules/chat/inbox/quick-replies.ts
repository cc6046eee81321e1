import type { CallChecked, CallOut, QuickReply } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import { recordChange } from '../../../kernel/audit/audit.ts';
import { assertVersion } from '../../../kernel/audit/edit-version.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { initialHours } from '../hours/edit-hours.ts';
import { lockHours } from '../hours/hours.queries.ts';
import {
  deleteReply,
  insertReply,
  listReplies,
  type QuickReplyRow,
  updateReply,
} from './quick-replies.queries.ts';
import { findUnknownPlaceholder, sortByNames } from './quick-replies.rules.ts';

const mostReplies = 100;

const present = ({ id, version, title, text }: QuickReplyRow): QuickReply => ({ id, version, title, text });
const toRecord = ({ title, text }: QuickReplyRow) => ({ title, text });

export async function listQuickReplies(ctx: Context): Promise<CallOut<'GET /seller/chat/quickreplies'>> {
  const { shopId } = requireActor(ctx, 'seller');
  return { rows: (await listReplies(ctx.db, shopId)).map(present) };
}

/** They are one list in one order: each change waits for the one before it, at the row of the shop's hours. */
async function lockReplies({ db }: Context, shopId: number): Promise<QuickReplyRow[]> {
  await lockHours(db, initialHours(shopId));
  return listReplies(db, shopId);
}

export function saveQuickReply(
  ctx: Context,
  { id, version, title, text }: CallChecked<'POST /seller/chat/quickreplies_save'>,
): Promise<QuickReply> {
  const { shopId } = requireActor(ctx, 'seller');
  const unknown = findUnknownPlaceholder(text);
  if (unknown !== undefined)
    throw new Refusal('chat.placeholder_unknown', { name: `{${unknown}}` }, { field: 'text' });
  return transact(ctx, async (ctx) => {
    const rows = await lockReplies(ctx, shopId);
    const before = rows.find((row) => row.id === id) ?? null;
    if (id !== undefined && !before) throw new Refusal('common.not_found');
    if (before)
      await assertVersion(ctx, version, { ...before, subject: 'quick_reply' }, () => present(before));
    if (!before && rows.length >= mostReplies)
      throw new Refusal('chat.too_many_quick_replies', { most: mostReplies });
    const after = before
      ? { ...before, title, text, version: before.version + 1 }
      : await insertReply(ctx.db, {
          shopId,
          title,
          text,
          version: 1,
          position: (rows.at(-1)?.position ?? 0) + 1,
        });
    if (before) await updateReply(ctx.db, before.id, { title, text, version: after.version });
    await recordChange(ctx, {
      subject: 'quick_reply',
      id: after.id,
      before: before && toRecord(before),
      after: toRecord(after),
    });
    return present(after);
  });
}

export function deleteQuickReply(
  ctx: Context,
  { id }: CallChecked<'POST /seller/chat/quickreplies_delete'>,
): Promise<null> {
  const { shopId } = requireActor(ctx, 'seller');
  return transact(ctx, async (ctx) => {
    const before = await deleteReply(ctx.db, shopId, id);
    if (!before) throw new Refusal('common.not_found');
    await recordChange(ctx, { subject: 'quick_reply', id, before: toRecord(before), after: null });
    return null;
  });
}

/** One that was added meanwhile keeps its place behind those named. */
export function sortQuickReplies(
  ctx: Context,
  { ids }: CallChecked<'POST /seller/chat/quickreplies_sort'>,
): Promise<null> {
  const { shopId } = requireActor(ctx, 'seller');
  return transact(ctx, async (ctx) => {
    const before = await lockReplies(ctx, shopId);
    if (ids.some((id) => !before.some((row) => row.id === id))) throw new Refusal('common.not_found');
    const after = sortByNames(before, ids);
    for (const [position, { id }] of after.entries()) await updateReply(ctx.db, id, { position });
    const toIds = (rows: readonly QuickReplyRow[]) => ({ order: rows.map(({ id }) => id) });
    await recordChange(ctx, {
      subject: 'quick_replies',
      id: shopId,
      before: toIds(before),
      after: toIds(after),
    });
    return null;
  });
}
