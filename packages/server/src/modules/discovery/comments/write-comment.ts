import type { CallChecked, PostComment } from '@chengji/contract';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { refuseBlockedWords } from '../../../kernel/settings/refuse-blocked-words.ts';
import { assertMayWrite } from '../../identity/index.ts';
import { gatherNews } from '../news/gather-news.ts';
import { addToFigure } from '../posts/posts.queries.ts';
import { addToReplies, type CommentRecord, findComment, insertComment } from './comments.queries.ts';
import { presentComments } from './present-comments.ts';

type Input = CallChecked<'POST /wanlshop/find/comment'>;

/** A comment, or a reply: one to a reply stands below the same comment, and says whom it answers. */
export function writeComment(ctx: Context, { id, content, reply_to }: Input): Promise<PostComment> {
  const shopperId = requireShopper(ctx);
  refuseBlockedWords(ctx, { content });
  return transact(ctx, async (ctx) => {
    const { db, clock } = ctx;
    await assertMayWrite(ctx, shopperId);
    const post = await addToFigure(db, id, 'comments');
    if (!post?.isShown) throw new Refusal('discovery.post_gone');
    const answered = reply_to === undefined ? null : await findAnswered(ctx, id, reply_to);
    const comment = await insertComment(db, {
      postId: id,
      shopperId,
      content,
      parentId: answered && (answered.parentId ?? answered.id),
      toShopperId: answered?.parentId ? answered.shopperId : null,
      createdAt: clock.now(),
    });
    if (comment.parentId !== null) await addToReplies(db, comment.parentId, 1);
    const told = { kind: 'comments' as const, postId: id, subjectId: comment.id, shopperId };
    await gatherNews(ctx, { ...told, authorKey: post.authorKey });
    if (answered && answered.shopperId !== post.authorKey)
      await gatherNews(ctx, { ...told, authorKey: answered.shopperId });
    const [presented] = await presentComments(ctx, post, [comment]);
    if (!presented) throw new Error('the comment was not presented');
    return presented;
  });
}

async function findAnswered({ db }: Context, postId: number, id: number): Promise<CommentRecord> {
  const comment = await findComment(db, id);
  if (comment?.postId !== postId) throw new Refusal('discovery.comment_gone', {}, { field: 'reply_to' });
  return comment;
}
