/** Posts, their authors and what is said below them, on the wire. */
import { z } from 'zod';
import { GoodsRow } from '../catalog/catalog.calls.ts';
import { EditVersion } from '../edit-version.ts';
import { LiveRow } from '../live/live-values.ts';
import { AuthorKind, FeedReason, LiveState, PostState, PostType, ShopType, VideoState } from '../states.ts';
import { BasisPoints, Id, Moment, Money } from '../values.ts';

/** Who wrote a post, as every post shows it. */
export const PostAuthor = z
  .object({
    kind: AuthorKind,
    id: Id,
    name: z.string(),
    avatar: z.string(),
    type: ShopType.optional().meta({ description: 'Of a shop' }),
  })
  .meta({ id: 'PostAuthor' });
export type PostAuthor = z.output<typeof PostAuthor>;

/** What an upload answered in the last part of its address. */
export const VideoId = z
  .string()
  .regex(/^[0-9a-f]{32}$/)
  .meta({ id: 'VideoId' });

export const PostVideo = z
  .object({
    url: z.string(),
    cover: z.string(),
    seconds: z.int(),
    width: z.int(),
    height: z.int(),
  })
  .meta({ id: 'PostVideo' });
export type PostVideo = z.output<typeof PostVideo>;

/** A post as every feed shows it. Its type says which page opens it. */
export const PostRow = z
  .object({
    id: Id,
    type: PostType.meta({ description: '`other` is an article with pictures' }),
    title: z.string().meta({ description: 'Its own, or how it begins' }),
    image: z.string().meta({ description: 'The first picture, or the cover of a video' }),
    ratio: GoodsRow.shape.ratio,
    video: PostVideo.nullable(),
    live_id: Id.nullable().meta({ description: 'Of type `live`' }),
    live: z
      .object({ state: LiveState, viewers: z.int() })
      .nullable()
      .meta({ description: 'Of type `live`: `viewers` watch now, or have watched when it is over' }),
    author: PostAuthor,
    goods: z
      .object({ id: Id, title: z.string(), image: z.string(), price: Money })
      .nullable()
      .meta({ description: 'The first of its goods that is on sale' }),
    likes: z.int(),
    liked: z.boolean().meta({ description: 'By who asks' }),
    reason: z
      .object({
        kind: FeedReason,
        category: z.string().meta({ description: 'Empty unless nearness is why' }),
      })
      .nullable()
      .meta({ description: 'Why it is recommended; in other feeds null' }),
    createtime: Moment,
  })
  .meta({ id: 'PostRow' });
export type PostRow = z.output<typeof PostRow>;

/** What became of a post in the review. Only its author learns it. */
const Review = {
  state: PostState,
  decision: z.string().meta({ description: 'Why it was refused or taken down, else empty' }),
  answer: z.string().meta({ description: 'What the author answered to that' }),
  can_answer: z.boolean(),
};

export const PostDetails = PostRow.omit({ goods: true, image: true, reason: true })
  .extend({
    version: EditVersion,
    images: z.array(z.string()).meta({ description: 'All in the ratio of the first; a video has none' }),
    content: z.string().meta({ description: 'Plain text; an empty line parts paragraphs' }),
    category: z.object({ id: Id, name: z.string() }).nullable(),
    goods: z.array(GoodsRow),
    comments: z.int(),
    shares: z.int(),
    followed: z.boolean().meta({ description: 'Whether who asks follows its author' }),
    own: z
      .object({ video_id: VideoId.nullable(), ...Review })
      .nullable()
      .meta({ description: 'For who may edit it' }),
  })
  .meta({ id: 'PostDetails' });
export type PostDetails = z.output<typeof PostDetails>;

/** What a post brought, since it was published. */
export const PostFigures = z
  .object({
    views: z.int(),
    likes: z.int(),
    comments: z.int(),
    shares: z.int(),
    goods_opened: z.int(),
    orders: z.int().meta({ description: 'Paid ones, without what was refunded whole' }),
    sales: Money.meta({ description: 'What was paid for them, without what was refunded' }),
  })
  .meta({ id: 'PostFigures' });

/** A post in its author's own list. */
export const OwnPost = PostRow.omit({ reason: true })
  .extend({ version: EditVersion, ...Review, figures: PostFigures })
  .meta({ id: 'OwnPost' });
export type OwnPost = z.output<typeof OwnPost>;

const Commenter = z.object({
  id: Id.nullable().meta({ description: 'Null where the author is not known any more' }),
  nickname: z.string(),
  avatar: z.string(),
});

const commentFields = {
  id: Id,
  user: Commenter,
  content: z.string(),
  likes: z.int(),
  liked: z.boolean(),
  is_author: z.boolean().meta({ description: 'Whether who wrote the post wrote it' }),
  can_delete: z.boolean(),
  createtime: Moment,
};

export const PostReply = z.object({
  ...commentFields,
  to: z.string().meta({ description: 'The nickname of whom it answers, else empty' }),
});

export const PostComment = z
  .object({
    ...commentFields,
    replies: z.array(PostReply).meta({ description: 'The first two' }),
    reply_count: z.int(),
  })
  .meta({ id: 'PostComment' });
export type PostComment = z.output<typeof PostComment>;
export type PostReply = z.output<typeof PostReply>;

/** Somebody who posts or follows, in a list. */
export const PersonRow = PostAuthor.extend({
  bio: z.string(),
  fans: z.int(),
  followed: z.boolean().meta({ description: 'By who asks' }),
  follows_me: z.boolean(),
}).meta({ id: 'PersonRow' });
export type PersonRow = z.output<typeof PersonRow>;

export const Person = PersonRow.extend({
  follows: z.int(),
  liked: z.int().meta({ description: 'Likes of all that is shown of theirs' }),
  posts: z.int(),
  is_own: z.boolean(),
  living: LiveRow.nullable().meta({ description: 'The live that is running' }),
}).meta({ id: 'Person' });
export type Person = z.output<typeof Person>;

/** An uploaded video. `progress` is of what goes on now: the upload, then the processing. */
export const UploadedVideo = z
  .object({
    id: VideoId,
    state: VideoState,
    progress: BasisPoints,
    reason: z.string().meta({ description: 'Why it failed, in words' }),
    seconds: z.int().nullable(),
    cover: z.string().meta({ description: 'Empty where none could be made: publishing then needs one' }),
    url: z.string().meta({ description: 'Empty until it is ready' }),
  })
  .meta({ id: 'UploadedVideo' });
export type UploadedVideo = z.output<typeof UploadedVideo>;
