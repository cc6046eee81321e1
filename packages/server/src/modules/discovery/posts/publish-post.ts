import type { CallChecked, PostState } from '@chengji/contract';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { daysBefore } from '../../../kernel/time/durations.ts';
import { isSuspended } from '../../shops/index.ts';
import { type AuthorRef, toAuthorKey } from '../people/author-key.rules.ts';
import { countPublished, lockAuthor } from '../people/authors.queries.ts';
import { checkPost, type PostForm } from './check-post.ts';
import { getAuthor } from './post-author.ts';
import { findAuthorHistory, insertPost } from './posts.queries.ts';
import { toFirstState } from './review.rules.ts';

const mostPerDay = 50;

type Input = PostForm & Pick<CallChecked<'POST /wanlshop/find/publish'>, 'as_shop'>;
type Published = { id: number; state: PostState };

/** Shows a post, or lets it wait for the review. What one author publishes at once is published one after the other. */
export function publishPost(ctx: Context, input: Input): Promise<Published> {
  return transact(ctx, async (ctx) => {
    const author = await getAuthor(ctx, input.as_shop);
    const key = toAuthorKey(author);
    await lockAuthor(ctx.db, key);
    const now = ctx.clock.now();
    const history = await findAuthorHistory(ctx.db, key, daysBefore(now, 1));
    if (history.recent >= mostPerDay) throw new Refusal('discovery.too_many_posts', { most: mostPerDay });
    const post = await checkPost(ctx, input, null);
    const state = toFirstState(ctx.services.settings.get('discovery.review'), {
      isFirst: !history.wasShown,
      hasWords: post.blockedWords.length > 0,
      wasRefused: false,
    });
    const { id } = await insertPost(ctx.db, {
      ...post,
      ...toColumns(author),
      state,
      isShown: state === 'shown' && !(await isOfSuspended(ctx, author)),
      isFirst: !history.wasShown,
      waitsSince: state === 'reviewing' ? now : null,
      createdAt: now,
    });
    await countPublished(ctx.db, key, now);
    await recordChange(ctx, { subject: 'post', id, before: {}, after: { state, title: post.title } });
    return { id, state };
  });
}

export const isOfSuspended = async (ctx: Context, { kind, id }: AuthorRef): Promise<boolean> =>
  kind === 'shop' && isSuspended(ctx, id);

const toColumns = ({ kind, id }: AuthorRef) =>
  kind === 'shop' ? { shopId: id, shopperId: null } : { shopId: null, shopperId: id };
