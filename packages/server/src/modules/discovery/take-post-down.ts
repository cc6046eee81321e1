import { recordChange } from '../../kernel/audit/audit.ts';
import type { Context } from '../../kernel/context.ts';
import { transact } from '../../kernel/db/transact.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { isSuspended } from '../shops/index.ts';
import { claimTakeDown, listPostsAnyState, type Post } from './posts.queries.ts';

/** These posts by id, also those that are not shown. */
export const findPosts = async ({ db }: Context, ids: readonly number[]): Promise<Map<number, Post>> =>
  ids.length === 0 ? new Map() : new Map((await listPostsAnyState(db, ids)).map((post) => [post.id, post]));

/** Out of every feed, by the platform. */
export function takePostDown(ctx: Context, { id, reason }: { id: number; reason: string }): Promise<void> {
  return transact(ctx, async (ctx) => {
    if (!(await claimTakeDown(ctx.db, id, { isTakenDown: true, isShown: false })))
      throw new Refusal('common.not_found');
    await recordChange(ctx, {
      subject: 'post',
      id,
      before: { is_taken_down: false },
      after: { is_taken_down: true, reason },
    });
  });
}

/** Shown again, where its shop is not suspended; false when it was not taken down. */
export function allowPost(ctx: Context, id: number): Promise<boolean> {
  return transact(ctx, async (ctx) => {
    const post = (await findPosts(ctx, [id])).get(id);
    if (!post) throw new Refusal('common.not_found');
    const isShown = !(await isSuspended(ctx, post.shopId));
    if (!(await claimTakeDown(ctx.db, id, { isTakenDown: false, isShown }))) return false;
    await recordChange(ctx, {
      subject: 'post',
      id,
      before: { is_taken_down: true },
      after: { is_taken_down: false },
    });
    return true;
  });
}
