import {
  addPost,
  addToFigure,
  follow,
  likePost,
  tellDueNews,
  writeComment,
} from '@chengji/server/modules/discovery/index';
import { linkShop, makeLinkCode } from '@chengji/server/modules/shops/index';
import { toPostFilm } from '../demo-films.ts';
import { computePastLikes } from '../goods/past-figures.ts';
import { shoppers as demoShoppers } from '../market/shoppers.ts';
import type { ShopKey } from '../market/shops.ts';
import { allPosts, type DemoPost, filmPosts, peoplePosts } from '../posts/all-posts.ts';
import type { Told } from '../progress.ts';
import { randomFrom } from '../random.ts';
import type { FilledGoods } from './fill-goods.ts';
import type { FilledShopper } from './fill-shoppers.ts';
import type { FilledShop } from './fill-shops.ts';
import type { Filling, MinutesBefore } from './filling.ts';
import { filmSize } from './film.ts';

type Around = {
  shops: ReadonlyMap<ShopKey, FilledShop>;
  categories: ReadonlyMap<string, number>;
  goods: ReadonlyMap<string, FilledGoods>;
  shoppers: readonly FilledShopper[];
};

const DAY = 24 * 60;
const firstFollowed = 17 * DAY;
const firstPosted = 16 * DAY;
const lastPosted = 5 * 60;

type Planned = { post: DemoPost; by: string | null; isFilm: boolean };

/** Of shops, with one of a shopper after every fourth and a film after every sixth. */
const plan: readonly Planned[] = allPosts.flatMap((post, index): Planned[] => {
  const person = index % 4 === 3 ? peoplePosts[(index - 3) / 4] : undefined;
  const film = index % 6 === 5 ? filmPosts[(index - 5) / 6] : undefined;
  return [
    { post, by: null, isFilm: false },
    ...(person ? [{ post: person, by: person.by, isFilm: false }] : []),
    ...(film ? [{ post: film, by: film.by, isFilm: true }] : []),
  ];
});

/** Told by shops and shoppers over the last weeks; who likes or comments does so before the next one. */
export async function fillPosts(filling: Filling, around: Around, told: Told): Promise<void> {
  await followEachOther(filling, around.shoppers);
  const apart = (firstPosted - lastPosted) / (plan.length - 1);
  for (const [index, { post, by, isFilm }] of plan.entries()) {
    const posted = firstPosted - index * apart;
    filling.standAt(posted);
    const writer = by === null ? null : findShopper(around.shoppers, by);
    const author = writer ? { shopId: null, shopperId: writer.id } : {};
    const film = isFilm ? await findPostFilm(filling, post) : null;
    const id = await addPost(filling.ctx, { ...toForm(filling, post, around), ...author, film });
    // taken over, as `fillFigures` does: a counter, with nobody behind it
    await addToFigure(filling.ctx.db, id, 'likes', computePastLikes(post.title.zh));
    await respond(filling, { id, post, posted, shoppers: around.shoppers.filter((one) => one !== writer) });
    told(plan.length);
  }
  await linkFirstShop(filling, around);
}

const findShopper = (shoppers: readonly FilledShopper[], username: string): FilledShopper =>
  known(shoppers[demoShoppers.findIndex((shopper) => shopper.username === username)], username);

function known<T>(thing: T | undefined, key: string): T {
  if (thing === undefined) throw new Error(`nothing is called ${key}`);
  return thing;
}

/** Each follows some of the others. */
async function followEachOther(filling: Filling, shoppers: readonly FilledShopper[]): Promise<void> {
  filling.standAt(firstFollowed);
  const random = randomFrom('follows');
  for (const { id, actor } of shoppers) {
    for (const other of shoppers) {
      if (other.id === id || !random.chance(0.4)) continue;
      await follow(filling.as(actor), { kind: 'user', id: other.id, followed: true });
    }
  }
  filling.standAt(firstFollowed - tellAfter);
  await tellDueNews(filling.ctx);
}

/** The first shopper works for the first shop, and posts as it from their phone. */
async function linkFirstShop(filling: Filling, { shops, shoppers }: Around): Promise<void> {
  const [[shop], [shopper]] = [[...shops.values()], shoppers];
  if (!shop || !shopper) return;
  filling.standAt(lastLinked);
  const { code } = await makeLinkCode(filling.as(shop.owner));
  await linkShop(filling.as(shopper.actor), { code });
}

const lastLinked = 30;
/** By then news that were gathered are due. */
const tellAfter = 15;

function toForm(filling: Filling, post: DemoPost, { shops, categories, goods }: Around) {
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

/** Null where no films can be made. */
async function findPostFilm({ toUrl, toFilmUrl }: Filling, post: DemoPost) {
  const film = toPostFilm(post);
  const url = await toFilmUrl(film);
  return url === null ? null : { url, cover: toUrl(post.photos[0]), seconds: film.seconds, ...filmSize };
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
  filling.standAt(minutes - tellAfter);
  await tellDueNews(filling.ctx);
}
