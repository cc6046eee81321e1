import type { CallChecked, CallOut, PlatformPost } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { nextPage } from '../../../kernel/cursor.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { toUnixSeconds, toUnixSecondsOrNull } from '../../../kernel/time/unix-seconds.ts';
import { findShopProfiles } from '../../shops/index.ts';
import { listPersonIds, listShopIds, toAuthorKey } from '../people/author-key.rules.ts';
import { countAuthors, findAuthorFigures, listAuthorRows } from '../people/authors.queries.ts';
import { findAuthors } from '../people/find-authors.ts';
import { countByState, findPostAnyState, type Post } from '../posts/posts.queries.ts';
import { presentDetails, presentOwn } from '../posts/present-posts.ts';
import { countAnswered, countForReview, listForReview, listStandings, sumLikes } from './review.queries.ts';

type Input = CallChecked<'GET /platform/posts/list'>;

export async function listPlatformPosts(
  ctx: Context,
  { page, limit, author_id, kind, ...asked }: Input,
): Promise<CallOut<'GET /platform/posts/list'>> {
  const authorKey =
    author_id === undefined ? undefined : toAuthorKey({ kind: kind ?? 'user', id: author_id });
  const filter = { ...asked, kind, authorKey };
  const total = await countForReview(ctx.db, filter);
  const posts = await listForReview(ctx.db, { ...filter, limit, offset: (page - 1) * limit });
  return {
    rows: await presentForReview(ctx, posts),
    total,
    counts: { ...(await countByState(ctx.db, null)), answered: await countAnswered(ctx.db) },
    next: nextPage(page, limit, total),
  };
}

async function presentForReview(ctx: Context, posts: readonly Post[]): Promise<PlatformPost[]> {
  const rows = new Map((await presentOwn(ctx, posts)).map((row) => [row.id, row]));
  const standings = await listStandings(
    ctx.db,
    posts.map(({ authorKey }) => authorKey),
  );
  return posts.flatMap((post): PlatformPost[] => {
    const row = rows.get(post.id);
    if (!row) return [];
    const { shown = 0, refused = 0 } = standings.get(post.authorKey) ?? {};
    const {
      id,
      type,
      title,
      image,
      ratio,
      video,
      live_id,
      live,
      author,
      likes,
      createtime,
      state,
      decision,
      answer,
    } = row;
    return [
      {
        id,
        type,
        title,
        image,
        ratio,
        video,
        live_id,
        live,
        author,
        likes,
        createtime,
        state,
        version: post.version,
        decision,
        answer,
        content: post.content,
        images: post.type === 'video' ? 0 : post.images.length,
        is_first: post.isFirst,
        words: post.blockedWords,
        author_shown: shown,
        author_refused: refused,
        waits_since: toUnixSecondsOrNull(post.waitsSince),
        decided_at: toUnixSecondsOrNull(post.decidedAt),
      },
    ];
  });
}

export async function showPlatformPost(
  ctx: Context,
  { id }: { id: number },
): Promise<CallOut<'GET /platform/posts/details'>> {
  const found = await findPostAnyState(ctx.db, id);
  const [post] = found ? await presentForReview(ctx, [found]) : [];
  if (!found || !post) throw new Refusal('discovery.post_gone');
  return { ...(await presentDetails(ctx, found)), post };
}

export async function listAuthors(
  ctx: Context,
  { kind, sort, page, limit }: CallChecked<'GET /platform/posts/authors'>,
): Promise<CallOut<'GET /platform/posts/authors'>> {
  const { db, language } = ctx;
  const total = await countAuthors(db, kind);
  const found = await listAuthorRows(db, { kind, sort, limit, offset: (page - 1) * limit });
  const keys = found.map(({ authorKey }) => authorKey);
  const authors = await findAuthors(ctx, keys);
  const shops = await findShopProfiles(db, listShopIds(keys), language);
  const people = await findAuthorFigures(db, listPersonIds(keys));
  const likes = await sumLikes(db, keys);
  const rows = found.flatMap(({ authorKey, posts, refused, lastAt }) => {
    const author = authors.get(authorKey);
    if (!author || !lastAt) return [];
    const fans = (authorKey < 0 ? shops.get(-authorKey)?.followers : people.get(authorKey)?.fans) ?? 0;
    return [
      { author, posts, refused, liked: likes.get(authorKey) ?? 0, fans, last_at: toUnixSeconds(lastAt) },
    ];
  });
  return { rows, total, next: nextPage(page, limit, total) };
}
