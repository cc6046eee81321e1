import { allGoods } from '../goods/all-goods.ts';
import { getDepartment } from '../market/categories.ts';
import type { ShopKey } from '../market/shops.ts';
import type { Photo, Prop, Ratio } from '../pictures/picture.ts';
import type { Tone } from '../pictures/tones.ts';
import { type Text, toText } from '../text.ts';
import { filmRows } from './data/films.ts';
import { peopleRows } from './data/people.ts';
import { streetPosts } from './data/street.ts';
import { tablePosts } from './data/table.ts';
import type { PostPhoto, PostRow } from './post-row.ts';

export type DemoPost = Pick<PostRow, 'goods' | 'comments'> & {
  shop: ShopKey;
  /** The key of a top category. */
  topic: string;
  title: Text;
  content: Text;
  photos: [Photo, ...Photo[]];
};

function toPhoto(row: PostPhoto): Photo {
  const [objects, tone, prop, ratio] = row.split(' ') as [string, Tone, Prop, Ratio];
  return { kind: 'photo', objects: objects.split(',') as [string], tone, prop, ratio };
}

function expand({ title, content, photos, ...row }: PostRow): DemoPost {
  const [first] = row.goods;
  const goods = allGoods.find(({ key }) => key === first);
  if (!goods) throw new Error(`no goods ${first}`);
  const [cover, ...others] = photos;
  return {
    ...row,
    shop: goods.shop,
    topic: getDepartment(goods.category),
    title: toText(title),
    content: toText(content),
    photos: [toPhoto(cover), ...others.map(toPhoto)],
  };
}

/** The oldest first: a turn of each kind. */
export const allPosts: readonly DemoPost[] = tablePosts
  .flatMap((row, index) => [row, ...streetPosts.slice(index, index + 1)])
  .map(expand);

/** What shoppers write, the oldest first. */
export const peoplePosts = peopleRows.map(({ by, ...row }) => ({ ...expand(row), by }));

/** What is shown as a film, the oldest first. */
export const filmPosts = filmRows.map(({ by, ...row }) => ({ ...expand(row), by }));

export const everyPost: readonly DemoPost[] = [...allPosts, ...peoplePosts, ...filmPosts];
