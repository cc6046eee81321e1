/** What complaints need of posts: to know one, to take it down and to show it again. */
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { listPostsAnyState, type Post } from '../posts/posts.queries.ts';
import { approvePost, turnDown } from './decide-posts.ts';

/** These posts by id, also those that are not shown. */
export const findPosts = async ({ db }: Context, ids: readonly number[]): Promise<Map<number, Post>> =>
  ids.length === 0 ? new Map() : new Map((await listPostsAnyState(db, ids)).map((post) => [post.id, post]));

/** Out of every feed, by the platform. */
export function takePostDown(ctx: Context, { id, reason }: { id: number; reason: string }): Promise<void> {
  return transact(ctx, async (ctx) => {
    if (!(await turnDown(ctx, id, reason))) throw new Refusal('common.not_found');
  });
}

/** Shown again, where its shop is not suspended; false when it was not taken down. */
export function allowPost(ctx: Context, id: number): Promise<boolean> {
  return transact(ctx, async (ctx) => {
    const post = (await findPosts(ctx, [id])).get(id);
    if (!post) throw new Refusal('common.not_found');
    return post.state === 'taken_down' && approvePost(ctx, id);
  });
}
