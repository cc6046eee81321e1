/** What the goods list shows of the contract's view, and what it asks for. */
import type { CallOut } from '@chengji/contract';
import { catalogSellerCalls } from '@chengji/contract/catalog/catalog.seller.calls';
import { defineList } from '../../design/lists/define-list.ts';
import type { GoodsShown } from '../../design/values/status-tones.ts';

export type SellerGoodsRow = CallOut<'GET /seller/goods/list'>['rows'][number];

export const goodsTabs = ['all', 'on', 'low', 'sold_out', 'off'] as const;
export const goodsSorts = ['updated', 'new', 'sales', 'stock', 'price'] as const;

export const goodsList = defineList('GET /seller/goods/list', catalogSellerCalls, {
  names: { category_id: 'category', shop_category_id: 'shop_category' },
  tab: 'state',
  clearsTab: true,
});

/** On sale with nothing left is shown as sold out. */
export const shownState = ({ state, stock }: Pick<SellerGoodsRow, 'state' | 'stock'>): GoodsShown =>
  state === 'off' ? 'off' : stock === 0 ? 'sold_out' : 'on';

/** The goods whose skus are changed at once. */
export const mostToChange = 50;

/** The goods as shoppers see it. */
export const toShopperPage = (id: number): string => `/#/pages/product/goods?id=${id}`;
