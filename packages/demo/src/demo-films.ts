import type { Film } from './filling/film.ts';
import { allGoods } from './goods/all-goods.ts';
import type { DemoGoods } from './goods/expand-goods.ts';
import { pastLive } from './market/lives.ts';
import { type DemoPost, filmPosts } from './posts/all-posts.ts';

/** What a shop shows in its live: its newest goods. */
export const listShown = (shop: DemoGoods['shop'], most: number): DemoGoods[] =>
  allGoods.filter((goods) => goods.shop === shop).slice(-most);

/** Of its pictures, the first of which is its cover. */
export const toPostFilm = ({ photos }: DemoPost): Film => ({
  pictures: photos,
  seconds: 8,
  motion: 'moving',
});

/** What the live of yesterday left: its goods, one after the other. */
export const pastFilm = (): Film => ({
  pictures: listShown(pastLive.shop, pastLive.goods).map(({ photos }) => photos[0]),
  seconds: pastLive.seconds,
  motion: 'still',
});

/** Every film the demo market shows, in the order in which filling it asks for them. */
export const demoFilms = (): Film[] => [...filmPosts.map(toPostFilm), pastFilm()];
