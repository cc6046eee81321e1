/** What is published must be there: its pictures or its video, and its goods. */
import type { CallChecked, GoodsRow } from '@chengji/contract';
import { listBlockedWords } from '@chengji/contract/blocked-words';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findGoodsRows, findTopCategories } from '../../catalog/index.ts';
import { findUploads } from '../../content/index.ts';
import { claimVideo } from '../video/claim-video.ts';
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
  ratio: GoodsRow['ratio'];
  goodsIds: number[];
  categoryId: number | null;
  blockedWords: string[];
};

/** `postId` is the one that is edited: its goods may be off sale by now, and its video is its own. */
export async function checkPost(
  ctx: Context,
  form: PostForm,
  edited: { id: number; goodsIds: readonly number[]; images: readonly string[] } | null,
): Promise<CheckedPost> {
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
    goodsIds: form.goods,
    categoryId: tops.get(first) ?? null,
    blockedWords: listBlockedWords(
      `${form.title}\n${form.content}`,
      ctx.services.settings.get('content.blocked_words'),
    ),
    ...(form.kind === 'other'
      ? await checkPictures(ctx, form.images, edited?.images ?? [])
      : await checkFilm(ctx, form, edited?.id ?? null)),
  };
}

type Seen = Pick<CheckedPost, 'images' | 'ratio' | 'videoId'>;

async function checkPictures(ctx: Context, images: string[], kept: readonly string[]): Promise<Seen> {
  const uploads = await findUploads(ctx.db, images);
  const missing = images.findIndex((url) => !uploads.has(url) && !kept.includes(url));
  if (missing >= 0) throw new Refusal('discovery.picture_unknown', {}, { field: `images.${missing}` });
  const size = uploads.get(images[0] ?? '');
  return { images, videoId: null, ratio: size ? toRatio(size.width, size.height) : '4:5' };
}

async function checkFilm(
  ctx: Context,
  { video_id, cover }: Extract<PostForm, { kind: 'video' }>,
  postId: number | null,
): Promise<Seen> {
  const video = await claimVideo(ctx, video_id, postId);
  const image = cover ?? video.cover;
  if (!image) throw new Refusal('discovery.cover_missing', {}, { field: 'cover' });
  if (cover && cover !== video.cover && !(await findUploads(ctx.db, [cover])).has(cover))
    throw new Refusal('discovery.picture_unknown', {}, { field: 'cover' });
  return { images: [image], videoId: video.id, ratio: toRatio(video.width, video.height) };
}
