import type { CallChecked, PostState } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import { recordChange } from '../../../kernel/audit/audit.ts';
import { assertVersion } from '../../../kernel/audit/edit-version.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { assertMayWrite } from '../../identity/index.ts';
import { fromAuthorKey } from '../people/author-key.rules.ts';
import { addToAuthor } from '../people/authors.queries.ts';
import { checkPost } from './check-post.ts';
import { getOwnPost } from './post-author.ts';
import { lockPost, updatePost } from './posts.queries.ts';
import { presentDetails } from './present-posts.ts';
import { isOfSuspended } from './publish-post.ts';
import { needsReview } from './review.rules.ts';

type Input = CallChecked<'POST /seller/posts/edit'>;

/** From the version it began from. What was refused, and what the review asks for, waits again. */
export function editPost(ctx: Context, input: Input): Promise<{ id: number; state: PostState }> {
  return transact(ctx, async (ctx) => {
    if (ctx.actor.kind === 'shopper') await assertMayWrite(ctx, requireActor(ctx, 'shopper').id);
    await getOwnPost(ctx, input.id);
    const post = await lockPost(ctx.db, input.id);
    if (!post || post.type === 'live') throw new Refusal('discovery.post_gone');
    if (post.state === 'taken_down') throw new Refusal('discovery.post_taken_down');
    await assertVersion(ctx, input.version, { subject: 'post', id: post.id, version: post.version }, () =>
      presentDetails(ctx, post),
    );
    const checked = await checkPost(ctx, input, post);
    const waits = needsReview(ctx.services.settings.get('discovery.review'), {
      isFirst: post.state === 'reviewing' && post.isFirst,
      hasWords: checked.blockedWords.length > 0,
      wasRefused: post.state === 'refused',
    });
    const state = waits ? 'reviewing' : 'shown';
    const isShown = state === 'shown' && !(await isOfSuspended(ctx, fromAuthorKey(post.authorKey)));
    const edited = await updatePost(ctx.db, input, {
      ...checked,
      state,
      isShown,
      waitsSince: waits ? (post.waitsSince ?? ctx.clock.now()) : null,
      ...(post.state === 'refused' && { decision: '', answer: '', decidedAt: null }),
    });
    if (!edited) throw new Error(`post ${post.id} changed while it was locked`);
    if (post.state === 'refused') await addToAuthor(ctx.db, post.authorKey, { refused: -1 });
    const { title, content, goodsIds } = post;
    await recordChange(ctx, {
      subject: 'post',
      id: post.id,
      before: { title, content, goods: goodsIds, state: post.state },
      after: { title: checked.title, content: checked.content, goods: checked.goodsIds, state },
    });
    return { id: post.id, state };
  });
}
