/** The blocks a page is made of, as they are edited: which there are, and what a new one holds. */
import { newIdempotencyKey } from '@chengji/client-kit';
import type { PageBlock } from '@chengji/contract';

export type BlockType = PageBlock['type'];
export type BlockOf<T extends BlockType> = Extract<PageBlock, { type: T }>;
export type LocalizedText = { zh: string; en: string };

export const emptyText = (): LocalizedText => ({ zh: '', en: '' });

/** What can be added, in the groups of the palette. */
export const palette: readonly { group: 'basic' | 'selling' | 'reading'; types: readonly BlockType[] }[] = [
  { group: 'basic', types: ['banner', 'icon_grid', 'notice_bar', 'picture', 'cube', 'spacer'] },
  {
    group: 'selling',
    types: ['goods_list', 'shop_list', 'group_strip', 'group_goods', 'ladder_goods', 'coupon_strip'],
  },
  { group: 'reading', types: ['articles', 'post_feed', 'video_feed', 'live_feed'] },
];

/** A shop shows its own goods, not other shops. */
export const isForShops = (type: BlockType): boolean => type !== 'shop_list';

const freshParams: { [T in BlockType]: () => BlockOf<T>['params'] } = {
  banner: () => ({ interval_ms: 4_000, items: [] }),
  icon_grid: () => ({ columns: 5, items: [] }),
  notice_bar: () => ({ items: [] }),
  picture: () => ({ image: '', url: '', height: '120px' }),
  cube: () => ({ items: [] }),
  goods_list: () => ({ title: emptyText(), layout: 'row', query: {}, limit: 6 }),
  shop_list: () => ({ title: emptyText(), shop_ids: [] }),
  group_strip: () => ({ title: emptyText(), limit: 10 }),
  group_goods: () => ({ title: emptyText(), limit: 5 }),
  ladder_goods: () => ({ title: emptyText(), limit: 5 }),
  coupon_strip: () => ({ title: emptyText(), limit: 5 }),
  post_feed: () => ({ title: emptyText(), category_id: null, limit: 6 }),
  video_feed: () => ({ title: emptyText(), limit: 4 }),
  live_feed: () => ({ title: emptyText(), limit: 4 }),
  articles: () => ({ title: emptyText(), category_id: null, limit: 3 }),
  spacer: () => ({ height: '12px' }),
};

export const newBlock = (type: BlockType, id: string): PageBlock =>
  ({
    id,
    type,
    style: type === 'spacer' ? {} : { margin: '0px 12px 12px' },
    params: freshParams[type](),
  }) as PageBlock;

export const newBlockId = (): string => newIdempotencyKey();
