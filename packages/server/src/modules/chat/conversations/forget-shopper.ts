import type { Context } from '../../../kernel/context.ts';
import { emitAll } from '../../../kernel/events/events.ts';
import { deleteFiles } from '../messages/file.queries.ts';
import { forgetConversations } from './conversation.queries.ts';

/** A person who is gone takes along what they wrote, were written and uploaded. */
export async function forgetShopper(ctx: Context, shopperId: number): Promise<void> {
  await forgetConversations(ctx.db, shopperId);
  const dropped = await deleteFiles(ctx.db, `shopper:${shopperId}`);
  await emitAll(
    ctx,
    'chat.file_dropped',
    dropped.map((url) => ({ url })),
  );
}
