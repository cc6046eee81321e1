/** A person who closed their account takes along what they posted, wrote, liked and followed. */
import type { Context } from '../../../kernel/context.ts';
import { listOwnComments } from '../comments/comments.queries.ts';
import { removeComment } from '../comments/delete-comment.ts';
import { removeWeights } from '../feed/rounds.queries.ts';
import { forgetNewsItems } from '../news/news.queries.ts';
import { addToFigure, listIdsOfAuthor, movePost } from '../posts/posts.queries.ts';
import { listOwnLikes, returnLike } from '../reactions/likes.queries.ts';
import { addToAuthor, removeAuthor } from './authors.queries.ts';
import { deleteOwnFollows } from './people.queries.ts';

const anyState = ['reviewing', 'shown', 'refused', 'taken_down'] as const;

export async function forgetShopper(ctx: Context, shopperId: number): Promise<void> {
  const { db } = ctx;
  for (const id of await listIdsOfAuthor(db, shopperId))
    await movePost(db, id, anyState, { state: 'deleted', isShown: false });
  for (const { postId } of await listOwnLikes(db, shopperId)) {
    await addToFigure(db, postId, 'likes', 0);
    if (await returnLike(db, postId, shopperId)) await addToFigure(db, postId, 'likes', -1);
  }
  for (const comment of await listOwnComments(db, shopperId)) {
    const there = (await listOwnComments(db, shopperId)).some(({ id }) => id === comment.id);
    if (there) await removeComment(ctx, comment);
  }
  for (const id of await deleteOwnFollows(db, shopperId)) await addToAuthor(db, id, { fans: -1 });
  await removeAuthor(db, shopperId);
  await removeWeights(db, shopperId);
  await forgetNewsItems(db, shopperId);
}
