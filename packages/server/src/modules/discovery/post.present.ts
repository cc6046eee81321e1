import type { CallOut, GoodsRow, Language, PostRow } from '@chengji/contract';
import { toUnixSeconds } from '../../kernel/time/unix-seconds.ts';
import type { ShopCard } from '../shops/index.ts';
import type { Post, PostRecord } from './posts.queries.ts';

type Details = CallOut<'GET /wanlshop/find/details'>;
type Around = {
  language: Language;
  shops: ReadonlyMap<number, ShopCard>;
  goods: ReadonlyMap<number, GoodsRow>;
};

/** What a post shows in every place. A post without English keeps its Chinese. */
const presentHead = (post: PostRecord, { language, shops }: Around) => {
  const shop = shops.get(post.shopId);
  return {
    id: post.id,
    type: 'other' as const,
    title: language === 'en' && post.titleEn ? post.titleEn : post.title,
    ratio: post.ratio,
    author: { kind: 'shop' as const, id: post.shopId, name: shop?.name ?? '', avatar: shop?.logo ?? '' },
    likes: post.likes,
    createtime: toUnixSeconds(post.createdAt),
  };
};

/** In the order the post names them, without those that are off sale. */
const listGoods = (post: PostRecord, goods: Around['goods']): GoodsRow[] =>
  post.goodsIds.flatMap((id) => goods.get(id) ?? []);

export function presentPostRow(post: PostRecord, around: Around): PostRow {
  const [first] = listGoods(post, around.goods);
  return {
    ...presentHead(post, around),
    image: post.images[0] ?? '',
    goods: first ? { id: first.id, title: first.title, image: first.image, price: first.price } : null,
  };
}

export const presentPost = (post: Post, around: Around, category: Details['category']): Details => ({
  ...presentHead(post, around),
  images: post.images,
  content: around.language === 'en' && post.contentEn ? post.contentEn : post.content,
  category,
  goods: listGoods(post, around.goods),
  comments: post.comments,
});
