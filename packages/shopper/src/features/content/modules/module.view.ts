/** How a module's data becomes looks and a list: sizes in rpx, goods by a query the market understands. */
import type { CallIn, PageModule } from '@chengji/contract';
import type { CSSProperties } from 'react';

export type ModuleOf<Type extends PageModule['type']> = Extract<PageModule, { type: Type }>;
type GoodsListParams = ModuleOf<'goods_list'>['params'];
type GoodsQuery = Omit<CallIn<'GET /wanlshop/goods/list'>, 'cursor'>;

/** A pixel of the data is two rpx, and 750 of those are the width of the screen. */
const RPX_PER_PX = 2;

const unitless: ReadonlySet<string> = new Set([
  'opacity',
  'zIndex',
  'flex',
  'flexGrow',
  'flexShrink',
  'order',
  'fontWeight',
  'lineHeight',
  'aspectRatio',
]);

/** Data may name looks as CSS does, `font-size`; React takes them as `fontSize`. */
const inCamel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const inRpx = (px: number) => `calc(var(--rpx) * ${px * RPX_PER_PX})`;

/** `12px 8px` in the screen's own measure; a bare number counts as pixels. */
export const toLength = (value: string | number): string =>
  typeof value === 'number'
    ? inRpx(value)
    : value.replace(/(-?\d*\.?\d+)px\b/g, (_, px: string) => inRpx(Number(px)));

export function toStyle(style: PageModule['style']): CSSProperties {
  return Object.fromEntries(
    Object.entries(style).map(([given, value]) => {
      const name = inCamel(given);
      return [name, typeof value === 'number' && unitless.has(name) ? value : toLength(value)];
    }),
  );
}

const sorts = ['default', 'sales', 'price_asc', 'price_desc', 'new'] as const;
const MAX = 50;

/** What a list of goods asks for; an order the market does not know is the usual one. */
export function toGoodsQuery({ query, limit }: GoodsListParams): GoodsQuery {
  const { goods_ids, ...asked } = query;
  if (goods_ids?.length) return { ids: goods_ids.join(','), limit: MAX };
  return {
    ...asked,
    sort: sorts.find((sort) => sort === query.sort) ?? 'default',
    limit: Math.min(MAX, Math.max(1, limit)),
  };
}

/** Goods chosen one by one are all there is of their list. */
export const isChosen = ({ query }: GoodsListParams): boolean => (query.goods_ids?.length ?? 0) > 0;

/** The page with all goods of such a list. */
export const toGoodsPage = ({ title, query: { goods_ids: _, ...query } }: GoodsListParams) => ({
  ...query,
  title,
});

const known: Record<PageModule['type'], true> = {
  banner: true,
  icon_grid: true,
  notice_bar: true,
  picture: true,
  cube: true,
  goods_list: true,
  shop_list: true,
  articles: true,
  group_strip: true,
  group_goods: true,
  ladder_goods: true,
  post_feed: true,
  video_feed: true,
  live_feed: true,
  coupon_strip: true,
  spacer: true,
};

/** False for a module of a later version of the app. */
export const isKnownModule = ({ type }: { type: string }): boolean => Object.hasOwn(known, type);
