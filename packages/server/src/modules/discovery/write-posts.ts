/** Writing, for now by the market itself: the calls for it come with the shops' and shoppers' own posts. */
import { requireShopper } from '../../kernel/actor.ts';
import type { Context } from '../../kernel/context.ts';
import { transact } from '../../kernel/db/transact.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { addToFigure, insertPost, type NewPost } from './posts.queries.ts';
import { claimLike, insertComment } from './responses.queries.ts';

export const addPost = (ctx: Context, post: Omit<NewPost, 'createdAt'>): Promise<number> =>
  insertPost(ctx.db, { ...post, createdAt: ctx.clock.now() });

/** Counted once, however often one asks. */
export async function likePost(ctx: Context, postId: number): Promise<void> {
  const shopperId = requireShopper(ctx);
  await transact(ctx, async ({ db, clock }) => {
    const isNew = await claimLike(db, { postId, shopperId, createdAt: clock.now() });
    if (isNew) await addToFigure(db, postId, 'likes');
  });
}

export async function commentOnPost(ctx: Context, postId: number, content: string): Promise<void> {
  const shopperId = requireShopper(ctx);
  await transact(ctx, async ({ db, clock }) => {
    if (!(await addToFigure(db, postId, 'comments'))) throw new Refusal('discovery.post_gone');
    await insertComment(db, { postId, shopperId, content, createdAt: clock.now() });
  });
}
