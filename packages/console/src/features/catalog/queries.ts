import type { CallIn } from '@chengji/contract';
import { type ConflictFields, useSave } from '../../design/conflict/use-save.tsx';
import { useList } from '../../design/lists/use-list.ts';
import { call } from '../../kernel/calls.ts';
import { useCall, useListCall, useSend } from '../../kernel/use-call.ts';
import { type SellerGoods, toDraft, toInput } from './draft.ts';
import { goodsList, type SellerGoodsRow } from './goods-list.view.ts';

const touched = [
  'GET /seller/goods/list',
  'GET /seller/goods/details',
  'GET /seller/goods/history',
  'GET /seller/dashboard/info',
] as const;

export const useGoodsList = () => useList(goodsList);

/** Where it is only looked at, others' saves are shown as they come. */
export const useGoods = (id: number, isEdited: boolean) =>
  useCall('GET /seller/goods/details', { id }, { isEdited });

/** A few goods that the words find, for the palette. */
export function useGoodsLookup(words: string, enabled: boolean): SellerGoodsRow[] {
  const { data } = useCall('GET /seller/goods/list', { keyword: words, limit: 5 }, { enabled });
  return enabled ? (data?.rows ?? []) : [];
}

/** The own unfinished edit, and whose else there are; without the right to edit there is none. */
export const useGoodsDrafts = (id: number | undefined, isEdited = true) =>
  useCall('GET /seller/goods_drafts/details', id === undefined ? {} : { goods_id: id }, { isEdited });

/** With `keepalive` also while the page is closing. */
export const saveGoodsDraft = (input: CallIn<'POST /seller/goods_drafts/save'>, keepalive: boolean) =>
  call('POST /seller/goods_drafts/save', input, { keepalive });
export const deleteGoodsDraft = (which: { goods_id?: number }) =>
  call('POST /seller/goods_drafts/delete', which);

/** What a goods has where its shop says nothing. */
export const useGoodsDefaults = () => useCall('GET /seller/goods/defaults', {});
export const useGoodsHistory = (id: number) => useListCall('GET /seller/goods/history', { id, limit: 20 });

const ofShopCategories = ['GET /seller/goods_categories/list', ...touched] as const;
export const useShopCategories = () => useCall('GET /seller/goods_categories/list', {});
export const useSaveShopCategory = () =>
  useSend('POST /seller/goods_categories/save', { changes: ofShopCategories });
export const useOrderShopCategories = () =>
  useSend('POST /seller/goods_categories/order', { changes: ofShopCategories });
export const useDeleteShopCategory = () =>
  useSend('POST /seller/goods_categories/delete', { changes: ofShopCategories });
export const useAssignShopCategories = () =>
  useSave('POST /seller/goods_categories/assign', { changes: ofShopCategories });

export const useCategories = () => useCall('GET /wanlshop/category/tree', {});
export const useFreightTemplates = () => useCall('GET /seller/freight/list', {});

/** `version` is that of the goods when the edit began, which may be older than what was read. */
export const useSaveGoods = (
  began: SellerGoods | undefined,
  version: number | null,
  fields: ConflictFields,
) =>
  useSave('POST /seller/goods/save', {
    changes: touched,
    toInput: (standing: SellerGoods) => toInput(toDraft(standing), standing.id),
    ...(began && version !== null && version !== began.version ? { olderVersion: version } : {}),
    began,
    fields,
  });
export const useCopyGoods = () => useSend('POST /seller/goods/copy', { changes: touched });
export const useDeleteGoods = () => useSend('POST /seller/goods/delete', { changes: touched });

export const useSkusToChange = (ids: readonly number[]) =>
  useCall('GET /seller/goods/skus', { ids: ids.join() }, { isEdited: true });
export const useChangeSkus = () =>
  useSave('POST /seller/goods/skus', { changes: [...touched, 'GET /seller/goods/skus'] });

export const useChangeGoodsState = () => useSend('POST /seller/goods/state', { changes: touched });
