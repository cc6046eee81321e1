import { PageBlock } from '@chengji/contract/content/page-modules';
import { describe, expect, it } from 'vitest';
import { allGoods } from '../goods/all-goods.ts';
import { isDrawn } from '../pictures/cut-figure.ts';
import { categories, type DemoCategory } from './categories.ts';
import {
  type AdvertPlace,
  categoryBlocks,
  homeBlocks,
  hotWords,
  listAdverts,
  type Market,
  searchBlocks,
  storefrontPictures,
} from './storefront.ts';

const listKeys = ({ key, children }: DemoCategory): string[] => [key, ...children.flatMap(listKeys)];
const categoryKeys = categories.flatMap(listKeys);
const goodsKeys = allGoods.map(({ key }) => key);

/** A market in which asking for what is not there fails. */
const market: Market = {
  toUrl: () => '/files/ab/cd.webp',
  categoryId: (key) => found(categoryKeys.indexOf(key), key),
  goodsId: (key) => found(goodsKeys.indexOf(key), key),
  shopId: () => 1,
};
const found = (index: number, key: string): number => {
  if (index < 0) throw new Error(`nothing is called ${key}`);
  return index + 1;
};

describe('what the market puts on show', () => {
  it.each(['home', 'cube', 'category', 'open', 'page', 'first', 'other'] as AdvertPlace[])(
    'has adverts at %s that lead somewhere',
    (place) => {
      const adverts = listAdverts(place, market);
      expect(adverts.length).toBeGreaterThan(0);
      for (const { title, url, colour } of adverts) {
        expect(title.zh && title.en).toBeTruthy();
        expect(url).toMatch(/^\/pages\//);
        expect(colour).toMatch(/^#[0-9A-F]{6}$/);
      }
    },
  );

  it('has blocks that clients can draw, in both languages', () => {
    for (const block of [...homeBlocks(market, 1), ...categoryBlocks(market), ...searchBlocks()])
      expect(PageBlock.safeParse(block).error?.issues ?? []).toEqual([]);
  });

  it('opens the home page with a banner, two rows of five and lists of goods', () => {
    expect(homeBlocks(market, 1).map(({ type }) => type)).toEqual([
      'banner',
      'icon_grid',
      'notice_bar',
      'group_strip',
      'coupon_strip',
      'goods_list',
      'cube',
      'goods_list',
    ]);
    const [, menu] = homeBlocks(market, 1);
    expect(menu?.params).toMatchObject({ columns: 5, items: { length: 10 } });
  });

  it('shows drawn objects only', () => {
    const objects = storefrontPictures().flatMap((picture) =>
      'objects' in picture ? [...picture.objects] : [picture.object],
    );
    expect(objects.filter((object) => object && !isDrawn(object))).toEqual([]);
    expect(storefrontPictures().length).toBeGreaterThan(20);
  });

  it('invites to searches that find something in their language', () => {
    for (const { word } of hotWords) {
      expect(allGoods.some(({ title }) => title.zh.includes(word.zh))).toBe(true);
      expect(allGoods.some(({ title }) => title.en.toLowerCase().includes(word.en.toLowerCase()))).toBe(true);
    }
  });
});
