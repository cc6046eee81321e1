import type { CallChecked, CallOut, PostState } from '@chengji/contract';
import { recordChange, recordNothing } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { tell } from '../../notices/index.ts';
import { listLinkedShoppers } from '../../shops/index.ts';
import { fromAuthorKey } from '../people/author-key.rules.ts';
import { addToAuthor } from '../people/authors.queries.ts';
import { lockPost, movePost, type Post } from '../posts/posts.queries.ts';
import { isOfSuspended } from '../posts/publish-post.ts';

type Input = CallChecked<'POST /platform/posts/decide'>;

/** Each by itself, in the order of their ids; one that is as it would be already, or reads otherwise by now, is skipped. */
export async function decidePosts(
  ctx: Context,
  { ids, versions, approve, seen, reason = '' }: Input,
): Promise<CallOut<'POST /platform/posts/decide'>> {
  if (!approve && reason === '') throw new Refusal('discovery.reason_missing', {}, { field: 'reason' });
  return transact(ctx, async (ctx) => {
    recordNothing(ctx); // all of them may have been decided already
    const [done, skipped]: [number[], number[]] = [[], []];
    const read = new Map(ids.map((id, index) => [id, { state: seen, version: versions?.[index] }]));
    for (const [id, asRead] of [...read].sort(([a], [b]) => a - b)) {
      const isMoved = approve ? await approvePost(ctx, id, asRead) : await turnDown(ctx, id, reason, asRead);
      (isMoved ? done : skipped).push(id);
    }
    return { done, skipped };
  });
}

const notShown = ['reviewing', 'refused', 'taken_down'] as const;

/** How a post was when it was looked at, as far as that is said. */
type AsRead = { state?: PostState | undefined; version?: number | undefined };

/** Whether somebody else decided, or its author edited it, since it was looked at. */
const isStale = (post: Post, { state, version }: AsRead): boolean =>
  (state !== undefined && post.state !== state) || (version !== undefined && post.version !== version);

/** Shows a post, where its shop is not suspended; false when it is shown, gone or decided meanwhile. */
export async function approvePost(ctx: Context, id: number, asRead: AsRead = {}): Promise<boolean> {
  const post = await lockPost(ctx.db, id);
  if (!post || isStale(post, asRead)) return false;
  const isShown = !(await isOfSuspended(ctx, fromAuthorKey(post.authorKey)));
  const change = {
    state: 'shown' as const,
    isShown,
    decision: '',
    waitsSince: null,
    decidedAt: ctx.clock.now(),
  };
  const moved = await movePost(ctx.db, id, notShown, change);
  if (!moved) return false;
  if (post.state !== 'reviewing') await addToAuthor(ctx.db, post.authorKey, { refused: -1 });
  await record(ctx, post, moved);
  await tellAuthor(ctx, moved, 'approved');
  return true;
}

/** Refuses what waits, and takes down what is shown; false when neither is so, or it was decided meanwhile. */
export async function turnDown(
  ctx: Context,
  id: number,
  reason: string,
  asRead: AsRead = {},
): Promise<boolean> {
  const post = await lockPost(ctx.db, id);
  if (!post || isStale(post, asRead) || (post.state !== 'reviewing' && post.state !== 'shown')) return false;
  const state: PostState = post.state === 'reviewing' ? 'refused' : 'taken_down';
  const change = {
    state,
    isShown: false,
    decision: reason,
    answer: '',
    waitsSince: null,
    decidedAt: ctx.clock.now(),
  };
  const moved = await movePost(ctx.db, id, [post.state], change);
  if (!moved) return false;
  await addToAuthor(ctx.db, post.authorKey, { refused: 1 });
  await record(ctx, post, moved);
  await tellAuthor(ctx, moved, state);
  return true;
}

const record = (ctx: Context, before: Post, after: Post): Promise<void> =>
  recordChange(ctx, {
    subject: 'post',
    id: after.id,
    before: { state: before.state },
    after: { state: after.state, ...(after.decision && { reason: after.decision }) },
  });

/** With the reason. An author is told of each decision once: by the version that it made. */
async function tellAuthor(
  ctx: Context,
  { id, authorKey, title, content, decision, version }: Post,
  outcome: 'approved' | 'refused' | 'taken_down',
): Promise<void> {
  const author = fromAuthorKey(authorKey);
  const people = author.kind === 'user' ? [author.id] : await listLinkedShoppers(ctx, author.id);
  for (const shopperId of people) {
    await tell(ctx, {
      shopperId,
      kind: 'system',
      sentence: `discovery.news_${outcome}`,
      params: { title: title || [...content].slice(0, 20).join(''), reason: decision },
      modules: 'post',
      modulesId: id,
      source: `discovery.decided ${id} ${version}`,
    });
  }
}
