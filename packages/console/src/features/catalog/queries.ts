import { type ConflictFields, useSave } from '../../design/conflict/use-save.tsx';
import { useChange, useRead } from '../../kernel/use-call.ts';
import { draftOf, inputOf, type SellerGoods } from './draft.ts';
import { type GoodsFilters, goodsInput, type SellerGoodsRow } from './goods-list.view.ts';

const touched = [
  'GET /seller/goods/list',
  'GET /seller/goods/details',
  'GET /seller/dashboard/info',
] as const;

export const useGoodsList = (filters: GoodsFilters) =>
  useRead('GET /seller/goods/list', goodsInput(filters), { keepsPrevious: true });

export const useGoods = (id: number) => useRead('GET /seller/goods/details', { id }, { isEdited: true });

/** A few goods that the words find, for the palette. */
export function useGoodsLookup(words: string, enabled: boolean): SellerGoodsRow[] {
  const { data } = useRead(
    'GET /seller/goods/list',
    { keyword: words, limit: 5 },
    { enabled, keepsPrevious: true },
  );
  return enabled ? (data?.rows ?? []) : [];
}

export const useCategories = () => useRead('GET /wanlshop/category/tree', {});
export const useFreightTemplates = () => useRead('GET /seller/freight/list', {});

export const useSaveGoods = (began: SellerGoods | undefined, fields: ConflictFields) =>
  useSave('POST /seller/goods/save', {
    touches: touched,
    inputOf: (standing: SellerGoods) => inputOf(draftOf(standing), standing.id),
    ...{ began, fields },
  });
export const useChangeGoodsState = () => useChange('POST /seller/goods/state', touched);
