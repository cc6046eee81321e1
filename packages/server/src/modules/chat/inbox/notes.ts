/** What the staff of a shop tell each other of a shopper, who never sees it. */
import type { CallChecked, CallOut, ChatCustomer } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { findShopStaffNames } from '../../shops/index.ts';
import { openConversation } from '../conversations/conversation.queries.ts';
import type { Pair } from '../side.ts';
import { assertCustomer } from './assert-customer.ts';
import { countNotes, deleteNote, insertNote, type NoteRow, selectNotes } from './notes.queries.ts';

type Note = ChatCustomer['notes'][number];

export const mostNotes = 50;

const present = async ({ db }: Context, rows: readonly NoteRow[]): Promise<Note[]> => {
  const names = await findShopStaffNames(
    db,
    rows.map(({ staffId }) => staffId),
  );
  return rows.map(({ id, text, staffId, writtenAt }) => ({
    id,
    text,
    author: names.get(staffId) ?? '',
    createtime: toUnixSeconds(writtenAt),
  }));
};

export const listNotes = async (ctx: Context, pair: Pair): Promise<Note[]> =>
  present(ctx, await selectNotes(ctx.db, pair));

export function addNote(
  ctx: Context,
  { user_id: shopperId, text }: CallChecked<'POST /seller/chat/note'>,
): Promise<CallOut<'POST /seller/chat/note'>> {
  const { shopId, staffId } = requireActor(ctx, 'seller');
  const pair = { shopperId, shopId };
  return transact(ctx, async (ctx) => {
    await assertCustomer(ctx, pair);
    const now = ctx.clock.now();
    await openConversation(ctx.db, pair, now); // of two who write the last one that may be, one waits
    if ((await countNotes(ctx.db, pair)) >= mostNotes)
      throw new Refusal('chat.too_many_notes', { most: mostNotes });
    const row = await insertNote(ctx.db, { ...pair, staffId, text, writtenAt: now });
    await recordChange(ctx, {
      subject: 'chat_note',
      id: row.id,
      before: null,
      after: { shopper: shopperId, text },
    });
    const [shown] = await present(ctx, [row]);
    if (!shown) throw new Error('the note is not shown');
    return shown;
  });
}

export function removeNote(
  ctx: Context,
  { id }: CallChecked<'POST /seller/chat/note_delete'>,
): Promise<null> {
  const { shopId } = requireActor(ctx, 'seller');
  return transact(ctx, async (ctx) => {
    const row = await deleteNote(ctx.db, shopId, id);
    if (!row) throw new Refusal('common.not_found');
    const before = { shopper: row.shopperId, text: row.text };
    await recordChange(ctx, { subject: 'chat_note', id, before, after: null });
    return null;
  });
}
