/** A person who closed their account takes along what they posted, wrote, liked and followed. */
import type { Context } from '../../../kernel/context.ts';
import { listCommentsOf } from '../comments/comments.queries.ts';
import { removeComment } from '../comments/delete-comment.ts';
import { removeWeights } from '../feed/rounds.queries.ts';
import { removeNewsOf } from '../news/news.queries.ts';
import { addToFigure, listIdsOfAuthor, movePost } from '../posts/posts.queries.ts';
import { listLikesOf, returnLike } from '../reactions/likes.queries.ts';
import { addToAuthor, removeAuthor } from './authors.queries.ts';
import { deleteFollowsOf } from './people.queries.ts';

const anyState = ['reviewing', 'shown', 'refused', 'taken_down'] as const;

export async function forgetShopper(ctx: Context, shopperId: number): Promise<void> {
  const { db } = ctx;
  for (const id of await listIdsOfAuthor(db, shopperId))
    await movePost(db, id, anyState, { state: 'deleted', isShown: false });
  for (const { postId } of await listLikesOf(db, shopperId)) {
    await addToFigure(db, postId, 'likes', 0);
    if (await returnLike(db, postId, shopperId)) await addToFigure(db, postId, 'likes', -1);
  }
  for (const comment of await listCommentsOf(db, shopperId)) {
    const there = (await listCommentsOf(db, shopperId)).some(({ id }) => id === comment.id);
    if (there) await removeComment(ctx, comment);
  }
  for (const id of await deleteFollowsOf(db, shopperId)) await addToAuthor(db, id, { fans: -1 });
  await removeAuthor(db, shopperId);
  await removeWeights(db, shopperId);
  await removeNewsOf(db, shopperId);
}
