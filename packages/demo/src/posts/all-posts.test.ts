import { describe, expect, it } from 'vitest';
import { allGoods } from '../goods/all-goods.ts';
import { categories } from '../market/categories.ts';
import { shoppers } from '../market/shoppers.ts';
import { isDrawn } from '../pictures/cut-figure.ts';
import { allPosts, everyPost, peoplePosts } from './all-posts.ts';

const shopByGoods = new Map(allGoods.map(({ key, shop }) => [key, shop]));
const topics = new Set(categories.map(({ key }) => key));

describe('the posts of the demo market', () => {
  it('are two dozen, of many shops and every topic', () => {
    expect(allPosts).toHaveLength(24);
    expect(new Set(allPosts.map(({ shop }) => shop)).size).toBeGreaterThanOrEqual(10);
    expect(new Set(allPosts.map(({ topic }) => topic))).toEqual(topics);
  });

  it.each(everyPost)('$title.zh speaks of goods of its own shop alone, at most eight', ({ shop, goods }) => {
    expect(goods.map((key) => shopByGoods.get(key))).toEqual(goods.map(() => shop));
    expect(new Set(goods).size).toBe(goods.length);
    expect(goods.length).toBeLessThanOrEqual(8);
  });

  it.each(everyPost)('$title.zh is told in both languages, with as many paragraphs', ({ title, content }) => {
    expect(title.zh && title.en).toBeTruthy();
    expect(content.en.split('\n')).toHaveLength(content.zh.split('\n').length);
  });

  it.each(everyPost)('$title.zh has pictures that can be taken, in a ratio of its own', ({ photos }) => {
    const objects = photos.flatMap((photo) => photo.objects);
    expect(objects.filter((object) => object && !isDrawn(object))).toEqual([]);
    for (const photo of photos) expect(photo.ratio).toMatch(/^(1:1|4:5|3:4|5:4)$/);
  });

  it('differ in their words and covers', () => {
    for (const what of [
      ({ title }: (typeof allPosts)[number]) => title.zh,
      ({ photos }: (typeof allPosts)[number]) => JSON.stringify(photos[0]),
    ])
      expect(new Set(everyPost.map(what)).size).toBe(everyPost.length);
  });

  it('of shoppers are each of another one', () => {
    const names = peoplePosts.map(({ by }) => by);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !shoppers.some(({ username }) => username === name))).toEqual([]);
  });
});
