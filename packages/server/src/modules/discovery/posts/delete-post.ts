import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { addToAuthor } from '../people/authors.queries.ts';
import { getOwnPost } from './post-author.ts';
import { lockPost, movePost } from './posts.queries.ts';

/** Out of every list at once, with its comments and likes; only a complaint about it still knows what it said. */
export function deletePost(ctx: Context, { id }: { id: number }): Promise<null> {
  return transact(ctx, async (ctx) => {
    await getOwnPost(ctx, id);
    const post = await lockPost(ctx.db, id);
    const isMoved =
      post &&
      post.state !== 'deleted' &&
      (await movePost(ctx.db, id, [post.state], {
        state: 'deleted',
        isShown: false,
        videoId: null,
        type: 'other',
      }));
    if (!isMoved) throw new Refusal('discovery.post_gone');
    const { authorKey, state } = post;
    const wasTurnedDown = state === 'refused' || state === 'taken_down';
    await addToAuthor(ctx.db, authorKey, { posts: -1, refused: wasTurnedDown ? -1 : 0 });
    await recordChange(ctx, { subject: 'post', id, before: { state }, after: { state: 'deleted' } });
    return null;
  });
}
