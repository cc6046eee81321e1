import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { addToAuthor } from '../people/authors.queries.ts';
import { getOwnPost } from './post-author.ts';
import { movePost } from './posts.queries.ts';

/** Out of every list at once, with its comments and likes; only a complaint about it still knows what it said. */
export function deletePost(ctx: Context, { id }: { id: number }): Promise<null> {
  return transact(ctx, async (ctx) => {
    const { authorKey, state } = await getOwnPost(ctx, id);
    const there = ['reviewing', 'shown', 'refused', 'taken_down'] as const;
    if (
      !(await movePost(ctx.db, id, there, { state: 'deleted', isShown: false, videoId: null, type: 'other' }))
    )
      throw new Refusal('discovery.post_gone');
    await addToAuthor(ctx.db, authorKey, { posts: -1 });
    await recordChange(ctx, { subject: 'post', id, before: { state }, after: { state: 'deleted' } });
    return null;
  });
}
