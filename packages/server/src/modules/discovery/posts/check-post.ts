/** What is published must be there: its pictures or its video, and its goods. */
import type { CallChecked, GoodsRow } from '@chengji/contract';
import { listBlockedWords } from '@chengji/contract/blocked-words';
import { actorKey } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findGoodsRows, findTopCategories } from '../../catalog/index.ts';
import { findUploads } from '../../content/index.ts';
import { claimVideo } from '../video/claim-video.ts';
import type { Post } from './posts.queries.ts';
import { toRatio } from './ratio.rules.ts';

export type PostForm = CallChecked<'POST /seller/posts/publish'>;

export type CheckedPost = {
  type: PostForm['kind'];
  title: string;
  content: string;
  titleEn: '';
  contentEn: '';
  images: string[];
  videoId: string | null;
  liveId: null;
  ratio: GoodsRow['ratio'];
  goodsIds: number[];
  categoryId: number | null;
  blockedWords: string[];
};

type Edited = Pick<Post, 'id' | 'goodsIds' | 'images' | 'ratio'>;

/** What an edited post has already it keeps: goods that are off sale by now, its pictures and its video. */
export async function checkPost(ctx: Context, form: PostForm, edited: Edited | null): Promise<CheckedPost> {
  const goods = await findGoodsRows(ctx.db, form.goods, ctx.language);
  const missing = form.goods.findIndex((id) => !goods.has(id) && !edited?.goodsIds.includes(id));
  if (missing >= 0) throw new Refusal('discovery.goods_unknown', {}, { field: `goods.${missing}` });
  const [first = 0] = form.goods;
  const tops = await findTopCategories(ctx.db, [first]);
  return {
    type: form.kind,
    title: form.title,
    content: form.content,
    titleEn: '',
    contentEn: '',
    liveId: null,
    goodsIds: form.goods,
    categoryId: tops.get(first) ?? null,
    blockedWords: listBlockedWords(
      `${form.title}\n${form.content}`,
      ctx.services.settings.get('content.blocked_words'),
    ),
    ...(form.kind === 'other'
      ? await checkPictures(ctx, form.images, edited)
      : await checkFilm(ctx, form, edited)),
  };
}

type Seen = Pick<CheckedPost, 'images' | 'ratio' | 'videoId'>;

/**
 * The sizes of these pictures. One that its author did not upload, and the post does not keep, is refused under its
 * field: an address alone could be anybody’s, of a review or of a complaint.
 */
async function checkUploads(
  ctx: Context,
  pictures: readonly { url: string; field: string }[],
  edited: Edited | null,
): Promise<ReturnType<typeof findUploads>> {
  const uploads = await findUploads(
    ctx.db,
    pictures.map(({ url }) => url),
    actorKey(ctx.actor),
  );
  const missing = pictures.find(({ url }) => !uploads.has(url) && !edited?.images.includes(url));
  if (missing) throw new Refusal('discovery.picture_unknown', {}, { field: missing.field });
  return uploads;
}

async function checkPictures(ctx: Context, images: string[], edited: Edited | null): Promise<Seen> {
  const pictures = images.map((url, index) => ({ url, field: `images.${index}` }));
  const [first = ''] = images;
  const size = (await checkUploads(ctx, pictures, edited)).get(first);
  const kept = edited?.images[0] === first ? edited.ratio : '4:5';
  return { images, videoId: null, ratio: size ? toRatio(size.width, size.height) : kept };
}

async function checkFilm(
  ctx: Context,
  { video_id, cover }: Extract<PostForm, { kind: 'video' }>,
  edited: Edited | null,
): Promise<Seen> {
  const video = await claimVideo(ctx, video_id, edited?.id ?? null);
  const image = cover ?? video.cover;
  if (!image) throw new Refusal('discovery.cover_missing', {}, { field: 'cover' });
  if (image !== video.cover) await checkUploads(ctx, [{ url: image, field: 'cover' }], edited);
  return { images: [image], videoId: video.id, ratio: toRatio(video.width, video.height) };
}
