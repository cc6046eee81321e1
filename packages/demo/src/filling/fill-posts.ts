import { addPost, addToFigure, likePost, writeComment } from '@chengji/server/modules/discovery/index';
import { computePastLikes } from '../goods/past-figures.ts';
import type { ShopKey } from '../market/shops.ts';
import { allPosts, type DemoPost } from '../posts/all-posts.ts';
import type { Told } from '../progress.ts';
import { randomFrom } from '../random.ts';
import type { FilledGoods } from './fill-goods.ts';
import type { FilledShopper } from './fill-shoppers.ts';
import type { FilledShop } from './fill-shops.ts';
import type { Filling, MinutesBefore } from './filling.ts';

type Around = {
  shops: ReadonlyMap<ShopKey, FilledShop>;
  categories: ReadonlyMap<string, number>;
  goods: ReadonlyMap<string, FilledGoods>;
  shoppers: readonly FilledShopper[];
};

const DAY = 24 * 60;
const firstPosted = 16 * DAY;
const lastPosted = 5 * 60;

/** Told by their shops over the last weeks; who likes or comments does so before the next one. */
export async function fillPosts(filling: Filling, around: Around, told: Told): Promise<void> {
  const apart = (firstPosted - lastPosted) / (allPosts.length - 1);
  for (const [index, post] of allPosts.entries()) {
    const posted = firstPosted - index * apart;
    filling.standAt(posted);
    const id = await addPost(filling.ctx, toForm(filling, post, around));
    // taken over, as `fillFigures` does: a counter, with nobody behind it
    await addToFigure(filling.ctx.db, id, 'likes', computePastLikes(post.title.zh));
    await respond(filling, { id, post, posted, shoppers: around.shoppers });
    told(allPosts.length);
  }
}

function toForm(filling: Filling, post: DemoPost, { shops, categories, goods }: Around) {
  const known = <T>(thing: T | undefined, key: string): T => {
    if (thing === undefined) throw new Error(`nothing is called ${key}`);
    return thing;
  };
  return {
    shopId: known(shops.get(post.shop), post.shop).id,
    categoryId: known(categories.get(post.topic), post.topic),
    title: post.title.zh,
    titleEn: post.title.en,
    content: post.content.zh,
    contentEn: post.content.en,
    images: post.photos.map(filling.toUrl),
    ratio: post.photos[0].ratio,
    goodsIds: post.goods.map((key) => known(goods.get(key), key).id),
  };
}

type Posted = { id: number; post: DemoPost; posted: MinutesBefore; shoppers: readonly FilledShopper[] };

const mostMinutesApart = 20;

async function respond(filling: Filling, { id, post, posted, shoppers }: Posted): Promise<void> {
  const random = randomFrom(post.title.zh);
  let minutes = posted;
  const soon = () => {
    minutes -= random.whole(2, mostMinutesApart);
    filling.standAt(minutes);
  };
  for (const { actor } of shoppers) {
    if (!random.chance(0.6)) continue;
    soon();
    await likePost(filling.as(actor), { id, liked: true });
  }
  const first = random.whole(0, shoppers.length - 1);
  for (const [place, words] of post.comments.entries()) {
    const shopper = shoppers[(first + place) % shoppers.length];
    if (!shopper) continue;
    soon();
    await writeComment(filling.as(shopper.actor), { id, content: words });
  }
}
