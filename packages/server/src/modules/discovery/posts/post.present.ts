import type {
  GoodsRow,
  Language,
  OwnPost,
  PostAuthor,
  PostDetails,
  PostRow,
  PostVideo,
} from '@chengji/contract';
import { toMoneyText } from '@chengji/contract/money';
import { localizedOrChinese } from '../../../kernel/i18n/localized.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { beginningLength, type PostRecord } from '../feed/feed.queries.ts';
import { fromAuthorKey } from '../people/author-key.rules.ts';
import type { Authors } from '../people/find-authors.ts';
import type { Post } from './posts.queries.ts';
import { canAnswer } from './review.rules.ts';

export type Around = {
  language: Language;
  authors: Authors;
  goods: ReadonlyMap<number, GoodsRow>;
  videos: ReadonlyMap<string, PostVideo>;
  lives: ReadonlyMap<number, NonNullable<PostRow['live']>>;
  /** What who asks likes. */
  liked: ReadonlySet<number>;
  reasons?: ReadonlyMap<number, PostRow['reason']> | undefined;
};

const unknownAuthor = (key: number): PostAuthor => ({ ...fromAuthorKey(key), name: '', avatar: '' });

/** What a post shows in every place. A post without English keeps its Chinese. */
const presentHead = (post: PostRecord | Post, { language, authors, videos, lives, liked }: Around) => ({
  id: post.id,
  type: post.type,
  title: localizedOrChinese(language, post.title, post.titleEn),
  ratio: post.ratio,
  video: (post.videoId && videos.get(post.videoId)) || null,
  live_id: post.liveId,
  live: (post.liveId !== null && lives.get(post.liveId)) || null,
  author: authors.get(post.authorKey) ?? unknownAuthor(post.authorKey),
  likes: post.likes,
  liked: liked.has(post.id),
  createtime: toUnixSeconds(post.createdAt),
});

/** In the order the post names them, without those that are off sale. */
const listGoods = (post: Pick<Post, 'goodsIds'>, goods: Around['goods']): GoodsRow[] =>
  post.goodsIds.flatMap((id) => goods.get(id) ?? []);

/** What has no title is called by how it begins. */
export function presentPostRow(post: PostRecord, around: Around): PostRow {
  const [first] = listGoods(post, around.goods);
  const head = presentHead(post, around);
  return {
    ...head,
    title: head.title || post.beginning,
    image: post.images[0] ?? '',
    goods: first ? { id: first.id, title: first.title, image: first.image, price: first.price } : null,
    reason: around.reasons?.get(post.id) ?? null,
  };
}

export type OwnFigures = { orders: number; salesCents: number };

/** Of what was deleted nothing is presented. */
const presentReview = (post: Post) => ({
  state: post.state === 'deleted' ? ('taken_down' as const) : post.state,
  decision: post.decision,
  answer: post.answer,
  can_answer: canAnswer(post),
});

export function presentOwnPost(
  post: Post,
  around: Around,
  { orders, salesCents }: OwnFigures = { orders: 0, salesCents: 0 },
): OwnPost {
  const { reason: _, ...row } = presentPostRow(
    { ...post, rank: post.id, beginning: [...post.content].slice(0, beginningLength).join('') },
    around,
  );
  return {
    ...row,
    ...presentReview(post),
    version: post.version,
    figures: {
      views: post.views,
      likes: post.likes,
      comments: post.comments,
      shares: post.shares,
      goods_opened: post.goodsOpened,
      orders,
      sales: toMoneyText(salesCents),
    },
  };
}

type ForReader = { category: PostDetails['category']; followed: boolean; isOwn: boolean };

/** Who may edit it gets the words it was written in: a translation would be saved in their place. */
export const presentPost = (
  post: Post,
  around: Around,
  { category, followed, isOwn }: ForReader,
): PostDetails => ({
  ...presentHead(post, around),
  ...(isOwn && { title: post.title }),
  version: post.version,
  images: post.type === 'video' ? [] : post.images,
  content: isOwn ? post.content : localizedOrChinese(around.language, post.content, post.contentEn),
  category,
  goods: listGoods(post, around.goods),
  comments: post.comments,
  shares: post.shares,
  followed,
  own: isOwn ? { video_id: post.videoId, ...presentReview(post) } : null,
});
