import type { savePage } from '@chengji/server/modules/content/index';
import type { Banner, Objects, Picture } from '../pictures/picture.ts';
import { type Ground, grounds, type Tone } from '../pictures/tones.ts';
import { type Pair, type Text, toText } from '../text.ts';
import type { ShopKey } from './shops.ts';

/** Where the loaded market's things are: what is shown points at them. */
export type Market = {
  toUrl(picture: Picture): string;
  categoryId(key: string): number;
  goodsId(key: string): number;
  shopId(key: ShopKey): number;
};

export type DemoAdvert = { title: Text; subtitle: Text; image: string; url: string; colour: string };

/** `fresh`: its goods; `goods:citrus-1`: that goods; anything else is a page's address as it is. */
type Target = string;

type Poster = [
  format: Banner['format'],
  ground: Ground,
  objects: Objects,
  title: Pair,
  subtitle: Pair,
  to: Target,
];

const tentPoster: Poster = [
  'wide',
  'sunset',
  ['⛺', '🧳'],
  '把秋天装进背包|Autumn camping sale',
  '露营专场 · 帐篷灯具一次买齐|All your gear in one place',
  'outdoors',
];

const posters = {
  home: [
    tentPoster,
    [
      'wide',
      'forest',
      ['🍓', '🥝'],
      '清晨采，明天到|Fresh from the farm',
      '时令鲜果 · 坏了包赔|Refunded if it arrives spoiled',
      'fruit',
    ],
    [
      'wide',
      'dusk',
      ['🎧', '🎮'],
      '听见安静|A7 headphones',
      'A7 降噪耳机 新品首发|New: noise cancelling',
      'goods:sound-1',
    ],
    [
      'wide',
      'berry',
      ['💄', '🌸'],
      '今天的气色|New lip colours',
      '口红香氛 · 先试用再决定|Free sample with every order',
      'beauty',
    ],
  ],
  cube: [
    ['cube', 'cocoa', ['🫖'], '一壶好茶|Clay teapots', '手拉坯胭脂釉|Thrown by hand', 'goods:tableware-1'],
    ['cube', 'ocean', ['👟'], '云跑新色|Running shoes', '单只 210 克|In new colours', 'goods:sneakers-1'],
    ['cube', 'forest', ['🪴'], '绿意上门|Houseplants', '缓苗三天再发|Arrive healthy', 'plants'],
    ['cube', 'sunset', ['🐱'], '喵汪口粮|Pet food', '挑食的也爱吃|For fussy eaters', 'pet_food'],
  ],
  category: [
    [
      'strip',
      'ocean',
      ['💻', '📱'],
      '数码焕新季|Upgrade your tech',
      '两年质保 · 24h 发货|Two-year warranty, ships in 24 h',
      'digital',
    ],
    [
      'strip',
      'cocoa',
      ['🛋️', '💡'],
      '把家收拾舒服|Refresh your home',
      '家具灯具 · 送货上门|Furniture delivered to your door',
      'home',
    ],
    [
      'strip',
      'forest',
      ['🥦', '🍅'],
      '今晚吃什么|What’s for dinner?',
      '产地直发 · 全程冷链|Chilled all the way',
      'fresh',
    ],
  ],
  open: [
    [
      'tall',
      'sunset',
      ['🍊', '🍓', '🍑'],
      '橙集|Chengji',
      '好东西，集在一起|Good finds, great prices',
      '/pages/index',
    ],
  ],
  page: [
    [
      'wide',
      'ocean',
      ['🧳', '🧢'],
      '说走就走|Luggage sale',
      '行李箱限时好价|Suitcases at special prices',
      'goods:luggage-2',
    ],
  ],
  first: [
    [
      'tall',
      'forest',
      ['🥬', '🍅', '🥕'],
      '从产地来|Straight from the farm',
      '一百二十户果农在这里卖|Fresh produce from 120 local growers',
      '/pages/index',
    ],
    [
      'tall',
      'dusk',
      ['🎧', '📷', '⌚'],
      '挑得明白|Shop with confidence',
      '参数、评价、运费都写在前面|Details, reviews and shipping costs up front',
      '/pages/index',
    ],
    [
      'tall',
      'berry',
      ['🎁', '💐', '🧸'],
      '买得放心|Easy orders and returns',
      '每一步都告诉你下一步|Track every step, from payment to refund',
      '/pages/index',
    ],
  ],
  other: [
    [
      'strip',
      'dusk',
      ['📚', '🎸'],
      '周末读点什么|Weekend reading',
      '旧时光书店上新|New books from Old Times',
      'books',
    ],
  ],
} satisfies Record<string, Poster[]>;

const toAddress = (to: Target, title: Text, market: Market): string => {
  if (to.startsWith('/')) return to;
  if (to.startsWith('goods:')) return `/pages/product/goods?id=${market.goodsId(to.slice(6))}`;
  return `/pages/product/list?category_id=${market.categoryId(to)}&title=${encodeURIComponent(title.zh)}`;
};

export type AdvertPlace = keyof typeof posters;

/** The adverts of a place, in order. */
export const listAdverts = (place: AdvertPlace, market: Market): DemoAdvert[] =>
  (posters[place] as Poster[]).map(([format, ground, objects, title, subtitle, to]) => ({
    title: toText(title),
    subtitle: toText(subtitle),
    image: market.toUrl({ kind: 'banner', format, ground, objects }),
    url: toAddress(to, toText(title), market),
    colour: grounds[ground].from,
  }));

/** For who has just joined: it says what there is to take before the first order. */
export const welcomePopup = (market: Market) => ({
  title: toText('新人见面礼|Welcome gift'),
  content: toText(
    '先领券，再下单：全场满 199 减 20，食品茶饮 9 折。|Claim coupons before your first order: ¥20 off over ¥199, and 10% off food and tea.',
  ),
  image: market.toUrl({ kind: 'banner', format: 'cube', ground: 'sunset', objects: ['🎁', '🛍️'] }),
  url: '/pages/user/coupon/list',
  audience: 'not_ordered' as const,
});

const menu: [face: `${string} ${Tone}`, title: Pair, url: string][] = [
  ['✨ rose', '新品上架|New in', '/pages/product/list?sort=new'],
  ['📈 sky', '热销榜|Bestsellers', '/pages/product/list?sort=sales'],
  ['🍓 mint', '新鲜果蔬|Fresh', 'fresh'],
  ['🎧 stone', '数码好物|Digital', 'digital'],
  ['🛍️ peach', '一起拼团|Group deals', '/pages/apps/groups/index'],
  ['💄 rose', '美妆个护|Beauty', 'beauty'],
  ['🛋️ sand', '居家生活|Home', 'home'],
  ['🐾 cream', '宠物绿植|Pets', 'pets'],
  ['📚 lilac', '橙集头条|News', '/pages/article/list'],
  ['🧾 cream', '我的订单|My orders', '/pages/user/order/order'],
];

const notices: [Pair, string][] = [
  [
    '生鲜全程冷链，坏果二十四小时内包赔|Fresh food ships chilled. Spoiled items are refunded within 24 hours',
    'fresh',
  ],
  ['新品每天上午十点上架|New arrivals every day at 10 a.m.', '/pages/product/list?sort=new'],
  ['秋日露营季：装备一次买齐|Autumn camping: all your gear in one place', 'page:camping'],
];

/** A block of a page, its texts in both languages. */
type Block = Parameters<typeof savePage>[2][number];

/** The blocks of the home page, as mock-ups show it; sizes in px. */
export const homeBlocks = (market: Market, campingPage: number): Block[] => [
  {
    id: 'home-banner',
    type: 'banner',
    style: { margin: '0px 12px 12px', height: '156px' },
    params: { interval_ms: 4000, items: numbered(listAdverts('home', market)) },
  },
  {
    id: 'home-menu',
    type: 'icon_grid',
    style: { margin: '0px 12px 12px' },
    params: {
      columns: 5,
      items: menu.map(([face, title, to]) => {
        const [object = '', tone] = face.split(' ') as [string, Tone];
        const icon = market.toUrl({ kind: 'avatar', of: 'shop', object, tone });
        return { title: toText(title), icon, url: toAddress(to, toText(title), market) };
      }),
    },
  },
  {
    id: 'home-notice',
    type: 'notice_bar',
    style: { margin: '0px 12px 12px' },
    params: {
      items: notices.map(([title, to]) => ({
        title: toText(title),
        url:
          to === 'page:camping'
            ? `/pages/page/index?id=${campingPage}`
            : toAddress(to, toText('生鲜果蔬|Fresh'), market),
      })),
    },
  },
  {
    id: 'home-groups',
    type: 'group_strip',
    style: { margin: '0px 12px 12px' },
    params: { title: toText('限时拼团|Group deals'), limit: 10 },
  },
  {
    id: 'home-coupons',
    type: 'coupon_strip',
    style: { margin: '0px 12px 12px' },
    params: { title: toText('|'), limit: 10 },
  },
  goodsList('home-new', '新品尝鲜|New arrivals', 'strip', { sort: 'new' }, 10),
  {
    id: 'home-cube',
    type: 'cube',
    style: { margin: '0px 12px 12px' },
    params: { items: numbered(listAdverts('cube', market)) },
  },
  goodsList('home-best', '推荐|For you', 'tabs', { sort: 'default' }, 20),
];

export const categoryBlocks = (market: Market): Block[] => [
  {
    id: 'category-banner',
    type: 'banner',
    style: { margin: '0px 0px 12px', height: '84px' },
    params: { interval_ms: 5000, items: numbered(listAdverts('category', market)) },
  },
];

export const searchBlocks = (): Block[] => [
  goodsList('search-best', '大家都在买|Popular now', 'row', { sort: 'sales' }, 6),
];

const numbered = (adverts: DemoAdvert[]) => adverts.map((advert, index) => ({ id: index + 1, ...advert }));

function goodsList(
  id: string,
  title: Pair,
  layout: 'row' | 'strip' | 'tabs',
  query: { sort: string },
  limit: number,
): Block {
  return {
    id,
    type: 'goods_list',
    style: { margin: '0px 12px 12px' },
    params: { title: toText(title), layout, query, limit },
  };
}

/** What people are invited to search for; each is found in the market in its language. */
export const hotWords: readonly { word: Text; isHot: boolean }[] = (
  [
    '脐橙|oranges',
    '降噪耳机|headphones',
    '帐篷|tent',
    '连衣裙|dress',
    '口红|lipstick',
    '机械键盘|keyboard',
    '龙井|Longjing',
    '猫粮|cat food',
    '行李箱|suitcase',
    '草莓|strawberries',
  ] as Pair[]
).map((pair, index) => ({ word: toText(pair), isHot: index < 3 }));

/** Every picture that what is shown needs. */
export function storefrontPictures(): Picture[] {
  const pictures: Picture[] = [];
  const market: Market = {
    toUrl: (picture) => String(pictures.push(picture)),
    categoryId: () => 1,
    goodsId: () => 1,
    shopId: () => 1,
  };
  for (const place of Object.keys(posters) as AdvertPlace[]) listAdverts(place, market);
  homeBlocks(market, 1);
  welcomePopup(market);
  return pictures;
}
