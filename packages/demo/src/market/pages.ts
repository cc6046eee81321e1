import type { savePage } from '@chengji/server/modules/content/index';
import type { Banner, Objects, Picture } from '../pictures/picture.ts';
import type { Ground } from '../pictures/tones.ts';
import { type Pair, type Text, toText } from '../text.ts';
import type { ShopKey } from './shops.ts';
import type { Market } from './storefront.ts';

type Block = Parameters<typeof savePage>[2][number];

const style = { margin: '0px 12px 12px' };

const poster = (market: Market, ground: Ground, objects: Objects, title: Pair, subtitle: Pair): Block => {
  const picture: Banner = { kind: 'banner', format: 'wide', ground, objects };
  const item = { id: 1, title: toText(title), subtitle: toText(subtitle), url: '', colour: '#33302C' };
  return {
    id: 'poster',
    type: 'banner',
    style: { ...style, height: '156px' },
    params: { interval_ms: 0, items: [{ ...item, image: market.toUrl(picture) }] },
  };
};

type Query = Extract<Block, { type: 'goods_list' }>['params']['query'];
type Layout = 'waterfall' | 'row' | 'strip';

const goods = (id: string, title: Pair, layout: Layout, query: Query, limit: number): Block => ({
  id,
  type: 'goods_list',
  style,
  params: { title: toText(title), layout, query, limit },
});

const notice = (title: Pair): Block => ({
  id: 'notice',
  type: 'notice_bar',
  style,
  params: { items: [{ title: toText(title), url: '' }] },
});

/** A page for a weekend outdoors: each kind of block that the home page does without. */
export const campingTitle: Text = toText('秋日露营季|Autumn camping');
export const campingBlocks = (market: Market, articleCategory: number): Block[] => [
  poster(
    market,
    'forest',
    ['⛺', '🧢'],
    '去山里过周末|A weekend in the hills',
    '轻装两天一夜|Pack light for two days outdoors',
  ),
  goods('picks', '先买这几样|Start with these', 'strip', { goods_ids: chosen(market) }, 4),
  {
    id: 'shops',
    type: 'shop_list',
    style,
    params: {
      title: toText('走过山的店|Shops for the outdoors'),
      shop_ids: (['shanye', 'shengluo', 'xiansheng', 'chengji'] as const).map(market.shopId),
    },
  },
  {
    id: 'reading',
    type: 'articles',
    style,
    params: { title: toText('出发前读一读|Read before you go'), category_id: articleCategory, limit: 3 },
  },
  {
    id: 'coupons',
    type: 'coupon_strip',
    style,
    params: { title: toText('露营好券|Camping coupons'), limit: 6 },
  },
  goods('all', '全部装备|All camping gear', 'waterfall', { category_id: market.categoryId('outdoors') }, 20),
];

const chosen = (market: Market) =>
  ['luggage-2', 'sneakers-1', 'sound-1', 'citrus-1'].map((key) => market.goodsId(key));

type Decoration = { shop: ShopKey; blocks(market: Market): Block[] };

const decoration = (
  shop: ShopKey,
  [ground, objects]: [Ground, Objects],
  [title, subtitle, news]: [Pair, Pair, Pair],
): Decoration => ({
  shop,
  blocks: (market) => [
    poster(market, ground, objects, title, subtitle),
    notice(news),
    goods('new', '本店新品|New in this shop', 'strip', { shop_id: market.shopId(shop), sort: 'new' }, 8),
    goods('best', '大家都在买|Popular now', 'row', { shop_id: market.shopId(shop), sort: 'sales' }, 3),
  ],
});

/** Shops that have decorated their front. */
export const decorations: readonly Decoration[] = [
  decoration(
    'shanye',
    ['forest', ['⛺', '🧳']],
    [
      '带得动才卖|Lightweight gear',
      '山野户外 · 川西走过来的装备|Tested on the trails of western Sichuan',
      '现货四十八小时内发出，山里也送|In stock and shipped within 48 hours',
    ],
  ),
  decoration(
    'shengluo',
    ['dusk', ['🎧', '🎮']],
    [
      '安静，是一种配置|Noise cancelling for everyone',
      '声洛数码 · 十二年声学团队|12 years of audio know-how',
      '全店两年质保，七天试听|Two-year warranty and 7-day trial on everything',
    ],
  ),
  decoration(
    'xiansheng',
    ['sunset', ['🍓', '🥝']],
    [
      '今早还在枝头|Picked this morning',
      '橙集鲜生 · 全程冷链|Delivered chilled, all the way',
      '坏果二十四小时内包赔|Spoiled fruit is refunded within 24 hours',
    ],
  ),
];

const nowhere: Market = { toUrl: () => '', categoryId: () => 1, goodsId: () => 1, shopId: () => 1 };

/** Every picture that these pages need. */
export function pagePictures(): Picture[] {
  const pictures: Picture[] = [];
  const market: Market = { ...nowhere, toUrl: (picture) => String(pictures.push(picture)) };
  campingBlocks(market, 1);
  for (const { blocks } of decorations) blocks(market);
  return pictures;
}
