/** Gathers what stands around posts: authors, goods, videos, and what who asks likes and follows. */
import type { OwnPost, PostDetails, PostRow } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { localized } from '../../../kernel/i18n/localized.ts';
import { findCategoryPath, findGoodsRows } from '../../catalog/index.ts';
import { findLiveStates } from '../../live/index.ts';
import { listLikedAmong, type PostRecord } from '../feed/feed.queries.ts';
import { findSales } from '../figures/sales.port.ts';
import { findAuthors } from '../people/find-authors.ts';
import { listFollowedKeys } from '../people/follow-keys.ts';
import { findVideos } from '../video/find-videos.ts';
import { type Around, presentOwnPost, presentPost, presentPostRow } from './post.present.ts';
import { mayActFor, writeRight } from './post-author.ts';
import type { Post } from './posts.queries.ts';

type Standing = Pick<Post, 'id' | 'authorKey' | 'goodsIds' | 'videoId' | 'liveId'>;

export const getReader = ({ actor }: Context): number | null => (actor.kind === 'shopper' ? actor.id : null);

async function lookAround(ctx: Context, posts: readonly Standing[]): Promise<Around> {
  const { db, language } = ctx;
  const reader = getReader(ctx);
  const goodsIds = new Set(posts.flatMap((post) => post.goodsIds));
  return {
    language,
    authors: await findAuthors(
      ctx,
      posts.map(({ authorKey }) => authorKey),
    ),
    goods: await findGoodsRows(db, [...goodsIds], language),
    videos: await findVideos(
      db,
      posts.flatMap(({ videoId }) => videoId ?? []),
    ),
    lives: await findLiveStates(
      ctx,
      posts.flatMap(({ liveId }) => liveId ?? []),
    ),
    liked:
      reader === null
        ? new Set()
        : await listLikedAmong(
            db,
            reader,
            posts.map(({ id }) => id),
          ),
  };
}

export async function presentRows(
  ctx: Context,
  posts: readonly PostRecord[],
  reasons?: ReadonlyMap<number, PostRow['reason']>,
): Promise<PostRow[]> {
  if (posts.length === 0) return [];
  const around = await lookAround(ctx, posts);
  return posts.map((post) => presentPostRow(post, { ...around, reasons }));
}

export async function presentOwn(ctx: Context, posts: readonly Post[]): Promise<OwnPost[]> {
  if (posts.length === 0) return [];
  const around = await lookAround(ctx, posts);
  const sales = await findSales(
    ctx,
    posts.map(({ id }) => id),
  );
  return posts.map((post) => presentOwnPost(post, around, sales.get(post.id)));
}

export async function presentDetails(ctx: Context, post: Post): Promise<PostDetails> {
  const { db, language } = ctx;
  const [category] = post.categoryId === null ? [] : await findCategoryPath(db, post.categoryId);
  const reader = getReader(ctx);
  const followed = reader === null ? new Set() : await listFollowedKeys(ctx, reader, [post.authorKey]);
  return presentPost(post, await lookAround(ctx, [post]), {
    category: category
      ? { id: category.id, name: localized(language, category.nameZh, category.nameEn) }
      : null,
    followed: followed.has(post.authorKey),
    isOwn: await mayActFor(ctx, post.authorKey, writeRight),
  });
}
