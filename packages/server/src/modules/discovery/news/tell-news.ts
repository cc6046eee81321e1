import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { findShoppers } from '../../identity/index.ts';
import { tell } from '../../notices/index.ts';
import { listLinkedShoppers } from '../../shops/index.ts';
import type { NewsKind } from '../activity.tables.ts';
import { fromAuthorKey } from '../people/author-key.rules.ts';
import { findSwitches } from '../people/people.queries.ts';
import { findPostAnyState } from '../posts/posts.queries.ts';
import { listDueIds, takeDue, takeItems } from './news.queries.ts';

const page: Record<NewsKind, string> = { likes: 'post', comments: 'post_comments', fans: 'fans' };

/** Tells what was gathered, to a person or to the shopper accounts of a shop's staff, each by their switches. */
export function tellNews(ctx: Context, id: number): Promise<void> {
  return transact(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const gathered = await takeDue(ctx.db, id, now);
    if (!gathered) return;
    const items = await takeItems(ctx.db, gathered, now);
    const { kind, postId, authorKey } = gathered;
    const post = postId === 0 ? null : await findPostAnyState(ctx.db, postId);
    if (items.length === 0 || (postId !== 0 && !post)) return;
    const isReply = post !== null && post.authorKey !== authorKey;
    const people = [...new Set(items.map((item) => item.shopperId))];
    const names = await findShoppers(ctx.db, people.slice(0, 2));
    for (const shopperId of await listRecipients(ctx, authorKey)) {
      // of a shop's staff who did it is not told either
      const others = people.filter((id) => id !== shopperId);
      const [first] = others;
      if (first === undefined || !(await findSwitches(ctx.db, shopperId))[kind]) continue;
      await tell(ctx, {
        shopperId,
        kind: 'notify',
        sentence: `discovery.news_${isReply ? 'replies' : kind}${others.length > 1 ? '_many' : ''}`,
        params: {
          name: names.get(first)?.nickname ?? '',
          people: String(others.length),
          title: post ? post.title || [...post.content].slice(0, 20).join('') : '',
        },
        modules: page[kind],
        modulesId: kind === 'fans' ? null : postId,
        source: `discovery.${kind} ${gathered.id}`,
      });
    }
  });
}

/** All that is due, where the clock stands in the past and no deadline is met meanwhile. */
export async function tellDueNews(ctx: Context): Promise<void> {
  for (const id of await listDueIds(ctx.db, ctx.clock.now())) await tellNews(ctx, id);
}

async function listRecipients(ctx: Context, authorKey: number): Promise<number[]> {
  const { kind, id } = fromAuthorKey(authorKey);
  return kind === 'user' ? [id] : listLinkedShoppers(ctx, id);
}
