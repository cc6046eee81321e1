import { type ConflictFields, useSave } from '../../../design/conflict/use-save.tsx';
import { useList } from '../../../design/lists/use-list.ts';
import { useCall, useSend } from '../../../kernel/use-call.ts';
import type { Category } from './category-tree.view.ts';
import { type MarketGoodsRow, marketGoodsList } from './goods/market-goods.view.ts';

const touched = ['GET /platform/categories/list', 'GET /wanlshop/category/tree'] as const;

export const useCategoryTree = () => useCall('GET /platform/categories/list', {});
export const useSaveCategory = (began: Category | undefined, fields: ConflictFields) =>
  useSave('POST /platform/categories/save', { changes: touched, began, fields });
export const useOrderCategories = () => useSend('POST /platform/categories/order', { changes: touched });
export const useAddStarterCategories = () =>
  useSend('POST /platform/categories/add_starter', {
    changes: [...touched, 'GET /platform/first_steps/list'],
  });
export const useDeleteCategory = () => useSend('POST /platform/categories/delete', { changes: touched });

export const useMarketGoods = () => useList(marketGoodsList);
const goods = ['GET /platform/goods/list'] as const;
export const useTakeGoodsDown = () => useSend('POST /platform/goods/take_down', { changes: goods });
export const useAllowGoods = () => useSend('POST /platform/goods/allow', { changes: goods });

/** A few goods of the market that the words find, for the palette. */
export function useMarketGoodsLookup(words: string, enabled: boolean): MarketGoodsRow[] {
  const { data } = useCall('GET /platform/goods/list', { keyword: words, limit: 5 }, { enabled });
  return enabled ? (data?.rows ?? []) : [];
}
