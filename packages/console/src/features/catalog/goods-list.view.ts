/** What the goods list shows of the contract's view, and what it asks for. */
import type { CallOut } from '@chengji/contract';
import { parseOption, wholeOr } from '../../design/tables/list-address.ts';
import type { GoodsShown } from '../../design/values/status-tones.ts';

export type SellerGoodsRow = CallOut<'GET /seller/goods/list'>['rows'][number];

export const goodsTabs = ['all', 'on', 'sold_out', 'off'] as const;
export type GoodsTab = (typeof goodsTabs)[number];
const sorts = ['new', 'sales', 'stock', 'price'] as const;
export type GoodsSort = (typeof sorts)[number];

export const goodsDefaults = { state: 'all', keyword: '', category: '', sort: 'new', page: '1', limit: '20' };
export type GoodsFilters = typeof goodsDefaults;

export const getTab = (filters: GoodsFilters): GoodsTab => parseOption(goodsTabs, filters.state, 'all');
export const getSort = (filters: GoodsFilters): GoodsSort => parseOption(sorts, filters.sort, 'new');

export function goodsInput(filters: GoodsFilters) {
  return {
    state: getTab(filters),
    sort: getSort(filters),
    page: Math.min(500, wholeOr(filters.page, 1)),
    limit: Math.min(100, wholeOr(filters.limit, 20)),
    ...(filters.keyword ? { keyword: filters.keyword } : {}),
    ...(wholeOr(filters.category, 0) ? { category_id: Number(filters.category) } : {}),
  };
}

/** On sale with nothing left is shown as sold out. */
export const shownState = ({ state, stock }: Pick<SellerGoodsRow, 'state' | 'stock'>): GoodsShown =>
  state === 'off' ? 'off' : stock === 0 ? 'sold_out' : 'on';

export const lowStockAt = 10;
export const isLow = (stock: number): boolean => stock > 0 && stock < lowStockAt;

/** What is exported: all that the filters show, on whichever page. */
export function exportInput(filters: GoodsFilters) {
  const { sort: _sort, page: _page, limit: _limit, ...shown } = goodsInput(filters);
  return shown;
}
