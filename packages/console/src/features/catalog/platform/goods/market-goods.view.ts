import type { CallOut } from '@chengji/contract';
import { catalogPlatformCalls } from '@chengji/contract/catalog/catalog.platform.calls';
import { defineList } from '../../../../design/lists/define-list.ts';

export type MarketGoodsRow = CallOut<'GET /platform/goods/list'>['rows'][number];

export const marketGoodsTabs = ['all', 'on', 'sold_out', 'off', 'taken_down'] as const;

export const marketGoodsList = defineList('GET /platform/goods/list', catalogPlatformCalls, {
  names: { category_id: 'category', shop_id: 'shop' },
  tab: 'state',
  clearsTab: true,
});
