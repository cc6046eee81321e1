/** What authors do with their own posts. A shop's is written by who is linked to its staff, or in the console. */
import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { GoodsRow } from '../catalog/catalog.calls.ts';
import { EditVersion } from '../edit-version.ts';
import { PostState } from '../states.ts';
import { Day, FileUrl, Id, Money, Nothing, pageInput, pageSchema, text } from '../values.ts';
import { postLimits } from './post-limits.ts';
import { OwnPost, UploadedVideo, VideoId } from './post-values.ts';

const words = {
  content: text(1, postLimits.content),
  goods: z
    .array(Id)
    .min(1)
    .max(postLimits.goods)
    .refine((ids) => new Set(ids).size === ids.length)
    .meta({ description: 'In the order they are shown in; all on sale' }),
};

const Article = z.object({
  kind: z.literal('other'),
  title: text(0, postLimits.title).default(''),
  images: z.array(FileUrl).min(1).max(postLimits.images),
  ...words,
});
const Film = z.object({
  kind: z.literal('video'),
  title: text(1, postLimits.title),
  video_id: VideoId,
  cover: FileUrl.optional().meta({ description: 'Left out: the one made of the video' }),
  ...words,
});

const asShop = {
  as_shop: Id.optional().meta({ description: 'A shop one is linked to, with right `posts.write`' }),
};

/** What is published, with these fields beside. */
export const postInput = <T extends z.ZodRawShape>(more: T) =>
  z.discriminatedUnion('kind', [Article.extend(more), Film.extend(more)]);

const published = z.object({ id: Id, state: PostState });

export const publishRefusals = [
  'discovery.picture_unknown',
  'discovery.goods_unknown',
  'discovery.video_unknown',
  'discovery.video_not_ready',
  'discovery.video_used',
  'discovery.cover_missing',
  'discovery.too_many_posts',
] as const;
/** What the upload itself may be refused with, answered as calls are. */
export const uploadRefusals = [
  'discovery.video_size_missing',
  'discovery.video_too_large',
  'discovery.too_many_videos',
] as const;
const asAuthor = ['identity.silenced', 'shops.not_linked'] as const;

const day = { day: Day, views: z.int(), likes: z.int(), fans: z.int(), goods_opened: z.int() };

/** Of the days asked for, today with them. Orders and their sum count on the day they were paid. */
export const CreationFigures = z
  .object({
    views: z.int(),
    likes: z.int(),
    fans: z.int().meta({ description: 'New ones, without who left' }),
    goods_opened: z.int(),
    orders: z.int(),
    sales: Money,
    yesterday: z.object({
      views: z.int(),
      likes: z.int(),
      fans: z.int(),
      orders: z.int(),
      sales: Money,
    }),
    days: z.array(z.object(day)),
  })
  .meta({ id: 'CreationFigures' });
export type CreationFigures = z.output<typeof CreationFigures>;

export const days = z.union([z.literal([7, 30]), z.enum(['7', '30']).transform(Number)]).default(7);

export const publishingCalls = declareCalls({
  'POST /wanlshop/find/publish': {
    summary: 'Publish a post, as oneself or as a shop; some wait for the review',
    who: 'shopper',
    idempotencyKey: 'optional',
    in: postInput(asShop),
    out: published,
    refusals: [...publishRefusals, ...asAuthor],
  },
  'POST /wanlshop/find/edit': {
    summary: 'Change an own post; what was refused waits for the review again',
    who: 'shopper',
    in: postInput({ id: Id, version: EditVersion }),
    out: published,
    refusals: [
      'discovery.post_gone',
      'discovery.post_taken_down',
      ...publishRefusals,
      ...asAuthor,
      'common.edit_conflict',
    ],
  },
  'POST /wanlshop/find/delete': {
    summary: 'Delete an own post, with its comments and likes',
    who: 'shopper',
    in: z.object({ id: Id }),
    out: Nothing,
    refusals: ['discovery.post_gone'],
  },
  'POST /wanlshop/find/answer': {
    summary: 'Answer, once, to why an own post was refused or taken down',
    who: 'shopper',
    in: z.object({ id: Id, content: text(1, 300) }),
    out: Nothing,
    refusals: ['discovery.post_gone', 'discovery.cannot_answer', 'identity.silenced'],
  },
  'GET /wanlshop/find/own': {
    summary: 'The own posts, or those of a shop one is linked to, in every state, the newest first',
    who: 'shopper',
    in: z.object({
      state: PostState.optional(),
      as_shop: Id.optional(),
      ...pageInput,
    }),
    out: pageSchema(OwnPost),
    refusals: ['shops.not_linked'],
  },
  'GET /wanlshop/find/center': {
    summary: 'The creation center: what the own posts brought, or those of a shop one is linked to',
    who: 'shopper',
    in: z.object({ as_shop: Id.optional(), days }),
    out: CreationFigures,
    refusals: ['shops.not_linked'],
  },
  'GET /wanlshop/find/video': {
    summary:
      'How far an own video is; it is uploaded by the tus protocol to `/api/uploads/videos`, with the header `token`',
    who: 'shopper',
    in: z.object({ id: VideoId }),
    out: UploadedVideo,
    refusals: ['discovery.video_unknown', ...uploadRefusals],
  },
  'GET /wanlshop/order/bought': {
    summary: 'Goods that one bought and that are still on sale, the last bought first',
    who: 'shopper',
    in: z.object(pageInput),
    out: pageSchema(GoodsRow),
    refusals: [],
  },
});
